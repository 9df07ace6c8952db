package org.openjdk.jmh.dynreconf;

import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.measurement.Iteration;

/** What tests ask of sessions again and again. */
final class Asking {

    private Asking() {
    }

    /** Tells of a warmup iteration, and asks whether the warmup may end. */
    static Checkpoint afterWarmup(ReconfigurationSession session, Iteration iteration) {
        session.warmupIteration(iteration);
        return session.mayWarmupEnd();
    }

    /** What the first judge said. */
    static Judgement first(Checkpoint checkpoint) {
        return checkpoint.judgements().values().iterator().next();
    }
}
