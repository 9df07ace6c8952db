package org.openjdk.jmh.dynreconf.planning;

/** Holds the costs of measuring a benchmark; immutable. */
public final class Costs {

    /** The time of a fork without its measurement. */
    final double forkSeconds;
    final double iterationSeconds;

    /**
     * Creates costs.
     *
     * @param forkSeconds      time of a fork without its measurement: start, warmup, end; 0 or more
     * @param iterationSeconds time of a measurement iteration, above 0
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

    /** Returns the seconds of forks with as many iterations each. */
    public double of(int forks, int iterations) {
        return forks * (forkSeconds + iterations * iterationSeconds);
    }
}
