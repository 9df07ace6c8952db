package org.openjdk.jmh.mutate.results;

import java.util.List;
import java.util.SortedMap;
import org.openjdk.jmh.mutate.comparisons.ComparisonResult;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.Mutant;

/**
 * Represents a mutant with its result.
 *
 * @param verdict   at the smallest threshold
 * @param reason    one sentence for people
 * @param coveredBy executions in an operation, by benchmark
 */
public record MutantResult(CheckedMutant checked, MutantVerdict verdict, String reason, List<ComparisonResult> compared,
                           SortedMap<String, Double> coveredBy) {

    public Mutant mutant() {
        return checked.mutant();
    }

    /** {@return whether benchmarks may run against it} */
    public boolean isValid() {
        return verdict != MutantVerdict.INVALID;
    }

    public boolean isKilled(int threshold) {
        return compared.stream().anyMatch(each -> each.kills(threshold));
    }

    /** {@return the total seconds of its comparisons} */
    public double seconds() {
        return compared.stream().mapToDouble(ComparisonResult::seconds).sum();
    }
}
