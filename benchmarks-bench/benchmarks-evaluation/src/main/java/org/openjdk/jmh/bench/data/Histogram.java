package org.openjdk.jmh.bench.data;

import java.util.Iterator;
import java.util.Map;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.util.Statistics;

/**
 * What one iteration measured: values and how often each was observed.
 *
 * @param values at least one, all finite
 * @param counts one for each value, not all 0
 */
public record Histogram(double[] values, long[] counts) {

    /** The histogram of what JMH itself collected. */
    static Histogram of(Statistics statistics) {
        double[] values = new double[distinct(statistics)];
        long[] counts = new long[values.length];
        Iterator<Map.Entry<Double, Long>> entries = statistics.getRawData();
        for (int i = 0; i < values.length; i++) {
            Map.Entry<Double, Long> entry = entries.next();
            values[i] = entry.getKey();
            counts[i] = entry.getValue();
        }
        return new Histogram(values, counts);
    }

    private static int distinct(Statistics statistics) {
        int distinct = 0;
        for (Iterator<?> entries = statistics.getRawData(); entries.hasNext(); entries.next()) {
            distinct++;
        }
        return distinct;
    }

    /** The same values as the engine takes them. */
    public Iteration toMeasurement() {
        return Iteration.of(Sample.weighted(values, counts));
    }
}
