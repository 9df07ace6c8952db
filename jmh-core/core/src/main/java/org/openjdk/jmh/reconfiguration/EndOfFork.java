package org.openjdk.jmh.reconfiguration;

import java.util.Map;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.Contradiction;
import org.openjdk.jmh.dynreconf.InfluentialIteration;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judgement;

/** What a session says at the end of a fork, taken at once, so that an outcome changes only by decisions in time. */
final class EndOfFork {

    private final Checkpoint checkpoint;
    private final Contradiction contradiction;
    private final InfluentialIteration influential;
    private final Map<ConfiguredCriterion, Judgement> hindsight;

    private EndOfFork(ReconfigurationSession session) {
        checkpoint = session.endFork();
        contradiction = session.contradiction().orElse(null);
        influential = session.influentialIteration().orElse(null);
        hindsight = session.hindsight();
    }

    static EndOfFork of(ReconfigurationSession session) {
        return new EndOfFork(session);
    }

    Checkpoint checkpoint() {
        return checkpoint;
    }

    /** Or null. */
    Contradiction contradiction() {
        return contradiction;
    }

    /** Or null. */
    InfluentialIteration influential() {
        return influential;
    }

    Map<ConfiguredCriterion, Judgement> hindsight() {
        return hindsight;
    }
}
