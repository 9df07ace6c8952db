package org.openjdk.jmh.ab.client;

/**
 * How long a fork may take in all, and between two of its events. JMH interrupts each iteration that exceeds its timeout, so the
 * time of an iteration shows whether a fork hangs; that of the whole fork does not. Immutable.
 */
public final class ForkLimits {

    /** The seconds of the whole fork; infinity if there is no limit. */
    final double inAll;
    private final double outside;
    private final double iteration;

    private ForkLimits(double inAll, double outside, double iteration) {
        this.inAll = inAll;
        this.outside = outside;
        this.iteration = iteration;
    }

    /**
     * Creates limits that end a fork that hangs.
     *
     * @param outside   seconds from the start of its VM to its first iteration, and from the end of its last one to its result;
     *                  the first iteration, in which it is set up, has as many on top
     * @param iteration seconds of any other iteration
     */
    public static ForkLimits ofSilence(double outside, double iteration) {
        return new ForkLimits(Double.POSITIVE_INFINITY, outside, iteration);
    }

    /**
     * Creates a limit of the whole fork.
     *
     * @param seconds from the start of its VM to its result; infinity for none
     */
    public static ForkLimits inAll(double seconds) {
        return new ForkLimits(seconds, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /**
     * Returns these limits with another one of the whole fork.
     *
     * @param seconds from the start of its VM to its result; infinity for none
     */
    public ForkLimits andInAll(double seconds) {
        return new ForkLimits(seconds, outside, iteration);
    }

    /**
     * Returns the seconds until the next event.
     *
     * @param begun iterations that have begun
     * @param ended iterations that have ended
     */
    double untilNext(int begun, int ended) {
        return begun == ended ? outside : iteration + (ended == 0 ? outside : 0);
    }
}
