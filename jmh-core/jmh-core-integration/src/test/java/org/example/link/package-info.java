/** A user's classes, outside of JMH's packages, that forks send to hosts. */
package org.example.link;
