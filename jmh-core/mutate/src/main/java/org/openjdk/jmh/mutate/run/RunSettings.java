package org.openjdk.jmh.mutate.run;

import org.openjdk.jmh.mutate.oracle.KillSettings;

/**
 * How far a run goes.
 *
 * @param kill             what counts as killed
 * @param perMutant        benchmarks that a mutant is tried on at most
 * @param exhaustive       whether a mutant that is killed is tried on further benchmarks all the same
 * @param controls         attempts with the original on both sides
 * @param published        whether the rule of the ju2jmh paper decides, after as many blocks as there may be
 * @param budgetSeconds    of this start; infinite where there is none
 */
public record RunSettings(KillSettings kill, int perMutant, boolean exhaustive, int controls, boolean published,
                          double budgetSeconds) {
}
