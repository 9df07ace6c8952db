package org.openjdk.jmh.results.journal;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Optional;

/** The result of a fork of one side, whose JMH may be an older one. Immutable. */
public final class SideFork implements Serializable {

    private static final long serialVersionUID = 1L;

    private final int side;
    private final String json;
    private final String loss;
    private final double[] waiting;
    private final double[] warmth;

    private SideFork(int side, String json, String loss, double[] waiting, double[] warmth) {
        this.side = side;
        this.json = json;
        this.loss = loss;
        this.waiting = waiting;
        this.warmth = warmth;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (side < 0) {
            throw new InvalidObjectException("it is of side " + side);
        }
    }

    /**
     * Creates a fork with a result.
     *
     * @param side 0 for the baseline, 1 for the candidate; in a bisection, the index of the version
     * @param json array of one result, as the JMH of that side writes it
     */
    public static SideFork measured(int side, String json) {
        return measured(side, json, new double[0]);
    }

    /**
     * Creates a fork with a result.
     *
     * @param side    as for {@link #measured(int, String)}
     * @param json    as for {@link #measured(int, String)}
     * @param waiting share of each iteration for which its threads waited for a processor, warmups first, from 0 to
     *     below 1; NaN if unknown, and empty if all are
     */
    public static SideFork measured(int side, String json, double[] waiting) {
        return new SideFork(side, json, null, waiting.clone(), new double[0]);
    }

    public SideFork withWarmth(double[] known) {
        return new SideFork(side, json, loss, waiting, known.clone());
    }

    /** Creates a fork that was lost for the given reason, in one line. */
    public static SideFork lost(int side, String cause) {
        return new SideFork(side, null, cause, new double[0], new double[0]);
    }

    /** Creates a fork without a result, because the run ended it, or the fork beside it was lost. */
    public static SideFork discarded(int side) {
        return new SideFork(side, null, null, new double[0], new double[0]);
    }

    /** Returns 0 for the baseline, 1 for the candidate; in a bisection, the index of the version. */
    public int side() {
        return side;
    }

    /** Returns the result in JMH's JSON, empty if there is none. */
    public Optional<String> json() {
        return Optional.ofNullable(json);
    }

    /**
     * Returns the share of each iteration for which its threads waited for a processor, as in {@link #measured(int,
     * String, double[])}.
     */
    public double[] waiting() {
        return waiting == null ? new double[0] : waiting.clone();
    }

    /**
     * Returns the relative change of the score in the last iterations of the warmup, and the share of the measurement for which
     * compilers were busy.
     *
     * @return NaN if unknown, and empty for a fork that did not alternate
     */
    public double[] warmth() {
        return warmth == null ? new double[0] : warmth.clone();
    }

    /** Returns why the fork was lost in one line, empty if it was measured or discarded. */
    public Optional<String> loss() {
        return Optional.ofNullable(loss);
    }
}
