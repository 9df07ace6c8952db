/** Compares two sides of a benchmark: the size of a change, its precision, and a verdict. */
package org.openjdk.jmh.dynreconf.comparison;
