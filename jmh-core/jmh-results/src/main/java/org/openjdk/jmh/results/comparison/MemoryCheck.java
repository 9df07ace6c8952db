package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.ComparisonSettings;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.results.json.ResultKey;

/**
 * Checks the estimated cycles of scores with equal instruction counts. Instructions do not show cache misses and
 * mispredicted branches. Estimating is slow, so only one fork of each side does it: cycles can withhold a verdict but
 * never give one.
 */
final class MemoryCheck {

    /** The label of cycles that were estimated along with instructions. */
    static final String CYCLES = "count.cycles";

    private static final String INSTRUCTIONS = "instr/op";
    private static final double PERCENT = 100;

    private MemoryCheck() {
    }

    /**
     * Returns the metrics other than cycles, and notes what could not be checked. A score is undecided if only its
     * instructions are the same.
     */
    static List<ComparedMetric> of(List<ComparedMetric> metrics, PairingDifferences notes) {
        Map<ResultKey, ComparedMetric> cycles = new HashMap<>();
        metrics.stream().filter(MemoryCheck::isCycles).forEach(metric -> cycles.put(metric.key(), metric));
        List<ComparedMetric> checked = new ArrayList<>();
        metrics.stream().filter(metric -> !isCycles(metric)).forEach(metric -> {
            ComparedMetric memory = cycles.get(metric.key());
            if (isWanted(metric) && !ratio(memory).isPresent()) {
                notes.memory(metric.key());
            }
            checked.add(doubt(metric, memory)
                    .map(doubt -> metric.judged(metric.comparison().undecidable(doubt))).orElse(metric));
        });
        return checked;
    }

    /** Returns the reason to doubt an unchanged score, as a phrase. */
    static Optional<String> doubt(ComparedMetric score, @Nullable ComparedMetric cycles) {
        OptionalDouble ratio = ratio(cycles);
        if (!isWanted(score) || !ratio.isPresent()
                || Math.abs(Math.log(ratio.getAsDouble())) <= Math.log1p(ComparisonSettings.TOLERANCE)) {
            return Optional.empty();
        }
        return Optional.of(String.format(Locale.ROOT,
                "same instructions, but %+.1f %% estimated cycles (one fork of each side): memory or branches changed; "
                        + "run with -count cycles",
                PERCENT * (ratio.getAsDouble() - 1)));
    }

    private static boolean isWanted(ComparedMetric metric) {
        return metric.verdict() == Verdict.SAME && metric.unit().equals(INSTRUCTIONS) && !metric.label().isPresent();
    }

    private static boolean isCycles(ComparedMetric metric) {
        return metric.label().filter(CYCLES::equals).isPresent();
    }

    private static OptionalDouble ratio(@Nullable ComparedMetric cycles) {
        if (cycles == null) {
            return OptionalDouble.empty();
        }
        double ratio = Math.exp(logarithm(cycles.candidate()) - logarithm(cycles.baseline()));
        return Double.isNaN(ratio) ? OptionalDouble.empty() : OptionalDouble.of(ratio);
    }

    private static double logarithm(double[] forks) {
        return Arrays.stream(forks).map(Math::log).average().orElse(Double.NaN);
    }
}
