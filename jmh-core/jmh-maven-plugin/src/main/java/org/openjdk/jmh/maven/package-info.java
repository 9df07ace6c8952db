/** Implements the Maven goals that run, list, compare, bisect, check and mutate. */
package org.openjdk.jmh.maven;
