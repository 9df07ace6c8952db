package org.openjdk.jmh.results.reports;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.function.DoubleUnaryOperator;

/** Summarizes times of invocations by bins and quantiles, since a page could not hold all of them. */
final class Distribution {

    private static final int BINS = 60;
    private static final double[] QUANTILES = {0.5, 0.9, 0.99, 0.999, 1};
    private final double[][] sorted;
    private final double total;

    private Distribution(double[][] sorted) {
        this.sorted = sorted;
        total = Arrays.stream(sorted).mapToDouble(pair -> pair[1]).sum();
    }

    /** Creates a distribution of pairs of value and count, by fork and iteration. */
    static Distribution of(double[][][][] forks) {
        return new Distribution(Arrays.stream(forks).flatMap(Arrays::stream).flatMap(Arrays::stream)
                .filter(pair -> pair[1] > 0).sorted(Comparator.comparingDouble(pair -> pair[0]))
                .toArray(double[][]::new));
    }

    private double quantile(double share) {
        double count = 0;
        for (double[] pair : sorted) {
            count += pair[1];
            if (count >= share * total) {
                return pair[0];
            }
        }
        return Double.NaN;
    }

    /**
     * Writes the counts of bins of equal width (on a logarithmic scale if all values are positive), their ends, and the
     * quantiles.
     */
    void write(JsonWriter json) throws IOException {
        double least = sorted.length == 0 ? 0 : sorted[0][0];
        double most = sorted.length == 0 ? 0 : sorted[sorted.length - 1][0];
        DoubleUnaryOperator scale = least > 0 ? Math::log : DoubleUnaryOperator.identity();
        double width = (scale.applyAsDouble(most) - scale.applyAsDouble(least)) / BINS;
        double[] bins = new double[BINS];
        for (double[] pair : sorted) {
            int bin = width > 0 ? (int) ((scale.applyAsDouble(pair[0]) - scale.applyAsDouble(least)) / width) : 0;
            bins[Math.min(bin, BINS - 1)] += pair[1];
        }
        json.beginObject().name("least").value(least).name("most").value(most).name("logarithmic").value(least > 0);
        json.name("bins").beginArray();
        for (double bin : bins) {
            json.value(bin);
        }
        json.endArray().name("quantiles").beginArray();
        for (double share : QUANTILES) {
            if (sorted.length > 0) {
                json.beginArray().value(share).value(quantile(share)).endArray();
            }
        }
        json.endArray().endObject();
    }
}
