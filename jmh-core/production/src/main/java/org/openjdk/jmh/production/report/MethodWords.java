package org.openjdk.jmh.production.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.production.judged.CoveredMethod;
import org.openjdk.jmh.production.judged.Likeness;
import org.openjdk.jmh.production.judged.ProductionTimes;
import org.openjdk.jmh.production.judged.Represented;

/** What is said of a method in sentences. */
final class MethodWords {

    private static final double[] PROBABILITIES = {0.5, 0.9, 0.99, 0.999};
    private static final String[] NAMES = {"50 %", "90 %", "99 %", "99.9 %"};

    private MethodWords() {
    }

    static List<String> lines(ProductionTimes times) {
        List<String> lines = new ArrayList<>();
        lines.add(times.invocations() == 0
                ? "only traced: neither the number of invocations nor their mean is known (jdk.MethodTiming)"
                : ProductionWords.count(times.invocations())
                        + (times.invocations() == 1 ? " invocation, " : " invocations, ")
                        + ProductionWords.time(times.nanoseconds()) + " in all, mean "
                        + ProductionWords.time(times.mean().point())
                        + (times.batchCount() < 2 ? " (one look: no interval)"
                                : " " + ProductionWords.limits(times.mean()))
                        + ", from " + ProductionWords.time(times.minimum()) + " to "
                        + ProductionWords.time(times.maximum()));
        if (times.traced() > 0) {
            lines.add("quantiles: " + quantiles(times::quantile, "under " + threshold(times)) + " ("
                    + ProductionWords.count(times.traced()) + " traced)");
        }
        return lines;
    }

    private static String threshold(ProductionTimes times) {
        return Double.isNaN(times.threshold()) ? "the threshold" : ProductionWords.time(times.threshold());
    }

    private static String quantiles(DoubleFunction<OptionalDouble> quantile, String otherwise) {
        return IntStream.range(0, NAMES.length)
                .mapToObj(i -> NAMES[i] + " " + ProductionWords.time(quantile.apply(PROBABILITIES[i]), otherwise))
                .collect(Collectors.joining(", "));
    }

    static List<String> conclusions(CoveredMethod method) {
        List<String> lines = new ArrayList<>();
        String care = ProductionWords.care(method.times().mean().point());
        if (!care.isEmpty()) {
            lines.add("! " + care);
        }
        List<String> nearest = method.benchmarks().stream().filter(Represented::isNearest)
                .map(each -> ProductionWords.name(each.result().key())).toList();
        if (!nearest.isEmpty()) {
            lines.add("> comes nearest: " + String.join(", ", nearest));
        }
        method.benchmarks().stream().filter(each -> each.quantile(PROBABILITIES[0]).isPresent())
                .filter(each -> each.isNearest() || nearest.isEmpty())
                .forEach(each -> lines.add("quantiles of " + ProductionWords.name(each.result().key()) + ": "
                        + quantiles(each::quantile, "-")));
        if (method.benchmarks().stream().anyMatch(each -> each.likeness() == Likeness.TOGETHER)) {
            lines.add("! measured together with other methods: "
                    + method.benchmarks().stream().filter(each -> each.likeness() == Likeness.TOGETHER)
                            .map(each -> ProductionWords.name(each.result().key())).collect(Collectors.joining(", ")));
        }
        if (method.benchmarks().stream().anyMatch(each -> each.forks() == 1)) {
            lines.add("! intervals of benchmarks with a single fork know nothing of other forks");
        }
        return lines;
    }
}
