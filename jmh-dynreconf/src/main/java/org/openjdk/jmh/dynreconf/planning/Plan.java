package org.openjdk.jmh.dynreconf.planning;

/** How much to measure; immutable. */
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

    /**
     * Forks of each side.
     *
     * @return 2 or more
     */
    public int forks() {
        return forks;
    }

    /**
     * Measurement iterations of each fork.
     *
     * @return 1 or more
     */
    public int iterations() {
        return iterations;
    }

    /**
     * How likely the change is to be found.
     *
     * @return at least what was asked for, at most 1
     */
    public double power() {
        return power;
    }

    /**
     * What measuring both sides costs.
     *
     * @return seconds
     */
    public double seconds() {
        return seconds;
    }

    @Override
    public String toString() {
        return "<" + forks + " forks, " + iterations + " iterations>, " + seconds + " s";
    }
}
