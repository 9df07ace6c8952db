package org.openjdk.jmh.runner.link;

import java.io.IOException;
import org.openjdk.jmh.runner.IterationType;

/**
 * Request of a fork: may its warmup end, or its measurement after one more iteration? It travels as an infrastructure
 * request, which the host answers in order on the same link.
 */
final class PhaseQuestion extends InfraFrame {

    private static final long serialVersionUID = 1L;

    private static final String ENOUGH = "enough";
    private static final String GO_ON = "go on";

    final IterationType phase;
    final int iterations;

    PhaseQuestion(IterationType phase, int iterations) {
        super(Type.ACTION_PLAN_REQUEST);
        this.phase = phase;
        this.iterations = iterations;
    }

    /** Returns the reply: a string, which the waiting fork can read without loading a class. */
    static String answer(boolean enough) {
        return enough ? ENOUGH : GO_ON;
    }

    /**
     * Reads a reply.
     *
     * @throws IOException if {@code answer} is no reply to such a request
     */
    static boolean isEnough(Object answer) throws IOException {
        if (!ENOUGH.equals(answer) && !GO_ON.equals(answer)) {
            throw new IOException("no answer to a question, but " + answer);
        }
        return ENOUGH.equals(answer);
    }
}
