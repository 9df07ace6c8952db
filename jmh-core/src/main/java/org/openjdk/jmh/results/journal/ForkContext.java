package org.openjdk.jmh.results.journal;

import java.io.Serializable;
import java.util.Optional;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.environment.HostMachine;

/** The state of a run at the end of a fork, stored with the fork. Immutable. */
public final class ForkContext implements Serializable {

    private static final long serialVersionUID = 1L;

    /**
     * The seconds from the start of the run to the end of the fork, 0 or more. They include earlier starts as far as their
     * forks count.
     */
    public final double runSeconds;
    /** Whether a time limit determines the number of forks, so that none is missing. */
    public final boolean openEnded;
    private final String fingerprint;
    private ForkEnvironment environment;
    private HostMachine machine;

    /** Creates a context without environment and machine; the fingerprint is null if not requested or unknown. */
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

    public Optional<String> fingerprint() {
        return Optional.ofNullable(fingerprint);
    }
}
