package org.openjdk.jmh.results.environment;

import java.io.Serializable;

/** Properties of the machine that are known before anything is measured. Immutable; stored in journals. */
public final class Machine implements Serializable {

    private static final long serialVersionUID = 1L;

    private final int processors;
    private final String hypervisor;
    private final String clockSource;
    private final double clockNanos;
    private final String governor;
    private final Boolean turbo;
    private final double quota;
    private final double load;

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

    /** Returns how many processors this VM may use, 1 or more. */
    public int processors() {
        return processors;
    }

    /** Returns the name of the hypervisor, or null if the machine does not seem to be virtual. */
    public String hypervisor() {
        return hypervisor;
    }

    /** Returns the clock source of the system, such as {@code tsc}, or null if unknown. */
    public String clockSource() {
        return clockSource;
    }

    /** Returns the nanoseconds that {@link System#nanoTime} takes, above 0. */
    public double clockNanos() {
        return clockNanos;
    }

    /**
     * Returns the governors of the processor frequency, such as {@code performance}, separated by commas, or null if
     * unknown.
     */
    public String governor() {
        return governor;
    }

    /** Returns whether processors may exceed their nominal frequency, or null if unknown. */
    public Boolean turbo() {
        return turbo;
    }

    /** Returns how many processors the control group may use, above 0, or NaN if unlimited. */
    public double quota() {
        return quota;
    }

    /** Returns the load average of the last minute, negative if unknown. */
    public double load() {
        return load;
    }
}
