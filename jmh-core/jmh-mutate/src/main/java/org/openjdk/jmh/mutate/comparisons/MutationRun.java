package org.openjdk.jmh.mutate.comparisons;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.forks.BenchmarkCase;
import org.openjdk.jmh.mutate.forks.BenchmarkForks;
import org.openjdk.jmh.mutate.verdicts.DiscoveryLevels;

/** Measures mutants on benchmarks in the planned order, until all are decided or the budget is used up. */
public final class MutationRun {

    private final BenchmarkForks forks;
    private final MutationJournal journal;
    private final RunSettings settings;
    private final RunListener listener;
    private final List<DiscoveryLevels> levels = new ArrayList<>();
    private final Set<String> killed = new HashSet<>();
    private final List<ComparisonResult> compared = new ArrayList<>();
    private final List<MutantTrial> unmeasured = new ArrayList<>();
    private final long start = System.nanoTime();
    private double secondsOfBlocks;
    private int blocks;

    public MutationRun(BenchmarkForks forks, MutationJournal journal, RunSettings settings, RunListener listener) {
        this.forks = forks;
        this.journal = journal;
        this.settings = settings;
        this.listener = listener;
        settings.kill().thresholds().forEach(threshold -> levels.add(new DiscoveryLevels(settings.kill().rate())));
    }

    /**
     * Runs the comparisons.
     *
     * @param mutants  ids
     * @param coverage by benchmark
     * @param original returns the folder with the original class files of a mutant
     * @param classes  returns the folder with its own class files
     * @return the results of all decided comparisons, in their order
     */
    public List<ComparisonResult> run(Set<String> mutants, List<BenchmarkCase> benchmarks,
                                      Map<String, Coverage> coverage,
                                      Function<String, Path> original, Function<String, Path> classes)
            throws IOException, InterruptedException {
        List<MutantTrial> attempts = new TrialPlan(mutants, benchmarks, coverage, settings).attempts();
        listener.planned(attempts.size());
        for (int i = 0; i < attempts.size(); i++) {
            MutantTrial attempt = attempts.get(i);
            if (attempt.control() || settings.exhaustive() || !killed.contains(attempt.mutant())) {
                Path was = original.apply(attempt.mutant());
                ComparisonResult result = new MutantComparison(forks, journal, settings).run(attempt,
                        levels.stream().map(DiscoveryLevels::next).toList(), was,
                        attempt.control() ? was : classes.apply(attempt.mutant()), this::isTimeLeft);
                if (result == null) {
                    unmeasured.add(attempt);
                } else {
                    take(result, i + 1, attempts.size());
                }
            }
        }
        return List.copyOf(compared);
    }

    /** {@return the comparisons that the budget left undecided} */
    public List<MutantTrial> unmeasured() {
        return List.copyOf(unmeasured);
    }

    private void take(ComparisonResult result, int number, int of) {
        for (int i = 0; i < levels.size(); i++) {
            levels.get(i).recordOutcome(result.kills(i));
        }
        if (result.kills(0) && !result.attempt().control()) {
            killed.add(result.attempt().mutant());
        }
        compared.add(result);
        secondsOfBlocks += result.seconds();
        blocks += result.look().blocks();
        listener.compared(result, number, of, secondsOfBlocks / compared.size() * (of - number));
    }

    private boolean isTimeLeft() {
        double block = blocks == 0 ? 2 * forks.length().seconds() : secondsOfBlocks / blocks;
        return (System.nanoTime() - start) / 1e9 + block <= settings.budgetSeconds();
    }
}
