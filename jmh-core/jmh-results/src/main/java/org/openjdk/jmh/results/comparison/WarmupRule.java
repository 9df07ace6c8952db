package org.openjdk.jmh.results.comparison;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.openjdk.jmh.results.json.StoredResult;

/** Describes the end of the warmup in a stored result: criteria, or the number of iterations alone. Immutable. */
final class WarmupRule {

    /** The criterion whose threshold is how far a result is expected to be off. */
    private static final String DEVIATION = "steady";
    private static final double PERCENT = 100;
    /**
     * Of static runs that are warmed up for less, more is left than the threshold allows for: on recordings, 22 to 44 %
     * of comparisons with a steady run are wrong after 10 s, and 3 to 16 % after 20 s, at thresholds of 1 and 2 %
     * (docs/evidence/bench.md).
     */
    private static final double LEAST_SECONDS = 30;

    private final String words;
    private final OptionalDouble left;
    private final double seconds;

    /** Creates a rule with the share of incomplete warmup that it allows, and the seconds of a static one, or NaN. */
    private WarmupRule(String words, OptionalDouble left, double seconds) {
        this.words = words;
        this.left = left;
        this.seconds = seconds;
    }

    /** Reads the settings of a run; a result without any was static. */
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
     * {@return the share by which a ratio to a result of another rule may be off, since warmups ended elsewhere; 0 if
     * both rules are equal, as forks of both sides were measured at the same point of their warmup, and if unknown}
     */
    double allowance(WarmupRule other) {
        return words.equals(other.words) ? 0 : Math.max(left.orElse(0), other.left.orElse(0));
    }

    /** Returns why a static side is too cold to be compared with one that was found steady; empty where it is not. */
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

    /** Says that rules differ; empty where that makes no difference that is known. */
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
