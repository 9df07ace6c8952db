package org.openjdk.jmh.dynreconf.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds all changes of a series by the algorithm E-divisive (Matteson and James, JASA 109, 2014), which Daly et al.
 * applied to benchmark histories (ICPE'20). It repeatedly splits the segment with the best {@link EnergySplit}, until a
 * permutation test within the segments is no longer significant. Neither the number of changes nor a distribution must
 * be known. Values are assumed to be independent, or to depend on each other as {@link SerialDependence} describes.
 */
public final class ChangePoints {

    /** Sums in another order differ in their last digits, which would make equal values seem different. */
    private static final double ROUNDING = 1e-9;

    private final int permutations;
    private final double level;
    private final RandomStream random;

    private ChangePoints(int permutations, double level, RandomStream random) {
        this.permutations = permutations;
        this.level = level;
        this.random = random;
    }

    /**
     * Finds the changes of a series, sorted by place; none with fewer than four values.
     *
     * @param series       finite values in their order
     * @param permutations for each change, 1 or more; fewer than 1 / level find no change
     * @param level        the largest p-value of a change, between 0 and 1
     * @throws IllegalArgumentException if a value is NaN or infinite
     */
    public static List<ChangePoint> of(double[] series, int permutations, double level, RandomStream random) {
        for (int i = 0; i < series.length; i++) {
            if (Double.isNaN(series[i]) || Double.isInfinite(series[i])) {
                throw new IllegalArgumentException("value " + (i + 1) + " of the series is " + series[i]);
            }
        }
        return new ChangePoints(permutations, level, random).find(series);
    }

    /**
     * Finds the changes of a series whose values may depend on the previous ones, such as those of a machine that is
     * slow for some days. The changes that {@link #of} finds are removed to estimate the dependence, and the search is
     * repeated without it. If fewer changes remain, the dependence is estimated anew, until both agree. Parameters are
     * those of {@link #of}.
     */
    public static List<ChangePoint> ofDependent(double[] series, int permutations, double level, RandomStream random) {
        List<ChangePoint> found = of(series, permutations, level, random);
        double removed = 0;
        while (!found.isEmpty()) {
            SerialDependence dependence = SerialDependence.of(series,
                    found.stream().map(ChangePoint::index).collect(Collectors.toList()));
            if (dependence.coefficient <= removed) {
                break;
            }
            removed = dependence.coefficient;
            found = of(dependence.removedFrom(series), permutations, level, random);
        }
        return found;
    }

    private List<ChangePoint> find(double[] series) {
        List<ChangePoint> found = new ArrayList<>();
        SortedSet<Integer> ends = new TreeSet<>(Arrays.asList(0, series.length));
        EnergySplit.@Nullable Place place = best(series, ends);
        while (place != null) {
            double pValue = pValue(series, ends, place.difference);
            if (pValue > level) {
                break;
            }
            found.add(new ChangePoint(place.index, pValue));
            ends.add(place.index);
            place = best(series, ends);
        }
        found.sort(Comparator.comparingInt(ChangePoint::index));
        return found;
    }

    /** Returns the best split of all segments; null if all are too short. */
    private static EnergySplit.@Nullable Place best(double[] series, SortedSet<Integer> ends) {
        EnergySplit.@Nullable Place best = null;
        int from = 0;
        for (int to : ends.tailSet(1)) {
            if (to - from >= 2 * EnergySplit.SHORTEST_PART) {
                double[] segment = Arrays.copyOfRange(series, from, to);
                EnergySplit.Place place = new EnergySplit(segment).best(segment);
                if (best == null || place.difference > best.difference) {
                    best = new EnergySplit.Place(from + place.index, place.difference);
                }
            }
            from = to;
        }
        return best;
    }

    /** Returns the p-value; stops early once it exceeds the level, whatever the remaining permutations are. */
    private double pValue(double[] series, SortedSet<Integer> ends, double observed) {
        double[] shuffled = series.clone();
        int asClear = 1;
        for (int i = 0; i < permutations && asClear <= level * (permutations + 1.0); i++) {
            int from = 0;
            for (int to : ends.tailSet(1)) {
                random.shuffle(shuffled, from, to);
                from = to;
            }
            EnergySplit.@Nullable Place place = best(shuffled, ends);
            if (place != null && place.difference >= observed - ROUNDING * Math.abs(observed)) {
                asClear++;
            }
        }
        return asClear / (permutations + 1.0);
    }
}
