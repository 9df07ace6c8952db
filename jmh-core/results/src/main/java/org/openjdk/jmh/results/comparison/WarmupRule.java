package org.openjdk.jmh.results.comparison;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.openjdk.jmh.results.json.StoredResult;

/** What ended the warmup of a stored result: criteria, or the number of iterations alone. Immutable. */
final class WarmupRule {

    /** The criterion whose threshold is how far a result is expected to be off. */
    private static final String DEVIATION = "steady";
    private static final double PERCENT = 100;

    private final String words;
    private final OptionalDouble left;

    private WarmupRule(String words, OptionalDouble left) {
        this.words = words;
        this.left = left;
    }

    /** Reads the settings of a run; a result without any was static. */
    static WarmupRule of(StoredResult result) {
        List<String> names = result.criteria("name");
        List<String> thresholds = result.criteria("threshold");
        if (names.isEmpty() || names.size() != thresholds.size()) {
            return new WarmupRule("static", OptionalDouble.empty());
        }
        StringBuilder words = new StringBuilder("dynamic,");
        for (int i = 0; i < names.size(); i++) {
            words.append(i == 0 ? " " : " and ").append(names.get(i)).append(' ').append(thresholds.get(i));
        }
        int steady = names.indexOf(DEVIATION);
        return new WarmupRule(words.toString(),
                steady < 0 ? OptionalDouble.empty() : deviation(thresholds.get(steady)));
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
     * By which share a ratio to a result of another rule may be off, since warmups ended elsewhere.
     *
     * @return 0 where both rules are the same, as forks of both sides were measured at the same point of their warmup, and
     *         where nothing is known
     */
    double allowance(WarmupRule other) {
        return words.equals(other.words) ? 0 : Math.max(left.orElse(0), other.left.orElse(0));
    }

    /** Says that rules differ; empty where that makes no difference that is known. */
    static Optional<String> difference(WarmupRule baseline, WarmupRule candidate) {
        double allowance = baseline.allowance(candidate);
        return allowance == 0 ? Optional.empty()
                : Optional.of(String.format(Locale.ROOT,
                        "warmup differs: %s in the baseline, %s in the candidate; intervals allow for %.1f %% that may be left"
                                + " of it",
                        baseline, candidate, PERCENT * allowance));
    }

    @Override
    public String toString() {
        return words;
    }
}
