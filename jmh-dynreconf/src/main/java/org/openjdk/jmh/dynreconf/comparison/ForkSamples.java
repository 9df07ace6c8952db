package org.openjdk.jmh.dynreconf.comparison;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.measurement.Sample;

/** Holds the values of one side of a comparison, forks of iterations of one or more values; immutable. */
public final class ForkSamples {

    private final List<List<Sample>> forks;
    /** Computed on demand and kept, because several steps of a comparison use them. */
    private double @Nullable [] means;

    private ForkSamples(List<List<Sample>> forks) {
        this.forks = forks;
    }

    /** Returns samples of iterations with any number of values, usable or not; see {@link #defect()}. */
    public static ForkSamples of(List<List<Sample>> forks) {
        List<List<Sample>> copy = new ArrayList<>();
        for (List<Sample> fork : forks) {
            copy.add(Collections.unmodifiableList(new ArrayList<>(fork)));
        }
        return new ForkSamples(Collections.unmodifiableList(copy));
    }

    /** Returns samples of iterations with one score each. */
    public static ForkSamples ofScores(double[]... forks) {
        List<List<Sample>> samples = new ArrayList<>();
        for (double[] scores : forks) {
            List<Sample> fork = new ArrayList<>();
            for (double score : scores) {
                fork.add(Sample.of(score));
            }
            samples.add(fork);
        }
        return of(samples);
    }

    /** Returns the same iterations as if each had been a fork: their variation replaces that between forks. */
    public ForkSamples iterationsAsForks() {
        List<List<Sample>> single = new ArrayList<>();
        for (List<Sample> fork : forks) {
            for (Sample iteration : fork) {
                single.add(Collections.singletonList(iteration));
            }
        }
        return of(single);
    }

    /** Returns a copy with each value replaced, for example times by rates; counts stay. */
    public ForkSamples mapped(DoubleUnaryOperator operator) {
        List<List<Sample>> mapped = new ArrayList<>();
        for (List<Sample> fork : forks) {
            List<Sample> iterations = new ArrayList<>();
            for (Sample iteration : fork) {
                iterations.add(mapped(iteration, operator));
            }
            mapped.add(iterations);
        }
        return of(mapped);
    }

    private static Sample mapped(Sample iteration, DoubleUnaryOperator operator) {
        double[] values = new double[iteration.size()];
        long[] counts = new long[values.length];
        Arrays.setAll(values, i -> operator.applyAsDouble(iteration.value(i)));
        Arrays.setAll(counts, iteration::count);
        return Sample.weighted(values, counts);
    }

    public List<List<Sample>> forks() {
        return forks;
    }

    /**
     * Returns the reason why the samples cannot be compared at all, with the place, forks and iterations counted from
     * 1; empty if each fork has an iteration and each iteration has finite values only.
     */
    public Optional<String> defect() {
        if (forks.isEmpty()) {
            return Optional.of("no fork");
        }
        for (int f = 0; f < forks.size(); f++) {
            if (forks.get(f).isEmpty()) {
                return Optional.of("fork " + (f + 1) + " has no iteration");
            }
            for (int i = 0; i < forks.get(f).size(); i++) {
                Optional<String> defect = forks.get(f).get(i).defect();
                if (defect.isPresent()) {
                    return Optional.of("fork " + (f + 1) + ", iteration " + (i + 1) + ": " + defect.get());
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the mean of each fork over all its values, each as often as it was observed: the score that JMH would
     * report for the fork alone.
     *
     * @throws IllegalArgumentException if an iteration has no value
     */
    public double[] forkMeans() {
        double[] known = means;
        if (known == null) {
            known = new double[forks.size()];
            for (int f = 0; f < known.length; f++) {
                known[f] = mean(forks.get(f));
            }
            means = known;
        }
        return known.clone();
    }

    private static double mean(List<Sample> fork) {
        double count = 0;
        for (Sample iteration : fork) {
            count += iteration.total();
        }
        double mean = 0;
        for (Sample iteration : fork) {
            mean += iteration.moments().mean() * (iteration.total() / count);
        }
        return mean;
    }
}
