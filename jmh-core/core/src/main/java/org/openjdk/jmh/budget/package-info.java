/** What runs take: estimates from settings and from earlier results, and what they are called. */
package org.openjdk.jmh.budget;
