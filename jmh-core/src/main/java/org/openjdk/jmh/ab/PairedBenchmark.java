package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ThreadDemand;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.stored.ResultKeys;

/** A benchmark of both sides with one mode and one value of each parameter; immutable. */
final class PairedBenchmark {

    private final BenchmarkParams params;
    private final ResultKey key;
    private final ForkRequest baseline;
    private final ForkRequest candidate;
    private final List<ThreadDemand> threads;
    private final PairOrder order;

    /**
     * Creates a pair.
     *
     * @param params    of the candidate, as far as they are known before it runs
     * @param baseline  a fork of the baseline
     * @param candidate a fork of the candidate
     * @param threads   of each side
     * @param order     of both forks
     */
    PairedBenchmark(BenchmarkParams params, ForkRequest baseline, ForkRequest candidate, List<ThreadDemand> threads,
                    PairOrder order) {
        this.params = params;
        key = ResultKeys.of(params);
        this.baseline = baseline;
        this.candidate = candidate;
        this.threads = new ArrayList<>(threads);
        this.order = order;
    }

    /** Returns the parameters of the candidate. */
    BenchmarkParams params() {
        return params;
    }

    /** Returns the key of the candidate. */
    ResultKey key() {
        return key;
    }

    ForkRequest baseline() {
        return baseline;
    }

    ForkRequest candidate() {
        return candidate;
    }

    ForkRequest fork(int side) {
        return side == MeasuredPair.BASELINE ? baseline : candidate;
    }

    PairOrder order() {
        return order;
    }

    /** Returns the threads of the side that has more, for VMs that see a number of cores. */
    int threads(int cores) {
        return threads.stream().mapToInt(demand -> demand.on(cores)).max().orElse(1);
    }

    /** Returns how long an iteration may take beyond its time before JMH interrupts it, in seconds. */
    double timeoutSeconds() {
        return TimeBudget.seconds(params.getTimeout());
    }
}
