package org.openjdk.jmh.bench.outcome;

/**
 * What is kept of a fork beside the techniques' decisions.
 *
 * @param steadySeconds time until the steady state; NaN where there is none, or none known
 * @param curve         means of equally many slices each, for a plot
 * @param times         seconds from the start of the fork to the end of each of them
 * @param stopwatch     the fixed-time rules; null where there is no steady state
 */
public record ForkTrace(double steadySeconds, float[] curve, float[] times, Stopwatch stopwatch) {
}
