package org.openjdk.jmh.dynreconf.scheduling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.descriptive.DescriptiveStatistics;

/** The rule of {@link BudgetSchedule} from its description, without warmup forks and forks that end their benchmark. */
final class NaiveBudget {

    static final int NOTHING = -1;

    private final double budget;
    private final double[] estimated;
    private final List<double[]> forks = new ArrayList<>();

    NaiveBudget(double budget, double[] estimated) {
        this.budget = budget;
        this.estimated = estimated;
    }

    void forkEnded(int benchmark, double seconds, double score) {
        forks.add(new double[] {benchmark, seconds, score});
    }

    int next() {
        double left = budget;
        for (double[] fork : forks) {
            left -= fork[1];
        }
        List<Integer> unmeasured = new ArrayList<>();
        List<Integer> once = new ArrayList<>();
        List<Integer> several = new ArrayList<>();
        for (int benchmark = 0; benchmark < estimated.length; benchmark++) {
            int good = scores(benchmark).length;
            int lost = all(benchmark).size() - good;
            if (seconds(benchmark) <= left && (lost < 2 || lost <= good)) {
                (good == 0 ? unmeasured : good == 1 ? once : several).add(benchmark);
            }
        }
        while (!unmeasured.isEmpty() && unmeasured.stream().mapToDouble(this::seconds).sum() > left) {
            unmeasured.remove(unmeasured.stream().max((a, b) -> seconds(a) == seconds(b) ? a - b
                    : Double.compare(seconds(a), seconds(b))).get());
        }
        if (!unmeasured.isEmpty()) {
            return unmeasured.get(0);
        }
        int best = NOTHING;
        for (int benchmark : once) {
            best = best == NOTHING || seconds(benchmark) < seconds(best) ? benchmark : best;
        }
        if (best != NOTHING) {
            return best;
        }
        for (int benchmark : several) {
            best = width(benchmark) > (best == NOTHING ? 0 : width(best)) ? benchmark : best;
        }
        return best;
    }

    private List<double[]> all(int benchmark) {
        List<double[]> own = new ArrayList<>(forks);
        own.removeIf(fork -> fork[0] != benchmark);
        return own;
    }

    private double[] scores(int benchmark) {
        return all(benchmark).stream().mapToDouble(fork -> fork[2]).filter(score -> !Double.isNaN(score)).toArray();
    }

    private double seconds(int benchmark) {
        double took = forks.stream().filter(fork -> !Double.isNaN(fork[2])).mapToDouble(fork -> fork[1]).sum();
        double expected = forks.stream().filter(fork -> !Double.isNaN(fork[2]))
                .mapToDouble(fork -> estimated[(int) fork[0]]).sum();
        return all(benchmark).stream().mapToDouble(fork -> fork[1]).max()
                .orElse(estimated[benchmark] * (expected == 0 ? 1 : took / expected));
    }

    private double variation(int benchmark) {
        DescriptiveStatistics statistics = new DescriptiveStatistics(scores(benchmark));
        return statistics.getN() < 2 ? Double.NaN : statistics.getStandardDeviation() / Math.abs(statistics.getMean());
    }

    private double width(int benchmark) {
        double[] known = new double[estimated.length];
        int count = 0;
        for (int i = 0; i < known.length; i++) {
            if (scores(i).length > 1) {
                known[count++] = variation(i);
            }
        }
        double typical = new DescriptiveStatistics(Arrays.copyOf(known, count)).getPercentile(50);
        int n = scores(benchmark).length;
        double own = variation(benchmark);
        double moderated = Math.sqrt((typical * typical + (n - 1) * own * own) / n);
        return new TDistribution(null, n - 1).inverseCumulativeProbability(0.975) * Math.max(own, moderated)
                / Math.sqrt(n);
    }
}
