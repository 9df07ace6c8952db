package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.sequential.WarmupTrend;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/** Detects forks that were still warming up when they were measured. */
final class NotWarm {

    /** Single shots measure cold code on purpose. */
    private static final String SINGLE_SHOT = "ss";
    private static final double PERCENT = 100;
    private static final int FEWEST = 10;
    /** Factor of the recommended warmup: one that is too short is usually far too short. */
    private static final int TIMES = 5;

    private final int warmup;
    private final Side baseline = new Side();
    private final Side candidate = new Side();

    /**
     * Creates a detector.
     *
     * @param warmup warmup iterations of each fork
     */
    NotWarm(int warmup) {
        this.warmup = warmup;
    }

    /** The forks of one side. */
    private static final class Side {

        private final List<double[]> scores = new ArrayList<>();
        /** One score for each half of the last iterations of a warmup. */
        private final List<double[]> warmups = new ArrayList<>();
        private final List<Double> compiling = new ArrayList<>();

        private void addWarmth(double[][] forks) {
            Arrays.stream(forks).filter(fork -> fork.length == 2).forEach(fork -> {
                warmups.add(new double[] {1, 1 + fork[0]});
                compiling.add(fork[1]);
            });
        }

        /** Returns the share of the measurement for which compilers are busy in the median fork; 0 if it is small. */
        private double compiling() {
            double[] shares = compiling.stream().mapToDouble(Double::doubleValue).filter(share -> share >= 0).toArray();
            double usual = shares.length == 0 ? 0 : Quantiles.median(shares, 0, shares.length);
            return usual > WarmupTrend.BUSY_COMPILERS ? usual : 0;
        }
    }

    /** Returns whether warming up may change a score that is not measured cold on purpose. */
    static boolean concerns(Unit unit, String mode) {
        return unit.isOfTime() && !isSingleShot(mode);
    }

    /** Returns whether each iteration of a mode is one invocation. */
    static boolean isSingleShot(String mode) {
        return mode.equals(SINGLE_SHOT);
    }

    /** Adds the scores of the iterations of forks. */
    void add(double[][] ofBaseline, double[][] ofCandidate) {
        Collections.addAll(baseline.scores, ofBaseline);
        Collections.addAll(candidate.scores, ofCandidate);
    }

    /** Adds whether forks were warm, as {@link SideResult#warmth} has it. */
    void addWarmth(double[][] ofBaseline, double[][] ofCandidate) {
        baseline.addWarmth(ofBaseline);
        candidate.addWarmth(ofCandidate);
    }

    /**
     * Returns why a verdict is unreliable.
     *
     * @param ratio the interval that the verdict is based on
     * @return empty if the forks are warm, or the remaining warmup is small compared with the change
     */
    Optional<String> reason(Interval ratio, double tolerance) {
        return trend().isBeyond(tolerance, ratio) ? Optional.of(sentence()) : Optional.empty();
    }

    /** Returns a sentence if warmups ended too early, even if the verdict stands. */
    Optional<String> note(double tolerance) {
        boolean isMoving = isMoving(warmups()) && trend().isBeyond(tolerance, Interval.unknown(Double.NaN));
        return isMoving || isCompiling() ? Optional.of(sentence()) : Optional.empty();
    }

    private static boolean isMoving(WarmupTrend trend) {
        return trend.baseline() != 0 || trend.candidate() != 0;
    }

    private boolean isCompiling() {
        return baseline.compiling() + candidate.compiling() > 0;
    }

    private WarmupTrend measured() {
        return of(baseline.scores, candidate.scores);
    }

    private WarmupTrend warmups() {
        return of(baseline.warmups, candidate.warmups);
    }

    private static WarmupTrend of(List<double[]> ofBaseline, List<double[]> ofCandidate) {
        return WarmupTrend.of(ofBaseline.toArray(new double[0][]), ofCandidate.toArray(new double[0][]));
    }

    private WarmupTrend trend() {
        return measured().after(warmups(), baseline.compiling() > 0, candidate.compiling() > 0);
    }

    private String sentence() {
        List<String> parts = new ArrayList<>();
        add(parts, "from the first half of a measurement to the second", measured());
        add(parts, "in the last iterations of the warmup", warmups());
        if (isCompiling()) {
            parts.add("compilers were busy for "
                    + sides(baseline.compiling(), candidate.compiling(), "%.0f %% of the time"));
        }
        return "not warm: " + String.join(", ", parts) + ": give both sides more warmup, such as -wi "
                + Math.max(FEWEST, TIMES * warmup);
    }

    private static void add(List<String> parts, String when, WarmupTrend trend) {
        if (isMoving(trend)) {
            parts.add(when + ", the score changes by " + sides(trend.baseline(), trend.candidate(), "%+.1f %%"));
        }
    }

    private static String sides(double ofBaseline, double ofCandidate, String format) {
        String was = String.format(Locale.ROOT, format, PERCENT * ofBaseline) + " in the baseline";
        String is = String.format(Locale.ROOT, format, PERCENT * ofCandidate) + " in the candidate";
        return ofBaseline == 0 ? is : ofCandidate == 0 ? was : was + " and " + is;
    }
}
