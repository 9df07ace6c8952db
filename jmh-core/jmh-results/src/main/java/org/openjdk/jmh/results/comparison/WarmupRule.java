package org.openjdk.jmh.results.comparison;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.openjdk.jmh.results.json.StoredResult;

/** Describes what ended the warmup of a stored result: stability criteria or a number of iterations. Immutable. */
final class WarmupRule {

    /** The criterion whose threshold limits the remaining warmup. */
    private static final String DEVIATION = "steady";
    private static final double PERCENT = 100;
    /**
     * Minimum warmup of a static run that is compared with a steady one. On recordings with thresholds of 1 and 2 %, 22
     * to 44 % of such comparisons are wrong after 10 s and 3 to 16 % after 20 s (docs/evidence/bench.md).
     */
    private static final double LEAST_SECONDS = 30;

    private final String words;
    private final OptionalDouble left;
    private final double seconds;

    /**
     * Creates a rule.
     *
     * @param left    the share of warmup that may remain
     * @param seconds the warmup of a static run; NaN for a dynamic one
     */
    private WarmupRule(String words, OptionalDouble left, double seconds) {
        this.words = words;
        this.left = left;
        this.seconds = seconds;
    }

    /** Reads the rule; a result without criteria is static. */
    static WarmupRule of(StoredResult result) {
        List<String> names = result.criteria("name");
        List<String> thresholds = result.criteria("threshold");
        if (names.isEmpty() || names.size() != thresholds.size()) {
            return new WarmupRule("static", OptionalDouble.empty(),
                    StoredForkTimes.warmupSeconds(result).orElse(Double.NaN));
        }
        StringBuilder words = new StringBuilder("dynamic,");
        for (int i = 0; i < names.size(); i++) {
            words.append(i == 0 ? " " : " and ").append(names.get(i)).append(' ').append(thresholds.get(i));
        }
        int steady = names.indexOf(DEVIATION);
        return new WarmupRule(words.toString(),
                steady < 0 ? OptionalDouble.empty() : deviation(thresholds.get(steady)), Double.NaN);
    }

    private static OptionalDouble deviation(String threshold) {
        try {
            double value = Double.parseDouble(threshold);
            return value > 0 && value < 1 ? OptionalDouble.of(value) : OptionalDouble.empty();
        } catch (NumberFormatException e) {
            return OptionalDouble.empty();
        }
    }

    /**
     * Returns the share by which a ratio may be wrong because warmups ended by different rules. 0 if the rules are
     * equal, or it is unknown.
     */
    double allowance(WarmupRule other) {
        return words.equals(other.words) ? 0 : Math.max(left.orElse(0), other.left.orElse(0));
    }

    /** Returns why a static side is too cold for a comparison with a steady one. */
    static Optional<String> doubt(WarmupRule baseline, WarmupRule candidate) {
        Optional<String> cold = baseline.tooColdFor(candidate, "baseline");
        return cold.isPresent() ? cold : candidate.tooColdFor(baseline, "candidate");
    }

    private Optional<String> tooColdFor(WarmupRule other, String side) {
        return seconds < LEAST_SECONDS && other.left.isPresent() ? Optional.of(String.format(Locale.ROOT,
                "the %s was warmed up for %.3g s, but the other side until it was steady: after less than %.0f s, the difference may be "
                        + "warmup; measure both with the same settings",
                side, seconds, LEAST_SECONDS)) : Optional.empty();
    }

    /** Returns a note that rules differ; empty if the effect is unknown. */
    static Optional<String> difference(WarmupRule baseline, WarmupRule candidate) {
        double allowance = baseline.allowance(candidate);
        return allowance == 0 ? Optional.empty()
                : Optional.of(String.format(Locale.ROOT,
                        "warmup differs: %s in the baseline, %s in the candidate; intervals include up to %.1f %% of remaining warmup",
                        baseline, candidate, PERCENT * allowance));
    }

    @Override
    public String toString() {
        return words;
    }
}
