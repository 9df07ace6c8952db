package org.openjdk.jmh.runner.link;

import java.io.IOException;
import org.openjdk.jmh.runner.IterationType;

/**
 * The question whether the warmup of a fork may end, or its measurement after one more iteration.
 *
 * <p>It travels as an infrastructure request, which the host answers in order on the same link.
 */
final class PhaseQuestion extends InfraFrame {

    private static final long serialVersionUID = 1L;

    private static final String ENOUGH = "enough";
    private static final String GO_ON = "go on";

    private final IterationType phase;
    private final int iterations;

    PhaseQuestion(IterationType phase, int iterations) {
        super(Type.ACTION_PLAN_REQUEST);
        this.phase = phase;
        this.iterations = iterations;
    }

    /**
     * Returns what is sent as the answer: a string, since that is the one object that the fork, which waits for it, can
     * read without describing a class first.
     */
    static String answer(boolean enough) {
        return enough ? ENOUGH : GO_ON;
    }

    /**
     * Reads an answer.
     *
     * @return whether it was enough
     * @throws IOException if it is none
     */
    static boolean isEnough(Object answer) throws IOException {
        if (!ENOUGH.equals(answer) && !GO_ON.equals(answer)) {
            throw new IOException("no answer to a question, but " + answer);
        }
        return ENOUGH.equals(answer);
    }

    IterationType phase() {
        return phase;
    }

    int iterations() {
        return iterations;
    }
}
