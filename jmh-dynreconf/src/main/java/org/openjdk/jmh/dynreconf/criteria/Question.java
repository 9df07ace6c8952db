package org.openjdk.jmh.dynreconf.criteria;

import java.util.Objects;

/** Names the phase that a checkpoint is about; immutable. */
public final class Question {

    private final Phase phase;
    private final int present;
    private final int wanted;

    private Question(Phase phase, int present, int wanted) {
        this.phase = Objects.requireNonNull(phase, "phase");
        this.present = present;
        this.wanted = wanted;
    }

    /** {@return the question whether the warmup of the fork may end after the iterations so far} */
    public static Question mayWarmupEnd() {
        return new Question(Phase.WARMUP, 0, 0);
    }

    /**
     * {@return the question whether the newest iterations of the fork, completed by similar ones, may be its result} It
     * comes before the iteration that would be the last one, and again when the fork has ended.
     *
     * @param present the number of newest iterations that would be in the result, all of them usable: from 0, if a
     * single one is wanted and none has run yet, to {@code wanted}, if the fork has ended
     * @param wanted  the number of iterations in the result, 1 or more
     */
    public static Question mayMeasurementEnd(int present, int wanted) {
        return new Question(Phase.MEASUREMENT, present, wanted);
    }

    /**
     * {@return the question whether the forks that have ended suffice}
     *
     * @param warmup whether warmup forks are meant
     */
    public static Question mayForksEnd(boolean warmup) {
        return new Question(warmup ? Phase.WARMUP_FORKS : Phase.FORKS, 0, 0);
    }

    /** {@return the phase that may end} */
    public Phase phase() {
        return phase;
    }

    /**
     * {@return the number of newest iterations that would be in the result if the measurement ended, from 0 to {@link
     * #wanted()}; 0 for other phases}
     */
    public int present() {
        return present;
    }

    /** {@return the number of iterations that the result needs, 1 or more; 0 for phases other than the measurement} */
    public int wanted() {
        return wanted;
    }
}
