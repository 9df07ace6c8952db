package org.openjdk.jmh.mutate.run;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.measure.BenchmarkCase;

/**
 * The order of attempts: each mutant on the benchmark that executes it most often in a second, those that are executed most
 * often first; then each on its second benchmark, and so on. A kill is most likely where much is executed, and the levels
 * of later tests profit from early kills.
 */
final class AttemptPlan {

    private static final Comparator<MutantTrial> PROMISING =
            Comparator.comparingDouble(MutantTrial::perSecond).reversed()
                    .thenComparing(MutantTrial::mutant).thenComparing(attempt -> attempt.benchmark().id());

    private final List<List<MutantTrial>> rounds = new ArrayList<>();

    AttemptPlan(Collection<String> mutants, List<BenchmarkCase> benchmarks, Map<String, Coverage> coverage,
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

    /** Spread over the first round, so that they have the levels and the machine that mutants have. */
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

    /** {@return all attempts in their order} */
    List<MutantTrial> attempts() {
        return rounds.stream().flatMap(List::stream).toList();
    }
}
