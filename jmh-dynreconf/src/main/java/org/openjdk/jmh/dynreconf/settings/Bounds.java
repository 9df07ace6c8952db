package org.openjdk.jmh.dynreconf.settings;

/** Holds the minimum and the maximum of a number of iterations or forks; immutable. */
public final class Bounds {

    private final int minimum;
    private final int maximum;

    private Bounds(int minimum, int maximum) {
        this.minimum = minimum;
        this.maximum = maximum;
    }

    /**
     * {@return bounds}
     *
     * @param what    what is bounded, in the plural, for messages
     * @param minimum 0 or more
     * @param maximum the minimum or more
     * @throws IllegalArgumentException if a bound is out of range
     */
    public static Bounds of(String what, int minimum, int maximum) {
        if (minimum < 0) {
            throw new IllegalArgumentException("minimum of " + what + " is " + minimum + ": it must be 0 or more");
        }
        if (maximum < minimum) {
            throw new IllegalArgumentException("minimum of " + what + " is " + minimum + ", above the maximum of "
                    + maximum + ": it must be " + maximum + " or less");
        }
        return new Bounds(minimum, maximum);
    }

    /** {@return the smallest number, 0 or more} */
    public int minimum() {
        return minimum;
    }

    /** {@return the largest number, {@link #minimum()} or more} */
    public int maximum() {
        return maximum;
    }

    @Override
    public String toString() {
        return minimum == maximum ? String.valueOf(minimum) : minimum + " to " + maximum;
    }
}
