package org.openjdk.jmh.dynreconf.planning;

/** Holds the costs of measuring; immutable. */
public final class Costs {

    private final double forkSeconds;
    private final double iterationSeconds;

    /**
     * Costs of a benchmark.
     *
     * @param forkSeconds      time of a fork without its measurement: start, warmup, end; seconds, 0 or more
     * @param iterationSeconds time of a measurement iteration; seconds, above 0
     * @throws IllegalArgumentException if a time is out of range or not finite
     */
    public Costs(double forkSeconds, double iterationSeconds) {
        if (!(forkSeconds >= 0 && iterationSeconds > 0 && forkSeconds + iterationSeconds < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("a fork of " + forkSeconds + " s and an iteration of "
                    + iterationSeconds + " s: a fork takes 0 s or more, an iteration more than 0 s");
        }
        this.forkSeconds = forkSeconds;
        this.iterationSeconds = iterationSeconds;
    }

    /** {@return the seconds of a fork without its measurement, 0 or more} */
    public double forkSeconds() {
        return forkSeconds;
    }

    /** {@return the seconds of a measurement iteration, above 0} */
    public double iterationSeconds() {
        return iterationSeconds;
    }

    /**
     * Returns the cost of forks with their measurement.
     *
     * @param forks      0 or more
     * @param iterations in each of them, 0 or more
     * @return seconds
     */
    public double of(int forks, int iterations) {
        return forks * (forkSeconds + iterations * iterationSeconds);
    }
}
