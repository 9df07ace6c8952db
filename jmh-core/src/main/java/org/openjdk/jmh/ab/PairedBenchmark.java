package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ThreadDemand;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.stored.ResultKeys;

/** A benchmark of both sides with one mode and one value of each parameter. Immutable. */
final class PairedBenchmark {

    /** The parameters of the candidate. */
    final BenchmarkParams params;
    final ResultKey key;
    final ForkRequest baseline;
    final ForkRequest candidate;
    private final List<ThreadDemand> threads;
    final PairOrder order;
    private final PairedBenchmark timed;
    /** Why the own time of a counted benchmark cannot be compared, a phrase; empty if it can. */
    final String obstacleOfTimes;

    /**
     * @param params  of the candidate, as far as known before it runs
     * @param threads of each side
     */
    PairedBenchmark(BenchmarkParams params, ForkRequest baseline, ForkRequest candidate, List<ThreadDemand> threads,
                    PairOrder order) {
        this.params = params;
        key = ResultKeys.of(params);
        this.baseline = baseline;
        this.candidate = candidate;
        this.threads = new ArrayList<>(threads);
        this.order = order;
        timed = null;
        obstacleOfTimes = "";
    }

    private PairedBenchmark(PairedBenchmark counted, PairedBenchmark timed, String obstacle) {
        params = counted.params;
        key = counted.key;
        baseline = counted.baseline;
        candidate = counted.candidate;
        threads = counted.threads;
        order = counted.order;
        this.timed = timed;
        obstacleOfTimes = obstacle;
    }

    /** Returns this counted benchmark with one that measures its own time. */
    PairedBenchmark with(PairedBenchmark times) {
        return new PairedBenchmark(this, times, "");
    }

    /** Returns this counted benchmark, whose own time cannot be compared for a reason, a phrase. */
    PairedBenchmark withoutTimes(String reason) {
        return new PairedBenchmark(this, null, reason);
    }

    /** Returns the benchmark that measures the own time of this counted one. */
    Optional<PairedBenchmark> timed() {
        return Optional.ofNullable(timed);
    }

    ForkRequest fork(int side) {
        return side == MeasuredPair.BASELINE ? baseline : candidate;
    }

    /** Returns the threads of the side that has more, given the number of cores. */
    int threads(int cores) {
        return threads.stream().mapToInt(demand -> demand.on(cores)).max().orElse(1);
    }

    /** Returns the seconds by which an iteration may exceed its time before JMH interrupts it. */
    double timeoutSeconds() {
        return TimeBudget.seconds(params.getTimeout());
    }
}
