package org.openjdk.jmh.infra;

import java.io.Serializable;

/**
 * The parameters of a reconfiguration that the measured VM needs: whether to ask, between two warmup iterations, if
 * these are enough, and between two measurement iterations, if the next one is the last. The host sets them before it
 * hands the parameters out.
 */
public abstract class ReconfigurableParams extends BenchmarkParamsL1 implements Serializable {

    private static final long serialVersionUID = 1L;

    private boolean reconfigurable;
    private boolean sliding;
    private boolean takingTurns;

    /** Returns whether the benchmark is dynamic, so that numbers of warmup iterations and forks are upper bounds. */
    public boolean isReconfigurable() {
        return reconfigurable;
    }

    public void makeReconfigurable() {
        reconfigurable = true;
    }

    /**
     * Returns whether the measurement slides: more measurement iterations may run than the result has, and the oldest
     * ones become warmup.
     */
    public boolean isSliding() {
        return sliding;
    }

    public void makeSliding() {
        sliding = true;
    }

    /**
     * Returns whether the fork asks before each iteration, so that another fork can run while it waits for the answer.
     */
    public boolean isTakingTurns() {
        return takingTurns;
    }

    public void takeTurns() {
        takingTurns = true;
    }
}
