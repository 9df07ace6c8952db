package org.openjdk.jmh.mutate.result;

import java.util.List;
import java.util.SortedMap;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.Mutant;
import org.openjdk.jmh.mutate.run.Compared;

/**
 * A mutant with what came of it.
 *
 * @param checked   the mutant
 * @param fate      at the smallest threshold
 * @param reason    of the fate, one sentence for people
 * @param compared  on benchmarks, in the order of attempts
 * @param coveredBy hit ratios by the benchmarks that execute it
 */
public record MutantResult(CheckedMutant checked, Fate fate, String reason, List<Compared> compared,
                           SortedMap<String, Double> coveredBy) {

    /** {@return the mutant itself} */
    public Mutant mutant() {
        return checked.mutant();
    }

    /** {@return whether benchmarks may be asked about it} */
    public boolean isValid() {
        return fate != Fate.INVALID;
    }

    /** {@return whether a benchmark has noticed it} */
    public boolean isKilled(int threshold) {
        return compared.stream().anyMatch(each -> each.kills(threshold));
    }

    /** {@return the seconds that its comparisons took} */
    public double seconds() {
        return compared.stream().mapToDouble(Compared::seconds).sum();
    }
}
