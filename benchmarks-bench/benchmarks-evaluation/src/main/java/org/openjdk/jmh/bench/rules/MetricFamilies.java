package org.openjdk.jmh.bench.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.openjdk.jmh.bench.report.TextTable;
import org.openjdk.jmh.dynreconf.comparison.Comparer;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.ComparisonRun;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;

/**
 * How many times of a suite are called changed that are not, where allocation is compared as well: with time and
 * allocation as one family of the false discovery rate, and with a family of each. Times are drawn from recordings;
 * allocation is the same in all forks but for a ten-thousandth. The false discovery rate is the mean over suites of the
 * share of wrong ones among the times that are called changed, 0 where there is none.
 */
final class MetricFamilies {

    private static final double RATE = 0.05;
    private static final double CHANGE = 1.1;
    private static final double ALLOCATION_SCATTER = 1e-4;
    private static final int WRONG = 0;
    private static final int FOUND = 1;
    private static final int MISSED = 2;
    /** Shares of benchmarks: whose allocation, and whose time has changed. */
    private static final double[][] CHANGED = {{0, 0}, {0.1, 0}, {0.3, 0}, {0.3, 0.02}, {0.3, 0.1}, {0.6, 0}};

    private final List<Recorded> benchmarks;
    private final int suites;
    private final long seed;
    private final Comparer comparer = new Comparer(ComparisonSettings.standard());

    MetricFamilies(List<Recorded> benchmarks, int suites, long seed) {
        this.benchmarks = benchmarks;
        this.suites = suites;
        this.seed = seed;
    }

    /** The table for so many forks on each side. */
    List<String> lines(int forks) {
        TextTable table = new TextTable("alloc., time changed", "families", "times: FDR, %", "wrong, a suite",
                "found, %");
        for (double[] changed : CHANGED) {
            List<int[][]> counts = IntStream.range(0, suites).parallel()
                    .mapToObj(suite -> suite(forks, changed[0], changed[1], suite)).toList();
            String rates = format("%.0f %%, %.0f %%", 100 * changed[0], 100 * changed[1]);
            table.row(row(rates, "one", counts.stream().map(suite -> suite[0]).toList()));
            table.row(row(rates, "by metric", counts.stream().map(suite -> suite[1]).toList()));
        }
        return table.lines();
    }

    private static String[] row(String rates, String families, List<int[]> suites) {
        double discoveryRate = suites.stream()
                .mapToDouble(counts -> counts[WRONG] / Math.max(1.0, counts[WRONG] + counts[FOUND])).average()
                .orElse(0);
        double wrong = suites.stream().mapToInt(counts -> counts[WRONG]).average().orElse(0);
        int found = suites.stream().mapToInt(counts -> counts[FOUND]).sum();
        int all = found + suites.stream().mapToInt(counts -> counts[MISSED]).sum();
        return new String[] {rates, families, format("%.1f", 100 * discoveryRate), format("%.2f", wrong),
            all == 0 ? "-" : format("%.1f", 100.0 * found / all)};
    }

    private static String format(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }

    /** Times that are wrongly, rightly and not called changed: with one family, and by metric. */
    private int[][] suite(int forks, double allocationChanged, double timeChanged, int number) {
        SplittableRandom random = new SplittableRandom(seed + 1_000_003L * number + forks);
        List<Comparison> all = new ArrayList<>();
        List<String> families = new ArrayList<>();
        List<Boolean> changed = new ArrayList<>();
        for (Recorded benchmark : benchmarks) {
            ForkSamples[] times = Draw.RESAMPLED.pair(benchmark, benchmark, forks, random);
            changed.add(random.nextDouble() < timeChanged);
            double change = changed.get(changed.size() - 1) ? CHANGE : 1;
            all.add(compared(times[0], times[1].mapped(time -> time * change)));
            families.add("time");
            double ofAllocation = random.nextDouble() < allocationChanged ? CHANGE : 1;
            all.add(compared(allocation(forks, 1, random), allocation(forks, ofAllocation, random)));
            families.add("allocation");
        }
        return new int[][] {
            tally(ComparisonRun.of(all, Collections.nCopies(all.size(), "all"), RATE), changed),
            tally(ComparisonRun.of(all, families, RATE), changed)
        };
    }

    private static int[] tally(ComparisonRun run, List<Boolean> changed) {
        int[] counts = new int[3];
        for (int i = 0; i < changed.size(); i++) {
            boolean found = run.comparisons().get(2 * i).verdict().isChange();
            if (changed.get(i)) {
                counts[found ? FOUND : MISSED]++;
            } else if (found) {
                counts[WRONG]++;
            }
        }
        return counts;
    }

    private Comparison compared(ForkSamples baseline, ForkSamples candidate) {
        return comparer.compare(baseline, candidate, Direction.LOWER_IS_BETTER);
    }

    private static ForkSamples allocation(int forks, double level, SplittableRandom random) {
        double[][] scores = new double[forks][1];
        for (double[] fork : scores) {
            fork[0] = level * (1 + ALLOCATION_SCATTER * (random.nextDouble() - 0.5));
        }
        return ForkSamples.ofScores(scores);
    }
}
