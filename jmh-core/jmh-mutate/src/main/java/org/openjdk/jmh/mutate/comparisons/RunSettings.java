package org.openjdk.jmh.mutate.comparisons;

import org.openjdk.jmh.mutate.verdicts.KillSettings;

/**
 * Holds the limits of a run.
 *
 * @param perMutant     maximum number of benchmarks to try a mutant on
 * @param exhaustive    whether a killed mutant is tried on further benchmarks
 * @param controls      number of comparisons of the original with itself
 * @param published     whether the rule of the ju2jmh paper decides, after all blocks
 * @param budgetSeconds infinite without a budget
 */
public record RunSettings(KillSettings kill, int perMutant, boolean exhaustive, int controls, boolean published,
                          double budgetSeconds) {
}
