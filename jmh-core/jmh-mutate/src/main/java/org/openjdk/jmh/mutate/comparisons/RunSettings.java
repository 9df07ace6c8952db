package org.openjdk.jmh.mutate.comparisons;

import org.openjdk.jmh.mutate.verdicts.KillSettings;

/**
 * Limits of a run.
 *
 * @param kill          when a mutant is killed
 * @param perMutant     largest number of benchmarks that a mutant is tried on
 * @param exhaustive    whether a killed mutant is tried on further benchmarks
 * @param controls      number of comparisons of the original with itself
 * @param published     whether the rule of the ju2jmh paper decides, after the largest number of blocks
 * @param budgetSeconds budget of this start; infinite without one
 */
public record RunSettings(KillSettings kill, int perMutant, boolean exhaustive, int controls, boolean published,
                          double budgetSeconds) {
}
