package org.openjdk.jmh.dynreconf.counting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import org.apache.commons.math3.util.CombinatoricsUtils;

/**
 * Compares the levels of the forks of two sides; immutable. If a compiler has several outcomes, a change may move the
 * levels or their frequencies, and the means of all forks do not show which.
 */
public final class LevelComparison {

    /** The number of levels from which on forks count as scattered. */
    public static final int MOST = 6;
    /** Sums of probabilities in another order differ in their last digits. */
    private static final double ROUNDING = 1e-9;

    private final List<Level> baseline;
    private final List<Level> candidate;
    private final int[] ofBaseline;
    private final int[] ofCandidate;

    private LevelComparison(double[] baseline, double[] candidate) {
        this.baseline = Level.of(baseline);
        this.candidate = Level.of(candidate);
        double[] all = Arrays.copyOf(baseline, baseline.length + candidate.length);
        System.arraycopy(candidate, 0, all, baseline.length, candidate.length);
        List<Level> together = Level.of(all);
        ofBaseline = together.stream().mapToInt(level -> level.within(baseline)).toArray();
        ofCandidate = together.stream().mapToInt(level -> level.within(candidate)).toArray();
    }

    /**
     * Compares the levels of two sides.
     *
     * @param baseline  a count of each fork, 0 or more
     * @param candidate of the other side, in the same unit
     */
    public static LevelComparison of(double[] baseline, double[] candidate) {
        return new LevelComparison(baseline, candidate);
    }

    /** Levels of the baseline alone, in ascending order. */
    public List<Level> baseline() {
        return baseline;
    }

    /** Levels of the candidate alone, in ascending order. */
    public List<Level> candidate() {
        return candidate;
    }

    /** Returns whether a side has more than one level. */
    public boolean isMixture() {
        return baseline.size() > 1 || candidate.size() > 1;
    }

    /** Returns whether forks of both sides are at each level, so that at most their shares have changed. */
    public boolean hasSameLevels() {
        return ofBaseline.length > 0
                && Arrays.stream(ofBaseline).allMatch(forks -> forks > 0)
                && Arrays.stream(ofCandidate).allMatch(forks -> forks > 0);
    }

    /**
     * {@return the ratios candidate / baseline of the levels, from the lowest up; empty unless both sides have the same
     * number of levels, all above 0}
     */
    public List<Double> ratios() {
        List<Double> ratios = new ArrayList<>();
        if (baseline.size() == candidate.size() && baseline.stream().allMatch(level -> level.mean() > 0)) {
            for (int i = 0; i < baseline.size(); i++) {
                ratios.add(candidate.get(i).mean() / baseline.get(i).mean());
            }
        }
        return Collections.unmodifiableList(ratios);
    }

    /**
     * {@return the p-value of equal shares on both sides by the exact test of a table of two rows (Freeman and Halton,
     * Biometrika 38, 1951), for two levels Fisher's; empty if the sides do not have the same levels, or more than
     * {@link #MOST}} Worked example: 3 and 1 forks of the baseline at two levels, and 1 and 3 of the candidate, have
     * 0.486.
     */
    public OptionalDouble chance() {
        if (!hasSameLevels() || ofBaseline.length > MOST) {
            return OptionalDouble.empty();
        }
        double measured = 1;
        for (int i = 0; i < ofBaseline.length; i++) {
            measured *= CombinatoricsUtils.binomialCoefficientDouble(ofBaseline[i] + ofCandidate[i], ofBaseline[i]);
        }
        int forks = Arrays.stream(ofBaseline).sum();
        double all = CombinatoricsUtils.binomialCoefficientDouble(forks + Arrays.stream(ofCandidate).sum(), forks);
        return OptionalDouble.of(Math.min(1, atMost(measured, 0, forks, 1) / all));
    }

    /**
     * Returns the weight of all tables that are no likelier than one of a weight: forks that are left go to levels from
     * one on.
     */
    private double atMost(double measured, int level, int forks, double weight) {
        if (level == ofBaseline.length) {
            return forks == 0 && weight <= measured * (1 + ROUNDING) ? weight : 0;
        }
        int there = ofBaseline[level] + ofCandidate[level];
        double sum = 0;
        for (int taken = 0; taken <= Math.min(there, forks); taken++) {
            sum += atMost(measured, level + 1, forks - taken,
                    weight * CombinatoricsUtils.binomialCoefficientDouble(there, taken));
        }
        return sum;
    }
}
