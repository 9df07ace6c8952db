package org.openjdk.jmh.dynreconf;

import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/** Calls of sessions that many tests need. */
final class SessionCalls {

    private SessionCalls() {
    }

    /** Adds a warmup iteration and returns whether the warmup may end. */
    static Checkpoint afterWarmup(ReconfigurationSession session, Iteration iteration) {
        session.warmupIteration(iteration);
        return session.mayWarmupEnd();
    }

    /** What the first judge said. */
    static Judgement first(Checkpoint checkpoint) {
        return checkpoint.judgements().values().iterator().next();
    }
}
