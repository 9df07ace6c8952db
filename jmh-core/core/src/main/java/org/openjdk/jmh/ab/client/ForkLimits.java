package org.openjdk.jmh.ab.client;

/**
 * How long a fork may take: in all, and with nothing heard of it. JMH interrupts an iteration that outlasts its timeout, and
 * each iteration has one; so it is not the time of a fork that tells whether it hangs, but that of the iteration that runs.
 * Immutable.
 */
public final class ForkLimits {

    private final double inAll;
    private final double outside;
    private final double iteration;

    private ForkLimits(double inAll, double outside, double iteration) {
        this.inAll = inAll;
        this.outside = outside;
        this.iteration = iteration;
    }

    /**
     * Limits of a fork that hangs.
     *
     * @param outside   seconds from the start of its VM to its first iteration, and from the end of its last one to its result;
     *                  the first iteration, in which it is set up, has as many on top
     * @param iteration seconds of any other iteration
     * @return the limits, with none for the whole fork
     */
    public static ForkLimits ofSilence(double outside, double iteration) {
        return new ForkLimits(Double.POSITIVE_INFINITY, outside, iteration);
    }

    /**
     * A limit of the whole fork.
     *
     * @param seconds from the start of its VM to its result
     * @return the limits, whatever is heard of it
     */
    public static ForkLimits inAll(double seconds) {
        return new ForkLimits(seconds, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /**
     * The same with a limit of the whole fork.
     *
     * @param seconds from the start of its VM to its result; infinity for none
     * @return a copy
     */
    public ForkLimits andInAll(double seconds) {
        return new ForkLimits(seconds, outside, iteration);
    }

    /** Seconds of the whole fork; infinity for any. */
    double inAll() {
        return inAll;
    }

    /**
     * Seconds until something must be heard of it.
     *
     * @param begun iterations that have begun
     * @param ended iterations that have ended
     */
    double untilNext(int begun, int ended) {
        return begun == ended ? outside : iteration + (ended == 0 ? outside : 0);
    }
}
