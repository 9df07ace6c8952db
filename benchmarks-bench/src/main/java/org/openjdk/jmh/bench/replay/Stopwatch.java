package org.openjdk.jmh.bench.replay;

import org.openjdk.jmh.bench.series.ForkSeries;

/**
 * The trivial rules that need no criterion: warm a fork up for N seconds, N being 1 + the index.
 *
 * @param seconds   time of the whole slices that fill N seconds
 * @param deviation RPD of the measurement after them
 */
public record Stopwatch(float[] seconds, float[] deviation) {

    static Stopwatch of(ForkSeries fork, SteadyState steady) {
        float[] seconds = new float[ReplaySettings.STOPWATCH_SECONDS];
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
