/** A user's classes that travel from forks to hosts, outside of JMH's packages. */
package org.example.link;
