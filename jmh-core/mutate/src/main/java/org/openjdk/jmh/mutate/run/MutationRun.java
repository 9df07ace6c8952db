package org.openjdk.jmh.mutate.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.measure.BenchmarkCase;
import org.openjdk.jmh.mutate.measure.BenchmarkForks;
import org.openjdk.jmh.mutate.oracle.DiscoveryLevels;

/** Measures mutants on benchmarks in the order of the plan, until there is nothing left, or no time. */
public final class MutationRun {

    private final BenchmarkForks forks;
    private final MutationJournal journal;
    private final RunSettings settings;
    private final RunListener listener;
    private final List<DiscoveryLevels> levels = new ArrayList<>();
    private final Set<String> killed = new HashSet<>();
    private final List<Compared> compared = new ArrayList<>();
    private final List<MutantTrial> unmeasured = new ArrayList<>();
    private final long start = System.nanoTime();
    private double secondsOfBlocks;
    private int blocks;

    /**
     * A run that has not begun.
     *
     * @param forks    to run
     * @param journal  of an earlier start, and of this one
     * @param settings how far to go
     * @param listener told of what happens
     */
    public MutationRun(BenchmarkForks forks, MutationJournal journal, RunSettings settings, RunListener listener) {
        this.forks = forks;
        this.journal = journal;
        this.settings = settings;
        this.listener = listener;
        settings.kill().thresholds().forEach(threshold -> levels.add(new DiscoveryLevels(settings.kill().rate())));
    }

    /**
     * Runs.
     *
     * @param mutants    ids of those that are to be measured
     * @param benchmarks that there are
     * @param coverage   by benchmark
     * @param original   the folder with the original class files of a mutant
     * @param classes    the folder with its own
     * @return what came of all attempts that were decided, in their order
     */
    public List<Compared> run(Set<String> mutants, List<BenchmarkCase> benchmarks, Map<String, Coverage> coverage,
                              Function<String, Path> original, Function<String, Path> classes)
            throws IOException, InterruptedException {
        List<MutantTrial> attempts = new AttemptPlan(mutants, benchmarks, coverage, settings).attempts();
        listener.planned(attempts.size());
        for (int i = 0; i < attempts.size(); i++) {
            MutantTrial attempt = attempts.get(i);
            if (attempt.control() || settings.exhaustive() || !killed.contains(attempt.mutant())) {
                Path was = original.apply(attempt.mutant());
                Compared result = new Comparing(forks, journal, settings).run(attempt,
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

    /** {@return attempts that were not decided, for want of time} */
    public List<MutantTrial> unmeasured() {
        return List.copyOf(unmeasured);
    }

    private void take(Compared result, int number, int of) {
        for (int i = 0; i < levels.size(); i++) {
            levels.get(i).ended(result.kills(i));
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
