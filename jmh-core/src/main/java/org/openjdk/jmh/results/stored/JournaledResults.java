package org.openjdk.jmh.results.stored;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.BenchmarkMonitor;
import org.openjdk.jmh.reconfiguration.ForkRecording;
import org.openjdk.jmh.reconfiguration.ForkReplay;
import org.openjdk.jmh.results.CollectedForks;
import org.openjdk.jmh.results.LostFork;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.environment.BenchmarkEnvironment;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.journal.ForkContext;
import org.openjdk.jmh.results.journal.JournaledFork;
import org.openjdk.jmh.results.journal.StoredJournal;

/**
 * The results in a journal, as if the run had been interrupted after its last fork. The benchmarks need not be on the
 * class path. If a criterion is not, results lack their reconfiguration.
 */
final class JournaledResults {

    private final StoredJournal journal;
    private final Map<BenchmarkParams, List<JournaledFork>> forks = new LinkedHashMap<>();
    private final ForkReplay earlier = new ForkReplay();
    /** Remarks for the user, one line each. */
    final Set<String> notes = new LinkedHashSet<>();
    private final Set<BenchmarkParams> undecided = new LinkedHashSet<>();

    JournaledResults(StoredJournal journal) {
        this.journal = journal;
        notes.addAll(journal.notes);
        for (JournaledFork fork : journal.forks) {
            forks.computeIfAbsent(fork.params(), params -> new ArrayList<>()).add(fork);
            fork.evidence().ifPresent(evidence -> addPlan(fork.params(), (ForkRecording) evidence));
        }
    }

    private void addPlan(BenchmarkParams params, ForkRecording recording) {
        try {
            earlier.addPlan(params, recording);
        } catch (CriterionException e) {
            undecided.add(params);
            notes.add("the decisions of dynamic runs are left out: " + e.getMessage());
        }
    }

    /** Returns the results of all benchmarks that have one, in the order of a result file. */
    Collection<RunResult> all() {
        Collection<RunResult> results = new TreeSet<>(RunResult.DEFAULT_SORT_COMPARATOR);
        int unfinished = 0;
        for (Map.Entry<BenchmarkParams, List<JournaledFork>> own : forks.entrySet()) {
            BenchmarkParams params = own.getKey();
            JournaledBenchmark benchmark = new JournaledBenchmark(params,
                    params.isReconfigurable() && !undecided.contains(params) ? earlier.monitor(params) : null);
            own.getValue().forEach(benchmark::add);
            if (benchmark.hasResult()) {
                RunResult result = benchmark.result(journal.ended);
                results.add(result);
                unfinished += result.getIncomplete().map(missing -> missing.isUnfinished()).orElse(false) ? 1 : 0;
            }
        }
        if (!journal.ended) {
            notes.add("the run is unfinished; " + Nouns.count(results.size(), "benchmark", "has", "have")
                    + " a result, of which "
                    + unfinished + (unfinished == 1 ? " is" : " are") + " unfinished");
        }
        return results;
    }

    /** Recreates the result of a benchmark from its forks in a journal. */
    private static final class JournaledBenchmark {

        private final BenchmarkParams params;
        private final BenchmarkMonitor monitor;
        private final CollectedForks forks = new CollectedForks();
        private final List<ForkEnvironment> environments = new ArrayList<>();
        private ForkContext context;
        private int warmupForks;
        private int measuredForks;
        private boolean enough;
        private boolean cut;
        private boolean dropped;

        /** @param monitor repeats the decisions of the run; null for a static benchmark, or if a criterion is missing */
        JournaledBenchmark(BenchmarkParams params, BenchmarkMonitor monitor) {
            this.params = params;
            this.monitor = monitor;
        }

        void add(JournaledFork fork) {
            context = fork.context();
            int number = fork.isWarmup() ? ++warmupForks : ++measuredForks;
            if (fork.isCut()) {
                cut = true;
            } else if (fork.isBenchmarkLost()) {
                dropped = true;
            } else {
                fork.loss().ifPresent(cause -> forks.addLost(new LostFork(number, fork.isWarmup(), cause)));
                fork.result().ifPresent(forks::add);
                context.environment().ifPresent(environments::add);
                decide(fork);
            }
        }

        private void decide(JournaledFork fork) {
            if (monitor != null && fork.evidence().isPresent()) {
                monitor.replay((ForkRecording) fork.evidence().get(), fork.isWarmup());
                fork.loss().ifPresent(monitor::forkLost);
                enough = monitor.endFork() && !fork.isWarmup();
            }
        }

        /** Returns whether there is a result. A failed benchmark has none, as in a run. */
        boolean hasResult() {
            return !dropped && !forks.isEmpty();
        }

        /** Returns the result. If the run was complete, no further forks were to come. */
        RunResult result(boolean runEnded) {
            boolean done = enough || measuredForks >= params.getForks();
            boolean unfinished = !done && !(context.openEnded && (cut || runEnded));
            RunResult result = forks.result(params, unfinished);
            if (monitor != null) {
                if (done || cut || runEnded) {
                    monitor.finish();
                }
                result.attachReconfiguration(monitor.outcome());
            }
            context.fingerprint().ifPresent(result::attachFingerprint);
            if (!environments.isEmpty()) {
                result.attachEnvironment(new BenchmarkEnvironment(environments.get(0).machine(), environments));
            }
            return result;
        }
    }
}
