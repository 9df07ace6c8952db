package org.openjdk.jmh.mutate.results;

import java.util.List;

/**
 * Represents what one benchmark notices.
 *
 * @param covers  number of valid mutants that it executes
 * @param tried   number of them that were measured with it
 * @param killed  number of them that it noticed, for each threshold
 * @param failure why its coverage is unknown; empty if it is known
 */
public record BenchmarkScore(String benchmark, int covers, int tried, List<Integer> killed, String failure) {
}
