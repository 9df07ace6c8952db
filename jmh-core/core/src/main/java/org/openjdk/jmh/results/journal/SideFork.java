package org.openjdk.jmh.results.journal;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Optional;

/** What came of a fork of one of two sides, whose JMH may be an older one; immutable. */
public final class SideFork implements Serializable {

    private static final long serialVersionUID = 1L;

    private final int side;
    private final String json;
    private final String loss;

    private SideFork(int side, String json, String loss) {
        this.side = side;
        this.json = json;
        this.loss = loss;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (side < 0) {
            throw new InvalidObjectException("it is of side " + side);
        }
    }

    /**
     * A fork with a result.
     *
     * @param side 0 for the baseline, 1 for the candidate; of a bisection, the number of the version
     * @param json as the JMH of that side writes it: an array of one result
     * @return the fork
     */
    public static SideFork measured(int side, String json) {
        return new SideFork(side, json, null);
    }

    /**
     * A fork that was lost for a reason of its own.
     *
     * @param side  0 for the baseline, 1 for the candidate; of a bisection, the number of the version
     * @param cause one line
     * @return the fork
     */
    public static SideFork lost(int side, String cause) {
        return new SideFork(side, null, cause);
    }

    /**
     * A fork of which nothing is kept, as the run has ended it, or the one beside it was lost.
     *
     * @param side 0 for the baseline, 1 for the candidate; of a bisection, the number of the version
     * @return the fork
     */
    public static SideFork discarded(int side) {
        return new SideFork(side, null, null);
    }

    /**
     * Returns the side that it is of.
     *
     * @return 0 for the baseline, 1 for the candidate; of a bisection, the number of the version
     */
    public int side() {
        return side;
    }

    /**
     * Returns its result.
     *
     * @return JSON of JMH; empty where there is none
     */
    public Optional<String> json() {
        return Optional.ofNullable(json);
    }

    /**
     * Returns why it was lost.
     *
     * @return one line; empty where it was measured or discarded
     */
    public Optional<String> loss() {
        return Optional.ofNullable(loss);
    }
}
