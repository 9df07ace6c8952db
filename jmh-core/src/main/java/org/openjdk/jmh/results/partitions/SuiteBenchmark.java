package org.openjdk.jmh.results.partitions;

import java.util.Objects;

/** A benchmark of a suite, with mode and parameters, as all machines of the suite see it. Immutable. */
public final class SuiteBenchmark {

    private final String name;
    private final int forks;
    private final String settings;
    private final double forkSeconds;
    private final double seconds;

    /**
     * @param name        with mode and parameters, as results are named
     * @param forks       number of measured forks; 0 if the benchmark runs once, in the host
     * @param settings    all that must be the same on all machines
     * @param forkSeconds expected duration of a measured fork
     * @param seconds     expected duration of all forks, with warmup forks
     */
    public SuiteBenchmark(String name, int forks, String settings, double forkSeconds, double seconds) {
        this.name = Objects.requireNonNull(name, "name");
        this.forks = forks;
        this.settings = Objects.requireNonNull(settings, "settings");
        this.forkSeconds = forkSeconds;
        this.seconds = seconds;
    }

    public String name() {
        return name;
    }

    /** Returns the number of measured forks on all machines together; 0 if the benchmark runs once, in the host. */
    public int forks() {
        return forks;
    }

    /** Returns the number of units of work: forks, or one run in the host. */
    int runs() {
        return Math.max(1, forks);
    }

    /** Returns all that must be the same on all machines, in one line. */
    public String settings() {
        return settings;
    }

    double forkSeconds() {
        return forkSeconds;
    }

    double seconds() {
        return seconds;
    }
}
