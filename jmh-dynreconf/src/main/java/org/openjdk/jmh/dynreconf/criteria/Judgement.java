package org.openjdk.jmh.dynreconf.criteria;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * States whether a criterion holds, does not hold, or is undecided and why, with the figure that was compared with the
 * threshold, other figures by name, and the series of values behind it; immutable.
 */
public final class Judgement {

    /** Bounds memory and files, since a result has hundreds of judgements; more than readers need. */
    private static final int MOST_FIGURES = 100;
    private static final int MOST_EVIDENCE = 10_000;
    private static final int LONGEST_TEXT = 1000;

    private final boolean stable;
    private final double figure;
    private final @Nullable String undecidedReason;
    private final Map<String, Double> figures;
    private final double[] evidence;

    private Judgement(boolean stable, double figure, @Nullable String undecidedReason, Map<String, Double> figures,
                      double[] evidence) {
        this.stable = stable;
        this.figure = figure;
        this.undecidedReason = undecidedReason;
        this.figures = figures;
        this.evidence = evidence;
    }

    /**
     * {@return a judgement; an undecided one if the figure is NaN or infinite}
     *
     * @param stable whether the criterion holds
     * @param figure the figure that was compared with the threshold
     */
    public static Judgement of(boolean stable, double figure) {
        return Double.isNaN(figure) || Double.isInfinite(figure) ? undecided("the figure is " + figure)
                : new Judgement(stable, figure, null, Collections.emptyMap(), new double[0]);
    }

    /**
     * {@return an undecided judgement, which is not stable}
     *
     * @param reason one phrase, without initial capital and full stop; characters after the thousandth are dropped
     */
    public static Judgement undecided(String reason) {
        Objects.requireNonNull(reason, "reason");
        return new Judgement(false, Double.NaN, reason.substring(0, Math.min(LONGEST_TEXT, reason.length())),
                Collections.emptyMap(), new double[0]);
    }

    /**
     * {@return a copy with figures that explain it}
     *
     * @param named figures by name, in the order for readers; at most a hundred
     * @throws IllegalArgumentException if there are more, or a name or a figure is null or a name too long to read
     */
    public Judgement withFigures(Map<String, Double> named) {
        Map<String, Double> copy = new LinkedHashMap<>(named);
        if (copy.size() > MOST_FIGURES) {
            throw new IllegalArgumentException(copy.size() + " figures: at most " + MOST_FIGURES);
        }
        copy.forEach((name, number) -> {
            if (name == null || number == null || name.length() > LONGEST_TEXT) {
                throw new IllegalArgumentException("figure " + (name == null || name.length() <= LONGEST_TEXT ? name
                        : "with a name of " + name.length() + " characters") + ": " + number);
            }
        });
        return new Judgement(stable, figure, undecidedReason, Collections.unmodifiableMap(copy), evidence);
    }

    /**
     * {@return a copy with the values that the figure summarizes}
     *
     * @param values oldest first; the newest ten thousand are kept
     */
    public Judgement withEvidence(double... values) {
        return new Judgement(stable, figure, undecidedReason, figures,
                Arrays.copyOfRange(values, Math.max(0, values.length - MOST_EVIDENCE), values.length));
    }

    /** {@return whether the criterion holds; false if the judge is undecided} */
    public boolean isStable() {
        return stable;
    }

    /** {@return the figure that was compared with the threshold, finite, or NaN if the judge is undecided} */
    public double figure() {
        return figure;
    }

    /** {@return the reason why the judge is undecided, one phrase; empty if it is not} */
    public Optional<String> undecidedReason() {
        return Optional.ofNullable(undecidedReason);
    }

    /** {@return other figures by name, unmodifiable, in order; the criterion documents their meaning} */
    public Map<String, Double> figures() {
        return figures;
    }

    /**
     * {@return the values that the figure summarizes, such as the vector of a criterion of stability values: a copy,
     * oldest first, which may be empty, and may hold NaN if the judge is undecided}
     */
    public double[] evidence() {
        return evidence.clone();
    }

    @Override
    public String toString() {
        return undecidedReason == null ? (stable ? "holds" : "does not hold") + " at " + figure
                : "undecided: " + undecidedReason;
    }
}
