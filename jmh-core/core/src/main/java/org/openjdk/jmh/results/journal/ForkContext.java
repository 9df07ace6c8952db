package org.openjdk.jmh.results.journal;

import java.io.Serializable;
import java.util.Optional;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.environment.HostMachine;

/** What a run knew when one of its forks had ended, apart from the fork; immutable. */
public final class ForkContext implements Serializable {

    private static final long serialVersionUID = 1L;

    private final double runSeconds;
    private final boolean openEnded;
    private final String fingerprint;
    private ForkEnvironment environment;
    private HostMachine machine;

    /**
     * What a run knew.
     *
     * @param runSeconds  that the run had taken by then, those of earlier starts included, as far as their forks count
     * @param openEnded   whether nobody misses forks of the benchmark that do not run, as a time limits them
     * @param fingerprint of the benchmark's own code, or null where it is not asked for or not known
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
     * The same, with what the machine did.
     *
     * @param meanwhile while the fork was measured, or null where nobody watched
     * @return a copy
     */
    public ForkContext in(ForkEnvironment meanwhile) {
        ForkContext same = new ForkContext(runSeconds, openEnded, fingerprint);
        same.environment = meanwhile;
        same.machine = machine;
        return same;
    }

    /**
     * The same, with where the fork ran.
     *
     * @param where the machine, or null where nobody wants to know
     * @return a copy
     */
    public ForkContext on(HostMachine where) {
        ForkContext same = in(environment);
        same.machine = where;
        return same;
    }

    /**
     * Returns where the fork ran.
     *
     * @return the machine; empty where nobody wanted to know
     */
    public Optional<HostMachine> machine() {
        return Optional.ofNullable(machine);
    }

    /**
     * Returns what the machine did.
     *
     * @return empty where nobody watched
     */
    public Optional<ForkEnvironment> environment() {
        return Optional.ofNullable(environment);
    }

    /**
     * Returns the time of the run up to the end of the fork.
     *
     * @return seconds, 0 or more
     */
    public double runSeconds() {
        return runSeconds;
    }

    /**
     * Tells whether forks of the benchmark that do not run are missed by nobody.
     *
     * @return false where somebody asked for a number of forks
     */
    public boolean isOpenEnded() {
        return openEnded;
    }

    /**
     * Returns the fingerprint of the benchmark's own code.
     *
     * @return empty where the result is to have none
     */
    public Optional<String> fingerprint() {
        return Optional.ofNullable(fingerprint);
    }
}
