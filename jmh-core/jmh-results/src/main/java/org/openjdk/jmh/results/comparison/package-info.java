/** Compares the results of two sides, benchmark by benchmark, and writes down what came of it. */
package org.openjdk.jmh.results.comparison;
