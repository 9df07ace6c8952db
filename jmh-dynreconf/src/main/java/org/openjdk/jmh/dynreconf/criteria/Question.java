package org.openjdk.jmh.dynreconf.criteria;

import java.util.Objects;

/**
 * What a judge is asked at a checkpoint: may this phase end? Immutable.
 */
public final class Question {

    private final Phase phase;
    private final int present;
    private final int wanted;

    private Question(Phase phase, int present, int wanted) {
        this.phase = Objects.requireNonNull(phase, "phase");
        this.present = present;
        this.wanted = wanted;
    }

    /**
     * May the warmup of the fork end after the iterations so far?
     *
     * @return the question
     */
    public static Question mayWarmupEnd() {
        return new Question(Phase.WARMUP, 0, 0);
    }

    /**
     * Are the newest iterations of the fork, once they are completed to the wanted number by ones like them, what is to
     * be its result? Asked before the iteration that would be the last one, and again when the fork has ended.
     *
     * @param present how many of the newest iterations would be in the result, all of them usable: from 0, where a
     *                single one is wanted and none has run yet, to {@code wanted}, where the fork has ended
     * @param wanted  how many iterations the result is to have, 1 or more
     * @return the question
     */
    public static Question mayMeasurementEnd(int present, int wanted) {
        return new Question(Phase.MEASUREMENT, present, wanted);
    }

    /**
     * Are the forks that have ended enough?
     *
     * @param warmup whether warmup forks are meant
     * @return the question
     */
    public static Question mayForksEnd(boolean warmup) {
        return new Question(warmup ? Phase.WARMUP_FORKS : Phase.FORKS, 0, 0);
    }

    /**
     * What may end.
     *
     * @return the phase
     */
    public Phase phase() {
        return phase;
    }

    /**
     * How many of the newest iterations would be in the result, where a measurement may end.
     *
     * @return 0 or more, and {@link #wanted()} at most; 0 for other phases
     */
    public int present() {
        return present;
    }

    /**
     * How many iterations the result is to have, where a measurement may end.
     *
     * @return 1 or more; 0 for other phases
     */
    public int wanted() {
        return wanted;
    }
}
