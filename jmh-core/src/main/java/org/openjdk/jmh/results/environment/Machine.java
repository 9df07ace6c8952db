package org.openjdk.jmh.results.environment;

import java.io.Serializable;

/** Properties of the machine that are known before anything is measured. Immutable; stored in journals. */
public final class Machine implements Serializable {

    private static final long serialVersionUID = 1L;

    /** How many processors this VM may use, 1 or more. */
    public final int processors;
    /** The name of the hypervisor, or null if the machine does not seem to be virtual. */
    public final String hypervisor;
    /** The clock source of the system, such as {@code tsc}, or null if unknown. */
    public final String clockSource;
    /** The nanoseconds that {@link System#nanoTime} takes, above 0. */
    public final double clockNanos;
    /**
     * The governors of the processor frequency, such as {@code performance}, separated by commas, or null if
     * unknown.
     */
    public final String governor;
    /** Whether processors may exceed their nominal frequency, or null if unknown. */
    public final Boolean turbo;
    /** How many processors the control group may use, above 0, or NaN if unlimited. */
    public final double quota;
    /** The load average of the last minute, negative if unknown. */
    public final double load;

    public Machine(int processors, String hypervisor, String clockSource, double clockNanos, String governor,
                   Boolean turbo,
                   double quota, double load) {
        this.processors = processors;
        this.hypervisor = hypervisor;
        this.clockSource = clockSource;
        this.clockNanos = clockNanos;
        this.governor = governor;
        this.turbo = turbo;
        this.quota = quota;
        this.load = load;
    }
}
