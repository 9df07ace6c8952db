package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Locates a single change of the mean of normal values along a row of places: computes the posterior probability of
 * each step from one place to the next. Both levels and the common variance are unknown and estimated along with it.
 *
 * <p>With flat priors for the levels and 1/σ² for the variance, the likelihood of a step given the n values is
 * proportional to (n<sub>1</sub> n<sub>2</sub>)<sup>−1/2</sup> R<sup>−(n−2)/2</sup>, where R is the sum of squared
 * deviations from the means on both sides of the step (Smith, "A Bayesian approach to inference about a change-point in
 * a sequence of random variables", Biometrika 62(2), 1975). Since forks are not quite normal, the likelihood is raised
 * to the power of {@value #TRUST} (a generalized posterior; Bissiri, Holmes and Walker, JRSS B 78(5), 2016).
 *
 * <p>Worked example: if places 0 to 3 have the values 0 and 1; 0.5; 10.5; 10 and 11, the step from place 1 to place 2
 * has nearly all of the probability.
 */
public final class ChangeLocation {

    /** Chosen on one half of the recorded projects (docs/evidence/bisection.md). */
    static final double TRUST = 0.9;

    private static final double BIT = Math.log(2);

    private final double[] prior;
    private final double leastScatter;
    private final int[] counts;
    private final double[] sums;
    private double squares;
    private double origin = Double.NaN;
    private int count;

    /**
     * Creates a location without values.
     *
     * @param prior        the prior probability of each step, from place 0 to 1 first: 0 or more, at least one above 0,
     * in any unit
     * @param leastScatter the smallest credible standard deviation, above 0; without it, a few equal values would make
     * a step certain
     * @throws IllegalArgumentException if no step can have the change
     */
    public ChangeLocation(double[] prior, double leastScatter) {
        double total = Arrays.stream(prior).sum();
        if (!(total > 0 && total < Double.POSITIVE_INFINITY) || Arrays.stream(prior).anyMatch(each -> each < 0)) {
            throw new IllegalArgumentException("no step can have the change: " + Arrays.toString(prior));
        }
        this.prior = Arrays.stream(prior).map(each -> each / total).toArray();
        this.leastScatter = leastScatter;
        counts = new int[prior.length + 1];
        sums = new double[counts.length];
    }

    /** Adds a finite value at a place, from 0 to the number of steps. */
    public void add(int place, double value) {
        origin = count == 0 ? value : origin;
        double deviation = value - origin;
        counts[place]++;
        sums[place] += deviation;
        squares += deviation * deviation;
        count++;
    }

    /**
     * Excludes a step, numbered from 0.
     *
     * @throws IllegalArgumentException if no step would remain
     */
    public void exclude(int step) {
        if (IntStream.range(0, prior.length).noneMatch(other -> other != step && prior[other] > 0)) {
            throw new IllegalArgumentException("without step " + step + ", no step can have the change");
        }
        prior[step] = 0;
        double rest = Arrays.stream(prior).sum();
        Arrays.setAll(prior, each -> prior[each] / rest);
    }

    /** Returns the posterior probability of each step to contain the change; the prior until both ends have values. */
    public double[] posterior() {
        if (counts[0] == 0 || counts[counts.length - 1] == 0) {
            return prior.clone();
        }
        double[] logs = new double[prior.length];
        Split split = new Split();
        for (int step = 0; step < prior.length; step++) {
            split.take(step);
            logs[step] = prior[step] == 0 ? Double.NEGATIVE_INFINITY
                    : Math.log(prior[step]) + TRUST * split.logEvidence();
        }
        double largest = Arrays.stream(logs).max().orElse(0);
        double[] shares = Arrays.stream(logs).map(log -> Math.exp(log - largest)).toArray();
        double sum = Arrays.stream(shares).sum();
        return Arrays.stream(shares).map(share -> share / sum).toArray();
    }

    /**
     * Returns the difference of the mean after a step, numbered from 0, less that before it, with Student's interval
     * for two samples of one variance. The limits are infinite with fewer than three values.
     */
    public Interval change(int step, double confidence) {
        Split split = splitAfter(step);
        double point = split.difference();
        if (count < 3) {
            return Interval.unknown(point);
        }
        double error = Math.sqrt(split.residual() / (count - 2) * (1.0 / split.count + 1.0 / split.countBehind()));
        return Interval.student(point, error, count - 2.0, confidence);
    }

    /**
     * Returns the expected information, in nats, that one value next to the change gives about its place against the
     * neighbouring step, if {@code step} is right: half the squared difference of the levels in standard deviations,
     * times {@value #TRUST}; infinite without variation.
     */
    public double information(int step) {
        Split split = splitAfter(step);
        double difference = split.difference();
        return TRUST * difference * difference / (2 * split.residual() / Math.max(1, count - 2));
    }

    private Split splitAfter(int step) {
        Split split = new Split();
        for (int place = 0; place <= step; place++) {
            split.take(place);
        }
        return split;
    }

    /**
     * Returns the information, in nats, of a value in the middle of the possible places: about a quarter of {@link
     * #information} if that is small, and at most one bit (a binary channel with normal noise; within 7 % of the
     * integral).
     */
    public static double rate(double information) {
        return BIT * -Math.expm1(-information / (4 * BIT));
    }

    /** Divides the values into those up to a place and those after it. */
    private final class Split {

        private int count;
        private double sum;
        private final double all = Arrays.stream(sums).sum();

        void take(int place) {
            count += counts[place];
            sum += sums[place];
        }

        int countBehind() {
            return ChangeLocation.this.count - count;
        }

        double sumBehind() {
            return all - sum;
        }

        double difference() {
            return sumBehind() / countBehind() - sum / count;
        }

        double residual() {
            double explained = sum * sum / count + sumBehind() * sumBehind() / countBehind();
            return Math.max(squares - explained, ChangeLocation.this.count * leastScatter * leastScatter);
        }

        double logEvidence() {
            return -Math.log((double) count * countBehind()) / 2
                    - (ChangeLocation.this.count - 2) / 2.0 * Math.log(residual());
        }
    }
}
