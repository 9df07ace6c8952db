package org.openjdk.jmh.mutate.results;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Counts the noticed mutants of a group.
 *
 * @param valid   number of mutants that benchmarks may run against
 * @param covered number of them that a benchmark executes
 * @param killed  number of them that are noticed, for each threshold
 */
public record Score(String name, int valid, int covered, List<Integer> killed) {

    public static Score of(String name, Collection<MutantResult> mutants, int thresholds) {
        List<MutantResult> valid = mutants.stream().filter(MutantResult::isValid).toList();
        return new Score(name, valid.size(),
                (int) valid.stream().filter(each -> each.verdict() != MutantVerdict.NOT_COVERED).count(),
                IntStream.range(0, thresholds)
                        .mapToObj(i -> (int) valid.stream().filter(each -> each.isKilled(i)).count()).toList());
    }

    /** {@return the share of valid mutants that is noticed, from 0 to 1; NaN without any} */
    public double share(int threshold) {
        return valid == 0 ? Double.NaN : (double) killed.get(threshold) / valid;
    }
}
