package org.openjdk.jmh.dynreconf.planning;

/** Holds the numbers of forks and iterations to measure; immutable. */
public final class Plan {

    private final int forks;
    private final int iterations;
    private final double power;
    private final double seconds;

    Plan(int forks, int iterations, double power, double seconds) {
        this.forks = forks;
        this.iterations = iterations;
        this.power = power;
        this.seconds = seconds;
    }

    /** Returns the number of forks of each side, 2 or more. */
    public int forks() {
        return forks;
    }

    /** Returns the number of measurement iterations in each fork, 1 or more. */
    public int iterations() {
        return iterations;
    }

    /** Returns the probability of finding the change: at least the requested one. */
    public double power() {
        return power;
    }

    /** Returns the seconds of measuring both sides. */
    public double seconds() {
        return seconds;
    }

    @Override
    public String toString() {
        return "<" + forks + " forks, " + iterations + " iterations>, " + seconds + " s";
    }
}
