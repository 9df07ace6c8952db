package org.openjdk.jmh.runner.link;

import org.openjdk.jmh.runner.IterationType;

/**
 * The question whether the warmup of a fork may end, or its measurement after one more iteration.
 *
 * <p>It travels as an infrastructure request, which the host answers in order on the same link.
 */
final class PhaseQuestion extends InfraFrame {

    private static final long serialVersionUID = 1L;

    private final IterationType phase;
    private final int iterations;

    PhaseQuestion(IterationType phase, int iterations) {
        super(Type.ACTION_PLAN_REQUEST);
        this.phase = phase;
        this.iterations = iterations;
    }

    IterationType phase() {
        return phase;
    }

    int iterations() {
        return iterations;
    }
}
