/** Represents results of mutants and scores of benchmarks. */
package org.openjdk.jmh.mutate.results;
