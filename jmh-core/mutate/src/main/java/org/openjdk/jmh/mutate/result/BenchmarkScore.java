package org.openjdk.jmh.mutate.result;

import java.util.List;

/**
 * What a benchmark is good for.
 *
 * @param benchmark its id
 * @param covers    valid mutants that it executes
 * @param tried     those that were measured on it
 * @param killed    those that it noticed, for each threshold
 * @param failure   why its coverage is not known; empty where it is
 */
public record BenchmarkScore(String benchmark, int covers, int tried, List<Integer> killed, String failure) {
}
