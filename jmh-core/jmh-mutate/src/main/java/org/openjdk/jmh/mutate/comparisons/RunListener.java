package org.openjdk.jmh.mutate.comparisons;

/** Observes the measurement of mutants. */
public interface RunListener {

    /** Called once, before the first comparison, with their maximum number. */
    void planned(int attempts);

    /**
     * Called after each comparison.
     *
     * @param number      from 1
     * @param of          maximum number of comparisons
     * @param secondsLeft estimate of the longest remaining time
     */
    void compared(ComparisonResult result, int number, int of, double secondsLeft);
}
