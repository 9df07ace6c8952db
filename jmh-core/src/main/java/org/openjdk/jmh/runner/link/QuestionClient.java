package org.openjdk.jmh.runner.link;

import java.io.IOException;
import java.io.Serializable;
import org.openjdk.jmh.runner.IterationType;

/** Superclass of {@link BinaryLinkClient} that asks the host whether a phase of the fork may end. */
abstract class QuestionClient {

    abstract void pushFrame(Serializable frame) throws IOException;

    abstract Object readFrame() throws IOException, ClassNotFoundException;

    /**
     * Asks whether the warmup may end, or the measurement after one more iteration. Results that were pushed before
     * have arrived when the host answers.
     *
     * @param phase      warmup or measurement
     * @param iterations number of iterations done in this phase
     * @throws IOException if the link is broken
     */
    public boolean isEnough(IterationType phase, int iterations) throws IOException, ClassNotFoundException {
        pushFrame(new PhaseQuestion(phase, iterations));
        return PhaseQuestion.isEnough(readFrame());
    }
}
