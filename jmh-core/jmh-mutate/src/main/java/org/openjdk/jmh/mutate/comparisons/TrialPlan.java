package org.openjdk.jmh.mutate.comparisons;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.forks.BenchmarkCase;

/**
 * Plans the order of comparisons. Each mutant is first tried on the benchmark that executes it most often in a second,
 * starting with the most executed mutants; then on its second benchmark, and so on. Frequent execution makes kills
 * likely, and early kills raise the levels of later tests.
 */
final class TrialPlan {

    private static final Comparator<MutantTrial> PROMISING =
            Comparator.comparingDouble(MutantTrial::perSecond).reversed()
                    .thenComparing(MutantTrial::mutant).thenComparing(attempt -> attempt.benchmark().id());

    private final List<List<MutantTrial>> rounds = new ArrayList<>();

    TrialPlan(Collection<String> mutants, List<BenchmarkCase> benchmarks, Map<String, Coverage> coverage,
              RunSettings settings) {
        Map<String, List<MutantTrial>> byMutant = new TreeMap<>();
        for (BenchmarkCase benchmark : benchmarks) {
            Coverage of = coverage.get(benchmark.id());
            if (of != null) {
                of.hits().keySet().stream().filter(mutants::contains).forEach(
                        mutant -> byMutant.computeIfAbsent(mutant, key -> new ArrayList<>())
                                .add(new MutantTrial(mutant, benchmark, of.ratio(mutant), of.perSecond(mutant),
                                        false)));
            }
        }
        byMutant.values().forEach(attempts -> attempts.sort(PROMISING));
        for (int round = 0; round < settings.perMutant(); round++) {
            int number = round;
            List<MutantTrial> attempts = byMutant.values().stream().filter(each -> each.size() > number)
                    .map(each -> each.get(number)).sorted(PROMISING).toList();
            if (attempts.isEmpty()) {
                break;
            }
            rounds.add(round == 0 ? withControls(attempts, settings.controls()) : attempts);
        }
    }

    /** Spreads controls over the first round, so that they have the same levels and conditions as mutants. */
    private static List<MutantTrial> withControls(List<MutantTrial> attempts, int controls) {
        List<MutantTrial> all = new ArrayList<>(attempts);
        int used = Math.min(controls, attempts.size());
        for (int i = used - 1; i >= 0; i--) {
            int at = (int) ((i + 0.5) * attempts.size() / used);
            MutantTrial model = attempts.get(at);
            all.add(at, new MutantTrial(model.mutant(), model.benchmark(), model.ratio(), model.perSecond(), true));
        }
        return all;
    }

    List<MutantTrial> attempts() {
        return rounds.stream().flatMap(List::stream).toList();
    }
}
