package org.openjdk.jmh.infra;

import java.io.Serializable;

/**
 * What the measured VM needs to know of a reconfiguration: whether to ask, at the end of a warmup iteration, if that
 * was enough.
 */
public abstract class ReconfigurableParams extends BenchmarkParamsL1 implements Serializable {

    private static final long serialVersionUID = 1L;

    private boolean reconfigurable;

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
}
