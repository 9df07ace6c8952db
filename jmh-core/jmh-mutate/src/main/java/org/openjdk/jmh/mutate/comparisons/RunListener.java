package org.openjdk.jmh.mutate.comparisons;

/** Observes the measurement of mutants. */
public interface RunListener {

    /**
     * Called once, before the first comparison.
     *
     * @param attempts largest number of comparisons
     */
    void planned(int attempts);

    /**
     * Called after each comparison.
     *
     * @param result      its result
     * @param number      its number, from 1
     * @param of          largest number of comparisons
     * @param secondsLeft estimate of the longest remaining time
     */
    void compared(ComparisonResult result, int number, int of, double secondsLeft);
}
