package org.openjdk.jmh.results.stored;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.reconfiguration.BenchmarkMonitor;
import org.openjdk.jmh.reconfiguration.ForkRecording;
import org.openjdk.jmh.results.CollectedForks;
import org.openjdk.jmh.results.LostFork;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.environment.BenchmarkEnvironment;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.journal.ForkContext;
import org.openjdk.jmh.results.journal.JournaledFork;

/** Recreates the result of a benchmark from its forks in a journal. */
final class JournaledBenchmark {

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
