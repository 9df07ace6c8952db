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
 * All changes of a series by the algorithm E-divisive of Matteson and James (JASA 109, 2014), which Daly et al. took to
 * the histories of benchmarks (ICPE'20): the segment that {@link EnergySplit} parts best is parted, as long as a
 * permutation test finds that no random order within the segments can be parted as well. It needs neither a number of
 * changes nor a distribution. Values are assumed not to depend on each other, or, where they may, to be what
 * {@link SerialDependence} describes.
 */
public final class ChangePoints {

    /** Sums in another order differ in their last digits; without this, equal values would seem to be different. */
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
     * Finds the changes of a series.
     *
     * @param series       finite values in their order
     * @param permutations how many random orders each change is compared with, 1 or more
     * @param level        the largest p-value of a change, between 0 and 1; fewer than 1 / level permutations find none
     * @param random       where the randomness comes from
     * @return sorted by their places; none where there are fewer than four values
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
     * Finds the changes of a series whose values may be like those before them, as those of a machine are that is
     * slower for some days. What {@link #of} finds is looked for again in what is left without the dependence that the
     * values show beside these changes; if fewer are left, more of the series is dependence, and so on, until what is
     * found is what was left out. Of a series that {@link #of} finds no change in, there is none.
     *
     * @param series       finite values in their order
     * @param permutations how many random orders each change is compared with, 1 or more
     * @param level        the largest p-value of a change, between 0 and 1; fewer than 1 / level permutations find none
     * @param random       where the randomness comes from
     * @return sorted by their places; none where there are fewer than four values
     * @throws IllegalArgumentException if a value is NaN or infinite
     */
    public static List<ChangePoint> ofDependent(double[] series, int permutations, double level, RandomStream random) {
        List<ChangePoint> found = of(series, permutations, level, random);
        double removed = 0;
        while (!found.isEmpty()) {
            SerialDependence dependence = SerialDependence.of(series,
                    found.stream().map(ChangePoint::index).collect(Collectors.toList()));
            if (dependence.coefficient() <= removed) {
                break;
            }
            removed = dependence.coefficient();
            found = of(dependence.removedFrom(series), permutations, level, random);
        }
        return found;
    }

    private List<ChangePoint> find(double[] series) {
        List<ChangePoint> found = new ArrayList<>();
        SortedSet<Integer> ends = new TreeSet<>(Arrays.asList(0, series.length));
        EnergySplit.@Nullable Place place = best(series, ends);
        while (place != null) {
            double pValue = pValue(series, ends, place.difference());
            if (pValue > level) {
                break;
            }
            found.add(new ChangePoint(place.index(), pValue));
            ends.add(place.index());
            place = best(series, ends);
        }
        found.sort(Comparator.comparingInt(ChangePoint::index));
        return found;
    }

    /** Returns the clearest place of all segments; null where all are too short. */
    private static EnergySplit.@Nullable Place best(double[] series, SortedSet<Integer> ends) {
        EnergySplit.@Nullable Place best = null;
        int from = 0;
        for (int to : ends.tailSet(1)) {
            if (to - from >= 2 * EnergySplit.SHORTEST_PART) {
                double[] segment = Arrays.copyOfRange(series, from, to);
                EnergySplit.Place place = new EnergySplit(segment).best(segment);
                if (best == null || place.difference() > best.difference()) {
                    best = new EnergySplit.Place(from + place.index(), place.difference());
                }
            }
            from = to;
        }
        return best;
    }

    /** Ends early where it is above the level, whatever the other orders are. */
    private double pValue(double[] series, SortedSet<Integer> ends, double observed) {
        double[] shuffled = series.clone();
        int asClear = 1;
        for (int i = 0; i < permutations && asClear <= level * (permutations + 1.0); i++) {
            int from = 0;
            for (int to : ends.tailSet(1)) {
                shuffle(shuffled, from, to);
                from = to;
            }
            EnergySplit.@Nullable Place place = best(shuffled, ends);
            if (place != null && place.difference() >= observed - ROUNDING * Math.abs(observed)) {
                asClear++;
            }
        }
        return asClear / (permutations + 1.0);
    }

    private void shuffle(double[] values, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int j = from + random.nextInt(i - from + 1);
            double moved = values[i];
            values[i] = values[j];
            values[j] = moved;
        }
    }
}
