package org.openjdk.jmh.sides;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.hosts.inside.ForkRequest;
import org.openjdk.jmh.hosts.inside.ThreadDemand;
import org.openjdk.jmh.results.stored.ResultKey;

/** A benchmark that both sides have, with a mode and values of parameters; immutable. */
final class PairedBenchmark {

    private final ResultKey key;
    private final ForkRequest baseline;
    private final ForkRequest candidate;
    private final double timeoutSeconds;
    private final List<ThreadDemand> threads;

    PairedBenchmark(ResultKey key, ForkRequest baseline, ForkRequest candidate, double timeoutSeconds,
                    List<ThreadDemand> threads) {
        this.key = key;
        this.baseline = baseline;
        this.candidate = candidate;
        this.timeoutSeconds = timeoutSeconds;
        this.threads = new ArrayList<>(threads);
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
        return timeoutSeconds;
    }
}
