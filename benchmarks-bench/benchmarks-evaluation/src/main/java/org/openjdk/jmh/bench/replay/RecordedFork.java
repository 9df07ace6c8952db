package org.openjdk.jmh.bench.replay;

import org.openjdk.jmh.bench.outcome.ForkTrace;
import org.openjdk.jmh.bench.outcome.Stopwatch;
import org.openjdk.jmh.bench.series.ForkSeries;

/** What is known of a fork whatever a technique decides: its curve, and how the fixed-time rules do on it. */
final class RecordedFork {

    /** Enough for a plot of the width of a screen column. */
    private static final int POINTS = 150;

    private final ForkSeries fork;
    private final SteadyState steady;

    /**
     * Looks at a fork.
     *
     * @param fork   its series
     * @param steady its steady state, or null where there is none
     */
    RecordedFork(ForkSeries fork, SteadyState steady) {
        this.fork = fork;
        this.steady = steady;
    }

    ForkTrace trace() {
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
        return steady == null ? new ForkTrace(Double.NaN, curve, times, null)
                : new ForkTrace(steady.startSeconds(), curve, times, stopwatch());
    }

    /** Only where there is a steady state. */
    Stopwatch stopwatch() {
        float[] seconds = new float[Stopwatch.SECONDS];
        float[] deviation = new float[seconds.length];
        int slicesBefore = -1;
        for (int i = 0; i < seconds.length; i++) {
            int slices = Math.min(fork.slicesUntil(i + 1.0), fork.length() - 1);
            seconds[i] = (float) fork.secondsOf(slices);
            deviation[i] = slices == slicesBefore ? deviation[i - 1] : (float) steady.ratio(slices).deviation();
            slicesBefore = slices;
        }
        return new Stopwatch(seconds, deviation);
    }
}
