package org.openjdk.jmh.bench.series;

import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Time series as recordings have them, of forks whose slices scatter around a mean of their own. */
public final class DrawnForks {

    private final int slices;
    private final double scatter;
    private final SplittableRandom random;

    public DrawnForks(int slices, double scatter, SplittableRandom random) {
        this.slices = slices;
        this.scatter = scatter;
        this.random = random;
    }

    /** Returns the content of a file; the mean of a fork is made of a normally distributed number. */
    public String of(int forks, DoubleUnaryOperator mean) {
        return IntStream.range(0, forks).mapToObj(fork -> of(mean.applyAsDouble(random.nextGaussian())))
                .collect(Collectors.joining(",", "[", "]"));
    }

    private String of(double mean) {
        return IntStream.range(0, slices)
                .mapToObj(slice -> String.format(Locale.ROOT, "%.9g", mean * (1 + scatter * random.nextGaussian())))
                .collect(Collectors.joining(",", "[", "]"));
    }
}
