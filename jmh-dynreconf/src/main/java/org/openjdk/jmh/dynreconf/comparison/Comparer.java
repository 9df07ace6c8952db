package org.openjdk.jmh.dynreconf.comparison;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.statistics.Moments;

/**
 * Compares two sides of a benchmark; immutable.
 *
 * <p>The verdict is undecided, with a reason, if the sides cannot be compared: a side without forks or with a single
 * one, a fork without iterations, an iteration without values or with NaN or infinity; values below 0, which have no
 * ratio; some forks at 0 and others not. Special cases: 0 on both sides is the same; 0 in all forks of one side and in
 * none of the other is an infinite change, if the other differs from 0 significantly; forks that are all equal give an
 * interval without width.
 */
public final class Comparer {

    private final ComparisonSettings settings;

    public Comparer(ComparisonSettings settings) {
        this.settings = Objects.requireNonNull(settings, "settings");
    }

    /** Compares two sides, whose values have the same unit. */
    public Comparison compare(ForkSamples baseline, ForkSamples candidate, Direction direction) {
        return compare(baseline, candidate, direction, 0);
    }

    /**
     * Compares two sides, one of which may have an error that is common to all of its forks, such as incomplete warmup,
     * so that their variation does not show it. The interval is wider by as much on either side.
     *
     * @param allowance share by which the ratio may be off besides, 0 or more, for example 0.02
     * @throws IllegalArgumentException if the allowance is out of range
     */
    public Comparison compare(ForkSamples baseline, ForkSamples candidate, Direction direction, double allowance) {
        Optional<String> defect = defect("baseline", baseline);
        if (!defect.isPresent()) {
            defect = defect("candidate", candidate);
        }
        return defect.map(text -> Comparison.impossible(ComparedUnits.none(), settings, direction, Double.NaN, text))
                .orElseGet(() -> compareUsable(baseline, candidate, direction, allowance));
    }

    /**
     * Compares a run with earlier runs of the same benchmark, such as one of each night, in any order. Runs are the
     * unit: their variation includes changes from night to night, which no number of forks of one run shows. The
     * interval is Student's for a further value of a series, whatever the method of the settings. It assumes that the
     * candidate varies as the earlier runs do, and so should have as many forks as each of them. The verdict is
     * undecided with fewer than two earlier runs.
     */
    public Comparison compareWithHistory(List<ForkSamples> history, ForkSamples candidate, Direction direction) {
        List<ForkSamples> runs = new ArrayList<>(history);
        runs.add(candidate);
        for (int i = 0; i < runs.size(); i++) {
            Optional<String> defect = defect(i == history.size() ? "candidate" : "run " + (i + 1) + " of the history",
                    runs.get(i));
            if (defect.isPresent()) {
                return Comparison.impossible(ComparedUnits.none(), settings, direction, Double.NaN, defect.get());
            }
        }
        double[] means = runs.stream().mapToDouble(LogMeans::geometricMean).toArray();
        ComparedUnits units = new ComparedUnits(Arrays.copyOf(means, history.size()), new double[] {
            means[history.size()]});
        Optional<String> obstacle = historyObstacle(units);
        return obstacle.isPresent()
                ? Comparison.impossible(units, settings, direction, Double.NaN, obstacle.get())
                : Comparison.of(units, settings, direction, nextRun(units.baseline, units.candidate[0]));
    }

    /**
     * Estimates the ratio of a run to earlier ones. If n runs have logarithms of the mean m and the standard deviation
     * s, that of the next one is m plus s √(1 + 1 / n) times a value of Student's distribution with n − 1 degrees of
     * freedom, unless something has changed. Worked example: after 100, 102 and 98, whose logarithms deviate by 0.0200,
     * 110 is 1.10 times their geometric mean, with a standard error of 0.0231; the quantile at 97.5 % is 4.30, and the
     * interval from 0.996 to 1.215.
     */
    private static RatioEstimate nextRun(double[] history, double next) {
        Moments logarithms = Moments.of(Arrays.stream(history).map(Math::log).toArray());
        double error = logarithms.standardDeviation() * Math.sqrt(1 + 1 / logarithms.count());
        return new StudentRatio(Math.log(next) - logarithms.mean(), error, logarithms.count() - 1);
    }

    private static Optional<String> historyObstacle(ComparedUnits units) {
        if (units.baseline.length < 2) {
            return Optional.of("the history has fewer than two runs, which do not show how much runs vary");
        }
        boolean positive = units.candidate[0] > 0 && Arrays.stream(units.baseline).allMatch(mean -> mean > 0);
        return positive ? Optional.empty() : Optional.of("ratios need values above 0 in all forks of all runs");
    }

    private static Optional<String> defect(String name, ForkSamples side) {
        return side.defect().map(text -> "the " + name + " has no usable result: " + text);
    }

    private Comparison compareUsable(ForkSamples baseline, ForkSamples candidate, Direction direction,
                                     double allowance) {
        ComparedUnits units = new ComparedUnits(baseline.forkMeans(), candidate.forkMeans());
        Optional<String> obstacle = obstacle(units);
        return obstacle.isPresent()
                ? Comparison.impossible(units, settings, direction, plainRatio(units), obstacle.get())
                : Comparison.of(units, settings, direction,
                        new WidenedRatio(estimate(baseline, candidate, units), allowance));
    }

    private static Optional<String> obstacle(ComparedUnits units) {
        if (Math.min(units.baseline.length, units.candidate.length) < 2) {
            String side = units.baseline.length < 2 ? "baseline" : "candidate";
            return Optional.of("the " + side + " has a single fork, which does not show how much forks vary");
        }
        Optional<String> before = obstacle("baseline", units.baseline);
        return before.isPresent() ? before : obstacle("candidate", units.candidate);
    }

    private static Optional<String> obstacle(String side, double[] means) {
        boolean someZero = !allZero(means) && Arrays.stream(means).anyMatch(mean -> mean == 0);
        for (int i = 0; i < means.length; i++) {
            if (means[i] < 0 || someZero && means[i] == 0) {
                return Optional
                        .of("ratios need values above 0, and the mean of fork " + (i + 1) + " of the " + side + " is "
                                + means[i]);
            }
        }
        return Optional.empty();
    }

    private static boolean allZero(double[] means) {
        return Arrays.stream(means).allMatch(mean -> mean == 0);
    }

    private RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate, ComparedUnits units) {
        boolean fromZero = allZero(units.baseline);
        boolean toZero = allZero(units.candidate);
        if (fromZero && toZero) {
            return new StudentRatio(0, 0, 0);
        }
        return fromZero || toZero ? new ZeroRatio(units.baseline, units.candidate)
                : settings.method().estimate(baseline, candidate);
    }

    /** Returns the ratio of geometric means; NaN if a mean is not above 0. */
    private static double plainRatio(ComparedUnits units) {
        return Math.exp(meanLogarithm(units.candidate) - meanLogarithm(units.baseline));
    }

    private static double meanLogarithm(double[] means) {
        return Arrays.stream(means).map(mean -> mean > 0 ? Math.log(mean) : Double.NaN).average().orElse(Double.NaN);
    }
}
