package org.openjdk.jmh.dynreconf.scheduling;

/** Holds the estimate of a benchmark's forks before any of them has run; immutable. */
public final class ForkEstimate {

    /**
     * Seconds from the start of a virtual machine to the first iteration: half a second in docs/evidence/overhead.md.
     * They only matter until a fork has been observed.
     */
    public static final double START = 0.5;

    private final double seconds;
    /** The number of forks before the first measured one. */
    final int warmupForks;
    /** The coefficient of variation of its fork means; NaN if unknown. */
    final double variation;

    /**
     * Creates an estimate.
     *
     * @param seconds     of one fork, from the start of its VM to the VM's end; above 0 and finite
     * @param warmupForks that run before the first measured one, and take as long; 0 or more
     * @throws IllegalArgumentException if one is out of range
     */
    public ForkEstimate(double seconds, int warmupForks) {
        this(seconds, warmupForks, Double.NaN);
    }

    private ForkEstimate(double seconds, int warmupForks, double variation) {
        if (!(seconds > 0 && seconds < Double.POSITIVE_INFINITY && warmupForks >= 0)) {
            throw new IllegalArgumentException("forks of " + seconds + " s after " + warmupForks
                    + " warmup forks: a fork takes more than 0 s, and warmup forks are 0 or more");
        }
        this.seconds = seconds;
        this.warmupForks = warmupForks;
        this.variation = variation;
    }

    /** Returns a copy with the coefficient of variation of fork means in an earlier run, 0 or more and finite. */
    public ForkEstimate withVariation(double earlier) {
        if (!(earlier >= 0 && earlier < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("a variation of " + earlier + ": it must be 0 or more, and finite");
        }
        return new ForkEstimate(seconds, warmupForks, earlier);
    }

    public double seconds() {
        return seconds;
    }

    /** Returns the expected seconds until a number of forks is measured, warmup forks included; 0 for no fork. */
    public double of(int forks) {
        return forks == 0 ? 0 : seconds * (warmupForks + forks);
    }
}
