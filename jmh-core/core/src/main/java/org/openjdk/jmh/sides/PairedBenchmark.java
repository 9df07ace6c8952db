package org.openjdk.jmh.sides;

import org.openjdk.jmh.hosts.inside.ForkRequest;
import org.openjdk.jmh.results.stored.ResultKey;

/** A benchmark that both sides have, with a mode and values of parameters; immutable. */
final class PairedBenchmark {

    private final ResultKey key;
    private final ForkRequest baseline;
    private final ForkRequest candidate;
    private final double timeoutSeconds;

    PairedBenchmark(ResultKey key, ForkRequest baseline, ForkRequest candidate, double timeoutSeconds) {
        this.key = key;
        this.baseline = baseline;
        this.candidate = candidate;
        this.timeoutSeconds = timeoutSeconds;
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

    /** What an iteration may take beyond its time, as JMH sees it. */
    double timeoutSeconds() {
        return timeoutSeconds;
    }
}
