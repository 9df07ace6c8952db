package org.openjdk.jmh.bench.subjects;

import java.nio.ByteBuffer;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;

/** Histograms of latencies. */
public class HdrHistograms extends Subject {

    private static final int VALUES = 1 << 10;

    private int[] values;
    private Histogram histogram;
    private ByteBuffer buffer;

    /** Draws the values. */
    @Setup
    public void prepare() {
        values = FixedInputs.skewed(VALUES, 100_000_000);
        histogram = new Histogram(1_000_000_000L, 2);
        for (int value : values) {
            histogram.recordValue(value);
        }
        buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
    }

    /** A histogram of two threads. */
    @State(Scope.Benchmark)
    public static class Shared {
        private final ConcurrentHistogram histogram = new ConcurrentHistogram(1_000_000_000L, 2);
    }

    /** Contended: atomic additions of two threads, most of them to the same few cache lines. */
    @Benchmark
    @Threads(2)
    public long recordContended(Shared shared) {
        for (int value : values) {
            shared.histogram.recordValue(value);
        }
        return shared.histogram.getMaxValue();
    }

    /** Stable: encodes a fixed histogram into a fixed buffer; one of the benchmarks of the steady-state data set. */
    @Benchmark
    public int encode() {
        buffer.clear();
        return histogram.encodeIntoByteBuffer(buffer);
    }
}
