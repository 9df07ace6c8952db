package org.openjdk.jmh.reconfiguration;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;

/** Converts the result of an iteration to the engine's sample. */
public final class IterationSamples {

    private IterationSamples() {
    }

    /**
     * Converts a result: in sample time mode the histogram of invocation times, in other modes one score per thread.
     */
    public static Sample of(IterationResult result, Mode mode) {
        return of(result, mode, 1);
    }

    /**
     * Converts a result, with scores multiplied by a factor; times of single invocations stay as they are.
     *
     * @param result result of the iteration
     * @param mode   mode of the benchmark
     * @param factor above 0
     */
    static Sample of(IterationResult result, Mode mode, double factor) {
        return mode == Mode.SampleTime ? histogram(result) : scores(result, factor);
    }

    @SuppressWarnings("rawtypes") // as upstream declares it
    private static Sample scores(IterationResult result, double factor) {
        Collection<? extends Result> perThread = result.getRawPrimaryResults();
        double[] scores = new double[perThread.size()];
        int next = 0;
        for (Result thread : perThread) {
            scores[next++] = thread.getScore() * factor;
        }
        return Sample.of(scores);
    }

    /**
     * Returns the result of all threads together. Saves the aggregation, which JMH repeats at each call, for a single
     * thread.
     */
    @SuppressWarnings("rawtypes") // as upstream declares it
    static Result<?> aggregate(IterationResult result) {
        Collection<? extends Result> perThread = result.getRawPrimaryResults();
        return perThread.size() == 1 ? perThread.iterator().next() : result.getPrimaryResult();
    }

    private static Sample histogram(IterationResult result) {
        List<Map.Entry<Double, Long>> buckets = new ArrayList<>();
        for (Iterator<Map.Entry<Double, Long>> all = aggregate(result).getStatistics().getRawData(); all
                .hasNext();) {
            buckets.add(all.next());
        }
        double[] values = new double[buckets.size()];
        long[] counts = new long[buckets.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = buckets.get(i).getKey();
            counts[i] = buckets.get(i).getValue();
        }
        return Sample.weighted(values, counts);
    }
}
