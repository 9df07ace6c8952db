package org.openjdk.jmh.bench.replay;

import java.util.List;

/**
 * What a technique did with a benchmark.
 *
 * @param technique      a candidate's label, or the name of a published technique
 * @param published      whether it was not replayed but read
 * @param forksUsed      how many forks the technique would have run
 * @param forksStable    whether it stopped there because the forks were stable; false for a published technique
 * @param staticSeconds  time of the static run; NaN for a published technique
 * @param dynamicSeconds time of the dynamic run; NaN for a published technique
 * @param forks          of a replayed technique all forks, also those that it would not have run
 */
public record TechniqueOutcome(String technique, boolean published, int forksUsed, boolean forksStable,
                               double staticSeconds, double dynamicSeconds, List<ForkOutcome> forks) {
}
