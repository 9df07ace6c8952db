package org.openjdk.jmh.results.trend;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.ChangePoint;
import org.openjdk.jmh.dynreconf.statistics.ChangePoints;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.results.comparison.Unit;
import org.openjdk.jmh.results.json.OwnScores;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredMetric;

/** Holds the scores of one benchmark over all runs. */
public final class BenchmarkTrend {

    /**
     * Significance level: one of a hundred histories without a change shows one, and about three if consecutive runs
     * are correlated.
     */
    public static final double LEVEL = 0.01;

    private static final int PERMUTATIONS = 999;
    private static final long SEED = 1;

    private final ResultKey key;
    private final Unit unit;
    private final List<Integer> runs = new ArrayList<>();
    private final List<double[]> wall = new ArrayList<>();
    private final List<double[]> own = new ArrayList<>();
    private List<double[]> forks = wall;
    private List<HistoryChange> changes = Collections.emptyList();

    BenchmarkTrend(ResultKey key, Unit unit) {
        this.key = key;
        this.unit = unit;
    }

    /**
     * Adds a run in the order of time, unless it has no usable result, or one in a unit of another kind.
     *
     * @param run     number of the run, from 0
     * @param metric  score in wall time
     * @param ownTime scores in own time, if they are known
     */
    void add(int run, StoredMetric metric, Optional<OwnScores> ownTime) {
        Unit.of(metric.unit()).factorTo(unit).ifPresent(factor -> {
            double[] means = Arrays.stream(metric.forkMeans()).map(mean -> mean * factor).toArray();
            if (means.length > 0 && Arrays.stream(means).allMatch(mean -> mean > 0 && mean < Double.MAX_VALUE)) {
                runs.add(run);
                wall.add(means);
                ownTime.ifPresent(
                        scores -> own.add(Arrays.stream(scores.forkMeans()).map(mean -> mean * factor).toArray()));
            }
        });
    }

    /** Looks for changes in the logarithms of the runs' levels, in own time if it is known of all runs. */
    void findChanges() {
        forks = own.size() == wall.size() ? own : wall;
        double[] logarithms = forks.stream().mapToDouble(BenchmarkTrend::logarithm).toArray();
        List<ChangePoint> points = ChangePoints.ofDependent(logarithms, PERMUTATIONS, LEVEL, new RandomStream(SEED));
        List<HistoryChange> found = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            int from = i == 0 ? 0 : points.get(i - 1).index();
            int at = points.get(i).index();
            int to = i + 1 == points.size() ? logarithms.length : points.get(i + 1).index();
            double before = mean(logarithms, from, at);
            double after = mean(logarithms, at, to);
            double ratio = Math.exp(after - before);
            found.add(new HistoryChange(at, Math.exp(before), Math.exp(after), ratio, points.get(i).pValue(),
                    verdict(ratio)));
        }
        changes = Collections.unmodifiableList(found);
    }

    private static double logarithm(double[] means) {
        return Arrays.stream(means).map(Math::log).average().orElse(Double.NaN);
    }

    private static double mean(double[] values, int from, int to) {
        return Arrays.stream(values, from, to).average().orElse(Double.NaN);
    }

    private Verdict verdict(double ratio) {
        return unit.direction().map(direction -> Verdict.of(Interval.of(ratio, ratio, ratio), 0, direction))
                .orElse(Verdict.UNDECIDED);
    }

    public ResultKey key() {
        return key;
    }

    public String unit() {
        return unit.toString();
    }

    /** Returns the number of runs with a usable result. */
    public int points() {
        return runs.size();
    }

    /** Returns the run of a point, counted from 0 in the order of time. */
    public int run(int point) {
        return runs.get(point);
    }

    public double[] forks(int point) {
        return forks.get(point).clone();
    }

    /** Returns the changes in the order of time. */
    public List<HistoryChange> changes() {
        return changes;
    }
}
