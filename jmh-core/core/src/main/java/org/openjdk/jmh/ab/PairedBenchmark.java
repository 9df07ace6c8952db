package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ThreadDemand;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.stored.ResultKeys;

/** A benchmark that both sides have, with a mode and values of parameters; immutable. */
final class PairedBenchmark {

    private final BenchmarkParams params;
    private final ResultKey key;
    private final ForkRequest baseline;
    private final ForkRequest candidate;
    private final List<ThreadDemand> threads;

    /**
     * A pair.
     *
     * @param params    of the candidate, as far as they are known before it runs
     * @param baseline  what to run on the side that was
     * @param candidate what to run on the side that is
     * @param threads   of each side
     */
    PairedBenchmark(BenchmarkParams params, ForkRequest baseline, ForkRequest candidate, List<ThreadDemand> threads) {
        this.params = params;
        key = ResultKeys.of(params);
        this.baseline = baseline;
        this.candidate = candidate;
        this.threads = new ArrayList<>(threads);
    }

    /** Of the candidate. */
    BenchmarkParams params() {
        return params;
    }

    /** Of the candidate. */
    ResultKey key() {
        return key;
    }

    /** What to run on the side that was. */
    ForkRequest baseline() {
        return baseline;
    }

    /** What to run on the side that is. */
    ForkRequest candidate() {
        return candidate;
    }

    /** What to run on a side. */
    ForkRequest fork(int side) {
        return side == MeasuredPair.BASELINE ? baseline : candidate;
    }

    /** How many threads it runs on the side that has more, where VMs see so many cores. */
    int threads(int cores) {
        return threads.stream().mapToInt(demand -> demand.on(cores)).max().orElse(1);
    }

    /** What an iteration may take beyond its time, as JMH sees it. */
    double timeoutSeconds() {
        return TimeBudget.seconds(params.getTimeout());
    }
}
