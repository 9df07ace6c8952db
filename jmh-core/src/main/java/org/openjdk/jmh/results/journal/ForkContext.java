package org.openjdk.jmh.results.journal;

import java.io.Serializable;
import java.util.Optional;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.environment.HostMachine;

/** The state of a run at the end of a fork, stored with the fork. Immutable. */
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
     * @param runSeconds  duration of the run so far, including earlier starts as far as their forks count
     * @param openEnded   whether a time limit determines the number of forks, so that none is missing
     * @param fingerprint of the benchmark's code, or null if not requested or unknown
     */
    public ForkContext(double runSeconds, boolean openEnded, String fingerprint) {
        this.runSeconds = runSeconds;
        this.openEnded = openEnded;
        this.fingerprint = fingerprint;
    }

    static ForkContext unknown() {
        return new ForkContext(0, false, null);
    }

    public ForkContext withEnvironment(ForkEnvironment forkEnvironment) {
        ForkContext same = new ForkContext(runSeconds, openEnded, fingerprint);
        same.environment = forkEnvironment;
        same.machine = machine;
        return same;
    }

    public ForkContext withMachine(HostMachine host) {
        ForkContext same = withEnvironment(environment);
        same.machine = host;
        return same;
    }

    /** Returns the machine of the fork, empty if it was not requested. */
    public Optional<HostMachine> machine() {
        return Optional.ofNullable(machine);
    }

    /** Returns how the machine behaved during the fork, empty if it was not watched. */
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

    public Optional<String> fingerprint() {
        return Optional.ofNullable(fingerprint);
    }
}
