package org.openjdk.jmh.dynreconf.history;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.steady.SteadyFigures;
import org.openjdk.jmh.dynreconf.statistics.Moments;
import org.openjdk.jmh.dynreconf.statistics.StudentQuantile;

/**
 * Measures the precision of the result of several forks, with the variance of earlier runs. Let s² be the variance of
 * the logarithms of n forks of this run, and h² that of earlier ones with ν degrees of freedom. The pooled variance is
 * p² = ((n − 1) s² + ν h²) / (n − 1 + ν). The half-width of Student's interval of the mean is t · p / √n, where t is
 * the quantile with n − 1 + ν degrees of freedom.
 *
 * <p>Worked example: two forks 1 % apart have s² = 0.00005. With h = 0.01 and ν = 4, p² = 0.00009, t = 2.571 at 95 %,
 * and the half-width is 2.571 · 0.00949 / √2 = 1.7 %; without the history it is 9 %.
 */
final class PooledPrecision {

    private final BenchmarkHistory history;
    private final double wanted;
    private final List<Double> logs = new ArrayList<>();

    PooledPrecision(BenchmarkHistory history, double wanted) {
        this.history = history;
        this.wanted = wanted;
    }

    void add(double time) {
        logs.add(Math.log(time));
    }

    /** Returns the judgement of this run, with the variation of the history if there is one. */
    Judgement judge(Judgement own) {
        Double confidence = own.figures().get(SteadyFigures.CONFIDENCE);
        int count = logs.size();
        if (confidence == null || count < 2 || history.freedom() == 0) {
            return own;
        }
        double deviation = Moments.of(logs.stream().mapToDouble(log -> log).toArray()).standardDeviation();
        double squares = (count - 1) * deviation * deviation
                + history.freedom() * history.variation() * history.variation();
        double pooled = Math.sqrt(squares / (count - 1 + history.freedom()));
        double reached = halfWidth(pooled, count, confidence);
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put(SteadyFigures.FORKS, (double) count);
        figures.put(SteadyFigures.VARIATION, pooled);
        figures.put(SteadyFigures.CONFIDENCE, confidence);
        figures.put(HistoryFigures.FREEDOM, (double) history.freedom());
        if (!(reached <= wanted) && halfWidth(pooled, SteadyFigures.MOST_FORKS, confidence) <= wanted) {
            int needed = count + 1;
            while (halfWidth(pooled, needed, confidence) > wanted) {
                needed++;
            }
            figures.put(SteadyFigures.NEEDED_FORKS, (double) needed);
        }
        return Judgement.of(reached <= wanted, reached).withFigures(figures);
    }

    private double halfWidth(double deviation, int count, double confidence) {
        return StudentQuantile.of((1 + confidence) / 2, count - 1.0 + history.freedom()) * deviation / Math.sqrt(count);
    }
}
