package org.openjdk.jmh.infra;

import java.io.Serializable;

/**
 * What the measured VM needs to know of a reconfiguration: whether to ask, between two warmup iterations, if that was
 * enough, and between two measurement iterations, if the next one is the last.
 */
public abstract class ReconfigurableParams extends BenchmarkParamsL1 implements Serializable {

    private static final long serialVersionUID = 1L;

    private boolean reconfigurable;
    private boolean sliding;
    private boolean takingTurns;

    /**
     * Tells whether the benchmark is dynamically reconfigured.
     *
     * @return true where numbers of warmup iterations and forks are upper bounds
     */
    public boolean isReconfigurable() {
        return reconfigurable;
    }

    /** Called by the host, before the parameters are handed to anybody. */
    public void makeReconfigurable() {
        reconfigurable = true;
    }

    /**
     * Tells whether the measurement slides, its oldest iterations becoming warmup.
     *
     * @return true where more measurement iterations may run than the result has
     */
    public boolean isSliding() {
        return sliding;
    }

    /** Called by the host, before the parameters are handed to anybody. */
    public void makeSliding() {
        sliding = true;
    }

    /** Returns whether the fork asks before each iteration, so that another fork can run while it waits for the answer. */
    public boolean isTakingTurns() {
        return takingTurns;
    }

    /** Called by the host, before the parameters are handed to anybody. */
    public void takeTurns() {
        takingTurns = true;
    }
}
