package org.openjdk.jmh.bench.outcome;

/**
 * What runs really took, start and end of their VMs included.
 *
 * @param staticSeconds  of all forks of the static run
 * @param dynamicSeconds of all forks of the dynamic run
 */
public record WallTime(double staticSeconds, double dynamicSeconds) {

    /** Of runs that were cut out of a recording. */
    public static final WallTime UNKNOWN = new WallTime(Double.NaN, Double.NaN);

    /** Share of the static run's time that was saved. */
    public double saved() {
        return 1 - dynamicSeconds / staticSeconds;
    }

    /** Of several runs together. */
    public WallTime plus(WallTime other) {
        return new WallTime(staticSeconds + other.staticSeconds, dynamicSeconds + other.dynamicSeconds);
    }
}
