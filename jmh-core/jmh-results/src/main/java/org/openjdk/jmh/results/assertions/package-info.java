/** Evaluates the assertions of benchmarks on their results. */
package org.openjdk.jmh.results.assertions;
