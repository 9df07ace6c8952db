package org.openjdk.jmh.mutate.result;

import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How many of a group of mutants are noticed.
 *
 * @param name    of the group
 * @param valid   mutants that benchmarks may be asked about
 * @param covered those of them that a benchmark executes
 * @param killed  those that are noticed, for each threshold
 */
public record Score(String name, int valid, int covered, List<Integer> killed) {

    /** Counts. */
    public static Score of(String name, Collection<MutantResult> mutants, int thresholds) {
        List<MutantResult> valid = mutants.stream().filter(MutantResult::isValid).toList();
        return new Score(name, valid.size(),
                (int) valid.stream().filter(each -> each.fate() != Fate.NOT_COVERED).count(),
                IntStream.range(0, thresholds)
                        .mapToObj(i -> (int) valid.stream().filter(each -> each.isKilled(i)).count()).toList());
    }

    /** {@return the share of valid mutants that is noticed, from 0 to 1; NaN without any} */
    public double share(int threshold) {
        return valid == 0 ? Double.NaN : (double) killed.get(threshold) / valid;
    }
}
