package org.openjdk.jmh.dynreconf.levels;

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

    /** More levels than this are just variation. */
    public static final int MOST = 6;
    /** Sums of probabilities in another order differ in their last digits. */
    private static final double ROUNDING = 1e-9;

    /** The levels of the baseline alone, in ascending order. */
    final List<Level> baseline;
    /** The levels of the candidate alone, in ascending order. */
    final List<Level> candidate;
    private final List<Level> together;
    private final int[] ofBaseline;
    private final int[] ofCandidate;

    private LevelComparison(double[] baseline, double[] candidate, double gap, List<Level> together) {
        this(baseline, candidate, Level.apart(gap, baseline), Level.apart(gap, candidate), together);
    }

    private LevelComparison(double[] baseline, double[] candidate, List<Level> before, List<Level> after,
                            List<Level> together) {
        this.baseline = before;
        this.candidate = after;
        this.together = together;
        ofBaseline = together.stream().mapToInt(level -> level.within(baseline)).toArray();
        ofCandidate = together.stream().mapToInt(level -> level.within(candidate)).toArray();
    }

    /** Compares two sides by a count of each fork, 0 or more. */
    public static LevelComparison of(double[] baseline, double[] candidate) {
        return new LevelComparison(baseline, candidate, Level.GAP, Level.of(both(baseline, candidate)));
    }

    /**
     * Compares two sides by a time or rate of each fork, whose levels are further apart than they are wide. The levels
     * are those of both sides together; if these have none, of each side alone. At most 1 % of comparisons without
     * levels appear to have some ({@link LevelGap}).
     */
    public static LevelComparison ofTimes(double[] baseline, double[] candidate) {
        double[] all = both(baseline, candidate);
        OptionalDouble common = LevelGap.of(all);
        if (common.isPresent()) {
            return new LevelComparison(baseline, candidate, common.getAsDouble(),
                    Level.apart(common.getAsDouble(), all));
        }
        OptionalDouble before = LevelGap.of(baseline);
        OptionalDouble after = LevelGap.of(candidate);
        return before.isPresent() && after.isPresent()
                ? new LevelComparison(baseline, candidate, Level.apart(before.getAsDouble(), baseline),
                        Level.apart(after.getAsDouble(), candidate), Collections.emptyList())
                : new LevelComparison(baseline, candidate, Double.POSITIVE_INFINITY, Collections.emptyList());
    }

    private static double[] both(double[] baseline, double[] candidate) {
        double[] all = Arrays.copyOf(baseline, baseline.length + candidate.length);
        System.arraycopy(candidate, 0, all, baseline.length, candidate.length);
        return all;
    }

    /** Returns whether a side has more than one level. */
    public boolean isMixture() {
        return baseline.size() > 1 || candidate.size() > 1;
    }

    /** Returns whether both sides have forks at each level, so that at most their shares have changed. */
    public boolean hasSameLevels() {
        return ofBaseline.length > 0
                && Arrays.stream(ofBaseline).allMatch(forks -> forks > 0)
                && Arrays.stream(ofCandidate).allMatch(forks -> forks > 0);
    }

    /**
     * Returns whether a fork of each side, of those that were compared, are at the same level. If levels moved and both
     * sides have the same number of them, the lowest corresponds to the lowest, and so on.
     */
    public boolean areAlike(double ofBaseline, double ofCandidate) {
        boolean moved = baseline.size() == candidate.size() && !hasSameLevels();
        int before = index(moved ? baseline : together, ofBaseline);
        return before >= 0 && before == index(moved ? candidate : together, ofCandidate);
    }

    private static int index(List<Level> levels, double fork) {
        for (int i = 0; i < levels.size(); i++) {
            if (levels.get(i).contains(fork)) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Returns the ratios candidate / baseline of the levels, from the lowest up; empty unless both sides have the same
     * number of levels, all above 0.
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
     * Returns the p-value of equal shares on both sides by the exact test of a table of two rows (Freeman and Halton,
     * Biometrika 38, 1951), for two levels Fisher's; empty if the sides do not have the same levels, or more than
     * {@link #MOST}. Worked example: 3 and 1 forks of the baseline at two levels, and 1 and 3 of the candidate, have
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
     * Returns the weight of all tables that are no likelier than the measured one, with the remaining forks at levels
     * from {@code level} on.
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
