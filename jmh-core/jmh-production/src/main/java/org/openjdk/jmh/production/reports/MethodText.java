package org.openjdk.jmh.production.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.production.comparisons.BenchmarkMatch;
import org.openjdk.jmh.production.comparisons.CoveredMethod;
import org.openjdk.jmh.production.comparisons.ProductionTimes;
import org.openjdk.jmh.production.comparisons.Similarity;

/** Describes a method in sentences. */
final class MethodText {

    private static final double[] PROBABILITIES = {0.5, 0.9, 0.99, 0.999};
    private static final String[] NAMES = {"50 %", "90 %", "99 %", "99.9 %"};

    private MethodText() {
    }

    static List<String> lines(ProductionTimes times) {
        List<String> lines = new ArrayList<>();
        lines.add(times.invocations() == 0
                ? "only traced: neither the number of invocations nor their mean is known (jdk.MethodTiming)"
                : ProductionText.count(times.invocations())
                        + (times.invocations() == 1 ? " invocation, " : " invocations, ")
                        + ProductionText.time(times.nanoseconds()) + " in all, mean "
                        + ProductionText.time(times.mean().point())
                        + (times.batchCount() < 2 ? " (one sample: no interval)"
                                : " " + ProductionText.limits(times.mean()))
                        + ", from " + ProductionText.time(times.timed().minimum()) + " to "
                        + ProductionText.time(times.timed().maximum()));
        if (times.traced() > 0) {
            lines.add("quantiles: " + quantiles(times::quantile, "under " + threshold(times)) + " ("
                    + ProductionText.count(times.traced()) + " traced)");
        }
        return lines;
    }

    private static String threshold(ProductionTimes times) {
        double threshold = times.timed().durations().threshold();
        return Double.isNaN(threshold) ? "the threshold" : ProductionText.time(threshold);
    }

    private static String quantiles(DoubleFunction<OptionalDouble> quantile, String otherwise) {
        return IntStream.range(0, NAMES.length)
                .mapToObj(i -> NAMES[i] + " " + ProductionText.time(quantile.apply(PROBABILITIES[i]), otherwise))
                .collect(Collectors.joining(", "));
    }

    static List<String> conclusions(CoveredMethod method) {
        List<String> lines = new ArrayList<>();
        String care = ProductionText.care(method.times().mean().point());
        if (!care.isEmpty()) {
            lines.add("! " + care);
        }
        List<String> nearest = method.benchmarks().stream().filter(BenchmarkMatch::isNearest)
                .map(each -> each.result().key().shortName()).toList();
        if (!nearest.isEmpty()) {
            lines.add("> comes nearest: " + String.join(", ", nearest));
        }
        method.benchmarks().stream().filter(each -> each.quantile(PROBABILITIES[0]).isPresent())
                .filter(each -> each.isNearest() || nearest.isEmpty())
                .forEach(each -> lines.add("quantiles of " + each.result().key().shortName() + ": "
                        + quantiles(each::quantile, "-")));
        if (method.benchmarks().stream().anyMatch(each -> each.similarity() == Similarity.TOGETHER)) {
            lines.add("! measured together with other methods: "
                    + method.benchmarks().stream().filter(each -> each.similarity() == Similarity.TOGETHER)
                            .map(each -> each.result().key().shortName()).collect(Collectors.joining(", ")));
        }
        if (method.benchmarks().stream().anyMatch(each -> each.forks() == 1)) {
            lines.add("! intervals of benchmarks with one fork ignore how much forks vary");
        }
        return lines;
    }
}
