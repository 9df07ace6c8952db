package org.openjdk.jmh.bench.outcome;

/**
 * The trivial rules that need no criterion: warm a fork up for N seconds, N being 1 + the index.
 *
 * @param seconds   time of the whole slices that fill N seconds
 * @param deviation RPD of the measurement after them
 */
public record Stopwatch(float[] seconds, float[] deviation) {

    /** The longest rule. */
    public static final int SECONDS = 150;
}
