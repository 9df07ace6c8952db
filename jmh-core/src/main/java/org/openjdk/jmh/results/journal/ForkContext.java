package org.openjdk.jmh.results.journal;

import java.io.Serializable;
import java.util.Optional;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.environment.HostMachine;

/** State of a run at the end of a fork, stored with the fork. Immutable. */
public final class ForkContext implements Serializable {

    private static final long serialVersionUID = 1L;

    private final double runSeconds;
    private final boolean openEnded;
    private final String fingerprint;
    private ForkEnvironment environment;
    private HostMachine machine;

    /**
     * Creates a context without environment and machine.
     *
     * @param runSeconds  seconds that the run had taken, including earlier starts as far as their forks count
     * @param openEnded   whether a time limit determines the number of forks, so that none is missing
     * @param fingerprint fingerprint of the benchmark's code, or null if not requested or unknown
     */
    public ForkContext(double runSeconds, boolean openEnded, String fingerprint) {
        this.runSeconds = runSeconds;
        this.openEnded = openEnded;
        this.fingerprint = fingerprint;
    }

    static ForkContext unknown() {
        return new ForkContext(0, false, null);
    }

    /**
     * Returns a copy with an environment.
     *
     * @param meanwhile what the machine did during the fork; null if nothing watched it
     */
    public ForkContext withEnvironment(ForkEnvironment meanwhile) {
        ForkContext same = new ForkContext(runSeconds, openEnded, fingerprint);
        same.environment = meanwhile;
        same.machine = machine;
        return same;
    }

    /**
     * Returns a copy with a machine.
     *
     * @param where machine of the fork; null if not requested
     */
    public ForkContext withMachine(HostMachine where) {
        ForkContext same = withEnvironment(environment);
        same.machine = where;
        return same;
    }

    /** Returns the machine on which the fork ran; empty if it was not requested. */
    public Optional<HostMachine> machine() {
        return Optional.ofNullable(machine);
    }

    /** Returns what the machine did during the fork; empty if nothing watched it. */
    public Optional<ForkEnvironment> environment() {
        return Optional.ofNullable(environment);
    }

    /** Returns the seconds from the start of the run to the end of the fork, 0 or more. */
    public double runSeconds() {
        return runSeconds;
    }

    /** Returns whether a time limit determines the number of forks, so that none is missing. */
    public boolean isOpenEnded() {
        return openEnded;
    }

    /** Returns the fingerprint of the benchmark's code; empty if the result has none. */
    public Optional<String> fingerprint() {
        return Optional.ofNullable(fingerprint);
    }
}
