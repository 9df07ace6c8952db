package org.openjdk.jmh.bench.longrun;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.bench.report.Text;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;

/**
 * How often intervals contain the mean of other forks in the long run. That mean is none but an estimate: of m forks, it is
 * off itself, so that the scatter of an interval of n forks counts √(1 + n / m) times. For normal forks that scatter
 * alike, an interval then contains it just as often as the level that all forks would have.
 */
final class IntervalCoverage {

    private final List<Double> widths = new ArrayList<>();
    private int plain;
    private int covered;
    private int far;

    /**
     * Adds a run.
     *
     * @param means   of its forks
     * @param ends    of other forks, in the long run
     * @param student half width of Student's interval, relative to the mean
     * @param scatter half width, relative to the mean, of the interval that is looked at
     * @param warmup  share that may be left of the warmup
     */
    void add(double[] means, double[] ends, double student, double scatter, double warmup) {
        double ratio = Moments.of(means).mean() / Moments.of(ends).mean();
        double uncertain = Math.sqrt(1 + (double) means.length / ends.length);
        widths.add((1 + scatter) * (1 + warmup) - 1);
        plain += isWithin(ratio, 1 + student * uncertain) ? 1 : 0;
        covered += isWithin(ratio, (1 + scatter * uncertain) * (1 + warmup)) ? 1 : 0;
        far += isWithin(ratio, 1 + warmup) ? 0 : 1;
    }

    private static boolean isWithin(double ratio, double factor) {
        return 1 / factor <= ratio && ratio <= factor;
    }

    /** Of Student's interval, in per cent. */
    String plain() {
        return share(plain);
    }

    /** Of the interval that is looked at. */
    String covered() {
        return share(covered);
    }

    /** Results that are off by more than may be left of the warmup. */
    String far() {
        return share(far);
    }

    private String share(int count) {
        return Text.percent((double) count / widths.size(), 1);
    }

    /** The median width, in per cent to either side. */
    String width() {
        return Text.percent(Quantiles.median(widths.stream().mapToDouble(width -> width).toArray(), 0, widths.size()),
                1);
    }
}
