package org.openjdk.jmh.dynreconf.criteria;

import java.util.Objects;
import java.util.Optional;

/**
 * What a sliding criterion finds: steady or not, the figure that it compared with its threshold, and one sentence that
 * explains it; or that it cannot tell, and why; immutable.
 */
public final class Judgement {

    private final boolean steady;
    private final double figure;
    private final String explanation;
    private final String undecidedReason;

    private Judgement(boolean steady, double figure, String explanation, String undecidedReason) {
        this.steady = steady;
        this.figure = figure;
        this.explanation = explanation;
        this.undecidedReason = undecidedReason;
    }

    /**
     * A judgement.
     *
     * @param steady      whether the criterion holds
     * @param figure      what was compared with the threshold, finite
     * @param explanation one sentence, without a capital letter in front and a full stop behind
     * @return the judgement; an undecided one where the figure is NaN or infinite
     */
    public static Judgement of(boolean steady, double figure, String explanation) {
        Objects.requireNonNull(explanation, "explanation");
        return Double.isNaN(figure) || Double.isInfinite(figure)
                ? undecided("the figure is " + figure + ": " + explanation)
                : new Judgement(steady, figure, explanation, null);
    }

    /**
     * The criterion cannot tell.
     *
     * @param reason one phrase
     * @return a judgement that is not steady
     */
    public static Judgement undecided(String reason) {
        return new Judgement(false, Double.NaN, null, Objects.requireNonNull(reason, "reason"));
    }

    /**
     * Whether the criterion holds.
     *
     * @return false where it cannot tell
     */
    public boolean isSteady() {
        return steady;
    }

    /**
     * What was compared with the threshold.
     *
     * @return finite, or NaN where the criterion cannot tell
     */
    public double figure() {
        return figure;
    }

    /**
     * Why, in one sentence.
     *
     * @return empty where the criterion cannot tell
     */
    public Optional<String> explanation() {
        return Optional.ofNullable(explanation);
    }

    /**
     * Why the criterion cannot tell.
     *
     * @return empty where it can
     */
    public Optional<String> undecidedReason() {
        return Optional.ofNullable(undecidedReason);
    }
}
