/** Compares recordings of production with benchmark results. */
package org.openjdk.jmh.production.comparisons;
