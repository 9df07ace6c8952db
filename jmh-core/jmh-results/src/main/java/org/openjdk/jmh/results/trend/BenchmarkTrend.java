package org.openjdk.jmh.results.trend;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.ChangePoint;
import org.openjdk.jmh.dynreconf.statistics.ChangePoints;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.RandomStream;
import org.openjdk.jmh.results.comparison.Unit;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredMetric;

/** The scores of one benchmark over all runs that have it. */
public final class BenchmarkTrend {

    /**
     * Of a hundred histories without a change, one is said to have one, and about three where runs depend on each
     * other.
     */
    public static final double LEVEL = 0.01;

    private static final int PERMUTATIONS = 999;
    private static final long SEED = 1;

    private final ResultKey key;
    private final Unit unit;
    private final List<Integer> runs = new ArrayList<>();
    private final List<double[]> forks = new ArrayList<>();
    private List<HistoryChange> changes = Collections.emptyList();

    BenchmarkTrend(ResultKey key, Unit unit) {
        this.key = key;
        this.unit = unit;
    }

    /** Adds a run in the order of time, unless it has no usable result, or one in a unit of another kind. */
    void add(int run, StoredMetric metric) {
        Unit.of(metric.unit()).factorTo(unit).ifPresent(factor -> {
            double[] means = Arrays.stream(metric.forkMeans()).map(mean -> mean * factor).toArray();
            if (means.length > 0 && Arrays.stream(means).allMatch(mean -> mean > 0 && mean < Double.MAX_VALUE)) {
                runs.add(run);
                forks.add(means);
            }
        });
    }

    /** Looks for changes, on the logarithms of what runs have for a level. */
    void findChanges() {
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

    /** Benchmark, mode and parameters. */
    public ResultKey key() {
        return key;
    }

    /** Returns the unit of all points. */
    public String unit() {
        return unit.toString();
    }

    /** Returns how many runs have a usable result. */
    public int points() {
        return runs.size();
    }

    /** The run of a point, counted from 0 in the order of time. */
    public int run(int point) {
        return runs.get(point);
    }

    /** Returns the means of the forks of a point. */
    public double[] forks(int point) {
        return forks.get(point).clone();
    }

    /** Returns the changes of its level, in the order of time; unmodifiable. */
    public List<HistoryChange> changes() {
        return changes;
    }
}
