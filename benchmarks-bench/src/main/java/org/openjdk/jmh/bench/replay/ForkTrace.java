package org.openjdk.jmh.bench.replay;

import org.openjdk.jmh.bench.series.ForkSeries;

/**
 * What is kept of a fork beside the techniques' decisions.
 *
 * @param steadySeconds time until the steady state; NaN where there is none, or none known
 * @param curve         means of equally many slices each, for a plot
 * @param times         seconds from the start of the fork to the end of each of them
 * @param stopwatch     the fixed-time rules; null where there is no steady state
 */
public record ForkTrace(double steadySeconds, float[] curve, float[] times, Stopwatch stopwatch) {

    /** Enough for a plot of the width of a screen column. */
    private static final int POINTS = 150;

    static ForkTrace of(ForkSeries fork, SteadyState steady) {
        float[] curve = new float[Math.min(POINTS, fork.length())];
        float[] times = new float[curve.length];
        for (int i = 0; i < curve.length; i++) {
            int from = (int) ((long) fork.length() * i / curve.length);
            int to = (int) ((long) fork.length() * (i + 1) / curve.length);
            double sum = 0;
            for (int slice = from; slice < to; slice++) {
                sum += fork.mean(slice);
            }
            curve[i] = (float) (sum / (to - from));
            times[i] = (float) fork.secondsOf(to);
        }
        return new ForkTrace(steady == null ? Double.NaN : steady.startSeconds(), curve, times,
                steady == null ? null : Stopwatch.of(fork, steady));
    }
}
