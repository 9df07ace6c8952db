package org.openjdk.jmh.results.environment;

import java.io.Serializable;

/** What is known of the machine before anything is measured. Immutable. */
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

    /** Returns how many processors this VM may use: 1 or more. */
    public int processors() {
        return processors;
    }

    /**
     * Returns what runs the machine, if it is virtual.
     *
     * @return its name as far as known, or null where the machine does not seem to be virtual
     */
    public String hypervisor() {
        return hypervisor;
    }

    /** Returns what the system takes the time from: such as {@code tsc}, or null if unknown. */
    public String clockSource() {
        return clockSource;
    }

    /**
     * Returns what {@link System#nanoTime} takes.
     *
     * @return nanoseconds, above 0
     */
    public double clockNanos() {
        return clockNanos;
    }

    /**
     * Returns the governor of the processors' frequency, such as {@code performance}, several separated by commas, or null
     * if unknown.
     */
    public String governor() {
        return governor;
    }

    /**
     * Returns whether processors may run faster than their nominal frequency as long as they are cool.
     *
     * @return null if unknown
     */
    public Boolean turbo() {
        return turbo;
    }

    /** Returns how many processors the control group may use: above 0, or NaN where nothing limits it. */
    public double quota() {
        return quota;
    }

    /**
     * Returns how many programs were busy in the last minute.
     *
     * @return load average, or a negative number if unknown
     */
    public double load() {
        return load;
    }
}
