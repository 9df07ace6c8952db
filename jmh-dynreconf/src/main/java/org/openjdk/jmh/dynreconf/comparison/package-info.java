/** Compares two sides of a benchmark: how much faster or slower, how sure that is, and what it means. */
package org.openjdk.jmh.dynreconf.comparison;
