/** Compares the results of two sides benchmark by benchmark. */
package org.openjdk.jmh.results.comparison;
