package org.openjdk.jmh.dynreconf.comparison;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Compares two sides of a benchmark; immutable.
 *
 * <p>The verdict is undecided, with a reason, if the sides cannot be compared: a side without forks, a fork without
 * iterations, an iteration without values or with NaN or infinity; a side with a single fork, unless iterations may
 * replace forks; values below 0, which have no ratio; some forks at 0 and others not. Special cases have a plain
 * answer: 0 on both sides is the same; 0 in all forks of one side and in none of the other is an infinite change, if
 * the other differs from 0 significantly; forks that are all equal give an interval without width.
 */
public final class Comparer {

    private final ComparisonSettings settings;

    /**
     * Creates a comparer.
     *
     * @param settings method, tolerance and confidence
     */
    public Comparer(ComparisonSettings settings) {
        this.settings = Objects.requireNonNull(settings, "settings");
    }

    /**
     * Compares two sides.
     *
     * @param baseline  what was
     * @param candidate what is, in the same unit
     * @param direction which values are better
     * @return the outcome, never null
     */
    public Comparison compare(ForkSamples baseline, ForkSamples candidate, Direction direction) {
        return compare(baseline, candidate, direction, 0);
    }

    /**
     * Compares two sides, one of which may have an error that is common to all of its forks, such as incomplete warmup,
     * so that their variation does not show it. The interval is wider by as much on either side.
     *
     * @param baseline  the measurements before the change
     * @param candidate the measurements after it, in the same unit
     * @param direction which values are better
     * @param allowance share by which the ratio may be off besides, 0 or more, for example 0.02
     * @return the outcome, never null
     * @throws IllegalArgumentException if the allowance is out of range
     */
    public Comparison compare(ForkSamples baseline, ForkSamples candidate, Direction direction, double allowance) {
        Optional<String> defect = defect("baseline", baseline);
        if (!defect.isPresent()) {
            defect = defect("candidate", candidate);
        }
        return defect.map(text -> Comparison.impossible(ComparedUnits.none(), settings, direction, Double.NaN, text))
                .orElseGet(() -> compareUsable(resolved(baseline), resolved(candidate), direction, allowance));
    }

    /**
     * Compares a run with a history of runs of the same benchmark, such as one of each night. Runs are the unit then:
     * their variation includes changes from night to night, which no number of forks of one run shows. The candidate is
     * assumed to vary as they do, and so should have as many forks as each of them: Student's interval for another
     * value of a series, whatever the method of the settings.
     *
     * @param history   runs that differ by chance only, in any order
     * @param candidate the run to be judged, in the same unit
     * @param direction which values are better
     * @return the outcome, never null; undecided with fewer than two runs in the history
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
        double[] means = runs.stream().mapToDouble(run -> LogMeans.geometricMean(resolved(run))).toArray();
        ComparedUnits units = new ComparedUnits(Arrays.copyOf(means, history.size()), new double[] {
            means[history.size()]}, ComparedUnit.RUN);
        Optional<String> obstacle = historyObstacle(units);
        return obstacle.isPresent()
                ? Comparison.impossible(units, settings, direction, Double.NaN, obstacle.get())
                : Comparison.of(units, settings, direction, NextRun.ratio(units.baseline(), units.candidate()[0]));
    }

    private static Optional<String> historyObstacle(ComparedUnits units) {
        if (units.baseline().length < 2) {
            return Optional.of("the history has fewer than two runs, which do not show how much runs vary");
        }
        boolean positive = units.candidate()[0] > 0 && Arrays.stream(units.baseline()).allMatch(mean -> mean > 0);
        return positive ? Optional.empty() : Optional.of("ratios need values above 0 in all forks of all runs");
    }

    private static Optional<String> defect(String name, ForkSamples side) {
        return side.defect().map(text -> "the " + name + " has no usable result: " + text);
    }

    /** Replaces each value that is closer to 0 than the resolution by it. */
    private ForkSamples resolved(ForkSamples side) {
        double resolution = settings.resolution();
        return resolution == 0 ? side : side.mapped(value -> Math.abs(value) < resolution ? resolution : value);
    }

    private Comparison compareUsable(ForkSamples baseline, ForkSamples candidate, Direction direction,
                                     double allowance) {
        boolean single = baseline.forks().size() < 2 || candidate.forks().size() < 2;
        boolean iterations = single && settings.usesIterationsOfSingleForks();
        ForkSamples before = iterations ? baseline.iterationsAsForks() : baseline;
        ForkSamples after = iterations ? candidate.iterationsAsForks() : candidate;
        ComparedUnits units = new ComparedUnits(before.forkMeans(), after.forkMeans(),
                iterations ? ComparedUnit.ITERATION : ComparedUnit.FORK);
        Optional<String> obstacle = obstacle(units);
        return obstacle.isPresent()
                ? Comparison.impossible(units, settings, direction, plainRatio(units), obstacle.get())
                : Comparison.of(units, settings, direction,
                        new AllowingRatio(estimate(before, after, units), allowance));
    }

    private static Optional<String> obstacle(ComparedUnits units) {
        String unit = units.unit().label();
        if (Math.min(units.baseline().length, units.candidate().length) < 2) {
            String side = units.baseline().length < 2 ? "baseline" : "candidate";
            return Optional.of("the " + side + " has a single " + unit + ", which does not show how much " + unit
                    + "s vary");
        }
        Optional<String> before = obstacle("baseline", unit, units.baseline());
        return before.isPresent() ? before : obstacle("candidate", unit, units.candidate());
    }

    private static Optional<String> obstacle(String side, String unit, double[] means) {
        boolean someZero = !allZero(means) && Arrays.stream(means).anyMatch(mean -> mean == 0);
        for (int i = 0; i < means.length; i++) {
            if (means[i] < 0 || someZero && means[i] == 0) {
                return Optional.of("ratios need values above 0, and the mean of " + unit + " " + (i + 1) + " of the "
                        + side + " is " + means[i]);
            }
        }
        return Optional.empty();
    }

    private static boolean allZero(double[] means) {
        return Arrays.stream(means).allMatch(mean -> mean == 0);
    }

    private RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate, ComparedUnits units) {
        boolean fromZero = allZero(units.baseline());
        boolean toZero = allZero(units.candidate());
        if (fromZero && toZero) {
            return new StudentRatio(0, 0, 0);
        }
        return fromZero || toZero ? new ZeroRatio(units.baseline(), units.candidate())
                : settings.method().estimate(baseline, candidate);
    }

    /** Returns a plain ratio if there is no interval; NaN where a mean is not above 0. */
    private static double plainRatio(ComparedUnits units) {
        return Math.exp(meanLogarithm(units.candidate()) - meanLogarithm(units.baseline()));
    }

    private static double meanLogarithm(double[] means) {
        return Arrays.stream(means).map(mean -> mean > 0 ? Math.log(mean) : Double.NaN).average().orElse(Double.NaN);
    }
}
