package org.openjdk.jmh.dynreconf.bisection;

import java.util.List;
import java.util.function.IntPredicate;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/** Holds the logarithms of the scores of all forks, by version. */
final class ForkScores {

    /** A two-sided test at 5 %: one in 20 versions that are the same as their neighbour is excluded. */
    private static final double ALIKE = 0.975;

    private final int[] counts;
    private final double[] sums;
    private final double[] squares;

    ForkScores(int versions) {
        counts = new int[versions];
        sums = new double[versions];
        squares = new double[versions];
    }

    void add(int version, double score) {
        double log = Math.log(score);
        counts[version]++;
        sums[version] += log;
        squares[version] += log * log;
    }

    int count(int version) {
        return counts[version];
    }

    /** Returns the mean of the forks of a version, at least one. */
    double mean(int version) {
        return sums[version] / counts[version];
    }

    private int count(int first, int last) {
        int count = 0;
        for (int version = first; version <= last; version++) {
            count += counts[version];
        }
        return count;
    }

    private double mean(int first, int last) {
        double sum = 0;
        for (int version = first; version <= last; version++) {
            sum += sums[version];
        }
        return sum / count(first, last);
    }

    private double residual(int first, int last) {
        double square = 0;
        for (int version = first; version <= last; version++) {
            square += squares[version];
        }
        double mean = mean(first, last);
        return Math.max(0, square - count(first, last) * mean * mean);
    }

    /**
     * Returns the ratio of the level after one change to that before another one, by Student's interval with the
     * variation within all stretches between changes.
     */
    Interval between(List<Suspects> changes, int from, int to, double confidence) {
        double residual = 0;
        int freedom = 0;
        for (int stretch = 0; stretch <= changes.size(); stretch++) {
            int first = first(changes, stretch);
            int last = last(changes, stretch);
            residual += residual(first, last);
            freedom += count(first, last) - 1;
        }
        int before = count(first(changes, from), last(changes, from));
        int behind = count(first(changes, to + 1), last(changes, to + 1));
        double point =
                mean(first(changes, to + 1), last(changes, to + 1)) - mean(first(changes, from), last(changes, from));
        double error = Math.sqrt(residual / freedom * (1.0 / before + 1.0 / behind));
        return (freedom < 1 ? Interval.unknown(point) : Interval.student(point, error, freedom, confidence)).exp();
    }

    /**
     * Returns the ratio of the levels after and before a change, by Student's interval. Versions next to them are
     * included as far as their forks do not differ; what they may differ by is part of the variation.
     *
     * @param isSame whether a version is known to be the same as the one before it
     */
    Interval step(Suspects change, IntPredicate isSame, double confidence) {
        int[] alike = alike(change, isSame);
        int before = count(alike[0], change.first() - 1);
        int behind = count(change.last(), alike[1]);
        double residual = residual(alike[0], change.first() - 1) + residual(change.last(), alike[1]);
        int freedom = before + behind - 2;
        for (int version = 0; version < counts.length; version++) {
            if (counts[version] > 0 && (version < alike[0] || version > alike[1])) {
                residual += residual(version, version);
                freedom += counts[version] - 1;
            }
        }
        double point = mean(change.last(), alike[1]) - mean(alike[0], change.first() - 1);
        double error = Math.sqrt(variance(residual, freedom) * (1.0 / before + 1.0 / behind));
        return Interval.student(point, error, freedom, confidence).exp();
    }

    /**
     * Returns the first version before a change that does not differ from the last one before it, and the last one
     * after it that does not differ from the first.
     */
    int[] alike(Suspects change, IntPredicate isSame) {
        int first = change.first() - 1;
        while (first > 0 && (isSame.test(first) || isAlike(first - 1, first, change.first() - 1))) {
            first--;
        }
        int last = change.last();
        while (last < counts.length - 1 && (isSame.test(last + 1) || isAlike(last + 1, change.last(), last))) {
            last++;
        }
        return new int[] {first, last};
    }

    private boolean isAlike(int version, int from, int to) {
        int others = count(from, to);
        if (counts[version] == 0 || others == 0) {
            return true;
        }
        double residual = 0;
        int freedom = 0;
        for (int each = 0; each < counts.length; each++) {
            residual += counts[each] > 0 ? residual(each, each) : 0;
            freedom += Math.max(0, counts[each] - 1);
        }
        double error = Math.sqrt(variance(residual, freedom) * (1.0 / counts[version] + 1.0 / others));
        return Math.abs(mean(version) - mean(from, to)) <= StudentQuantile.of(ALIKE, Math.max(1, freedom)) * error;
    }

    private static double variance(double residual, int freedom) {
        return Math.max(residual / Math.max(1, freedom), Bisection.LEAST_SCATTER * Bisection.LEAST_SCATTER);
    }

    private static int first(List<Suspects> changes, int stretch) {
        return stretch == 0 ? 0 : changes.get(stretch - 1).last();
    }

    private int last(List<Suspects> changes, int stretch) {
        return stretch == changes.size() ? counts.length - 1 : changes.get(stretch).first() - 1;
    }

    /**
     * Returns the p-value of the distance between the forks of one version and those of two others together, given the
     * variation within the two; 1 if that is unknown.
     */
    double pValue(int version, int one, int other) {
        int freedom = counts[one] + counts[other] - 2;
        if (freedom < 1) {
            return 1;
        }
        double variance = (residual(one, one) + residual(other, other)) / freedom;
        double distance = distance(version, one, other);
        double error = Math.sqrt(variance * (1.0 / counts[version] + 1.0 / (counts[one] + counts[other])));
        return error == 0 ? distance == 0 ? 1 : 0
                : 2 * new TDistribution(null, freedom).cumulativeProbability(-Math.abs(distance) / error);
    }

    /** Returns the distance of the forks of one version from those of two others together. */
    double distance(int version, int one, int other) {
        return mean(version) - (sums[one] + sums[other]) / (counts[one] + counts[other]);
    }
}
