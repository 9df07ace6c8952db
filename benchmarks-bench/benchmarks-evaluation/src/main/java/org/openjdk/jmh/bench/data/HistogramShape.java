package org.openjdk.jmh.bench.data;

import java.util.SplittableRandom;
import java.util.function.DoubleSupplier;
import java.util.random.RandomGenerator;
import org.openjdk.jmh.util.SampleBuffer;

/** Shapes of measurements that benchmarks commonly have. */
public enum HistogramShape {

    /** Sample time mode: log-normal invocation times around 5 µs, one in 500 interrupted for 20 to 200 times as long. */
    SPIKY {
        @Override
        Histogram iteration(RandomGenerator random) {
            return sampled(() -> {
                double time = 5_000 * Math.exp(0.1 * random.nextGaussian());
                return random.nextInt(500) == 0 ? time * (20 + 180 * random.nextDouble()) : time;
            });
        }
    },

    /** Sample time mode: a fast path of 3 µs for two thirds of the invocations, a slow one of 4.2 µs for the others. */
    BIMODAL {
        @Override
        Histogram iteration(RandomGenerator random) {
            return sampled(() -> (random.nextInt(3) == 0 ? 4_200 : 3_000) * Math.exp(0.03 * random.nextGaussian()));
        }
    },

    /** The other modes: a single score for each iteration, which varies by 2 %. */
    SCORE {
        @Override
        Histogram iteration(RandomGenerator random) {
            return new Histogram(new double[] {5_000 * Math.exp(0.02 * random.nextGaussian())}, new long[] {1});
        }
    };

    /** JMH takes at most 20 samples in a millisecond, so this is what an iteration of one second has. */
    private static final int SAMPLES_PER_SECOND = 20_000;

    abstract Histogram iteration(RandomGenerator random);

    /**
     * Iterations of this shape, all of the same distribution.
     *
     * @param count how many
     * @param seed  the same seed gives the same iterations
     */
    public Histogram[] iterations(int count, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Histogram[] iterations = new Histogram[count];
        for (int i = 0; i < count; i++) {
            iterations[i] = iteration(random);
        }
        return iterations;
    }

    private static Histogram sampled(DoubleSupplier nanoseconds) {
        SampleBuffer buffer = new SampleBuffer();
        for (int i = 0; i < SAMPLES_PER_SECOND; i++) {
            buffer.add((long) nanoseconds.getAsDouble());
        }
        return Histogram.of(buffer.getStatistics(1));
    }
}
