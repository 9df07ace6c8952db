package org.openjdk.jmh.runner.options;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.openjdk.jmh.util.Optional;

/** A rule about settings: two that exclude each other, or one that needs another. Immutable. */
final class OptionRule {

    private interface Sentence<A, B> {

        /** Returns what is wrong with the values of two settings in a sentence, or null. */
        String of(Optional<A> first, Optional<B> second);
    }

    private final Function<ReconfigurationOptions, String> problem;
    private final Predicate<ReconfigurationOptions> appliesToLoadedResults;

    private OptionRule(Function<ReconfigurationOptions, String> problem,
                       Predicate<ReconfigurationOptions> appliesToLoadedResults) {
        this.problem = problem;
        this.appliesToLoadedResults = appliesToLoadedResults;
    }

    private static <A, B> OptionRule of(Setting<A> first, Setting<B> second, Sentence<A, B> sentence) {
        return new OptionRule(options -> sentence.of(first.of(options), second.of(options)),
                options -> first.appliesToLoadedResults(options) && second.appliesToLoadedResults(options));
    }

    /**
     * Creates a rule that some values of one setting exclude some values of another. The message names both values and
     * the reason.
     */
    static <A, B> OptionRule notBoth(Setting<A> first, Predicate<A> some, Setting<B> second, Predicate<B> others,
                                     Function<B, String> reason) {
        return of(first, second, (one, other) -> {
            boolean both = one.hasValue() && other.hasValue() && some.test(one.get()) && others.test(other.get());
            return both ? first.typed(one.get()) + " and " + second.typed(other.get()) + ": "
                    + reason.apply(other.get()) : null;
        });
    }

    /** Creates a rule that switching on one setting needs the other. The message is the flag and the reason. */
    static OptionRule needs(Setting<Boolean> first, Setting<?> second, String reason) {
        return of(first, second, (one, other) -> one.orElse(false) && !other.hasValue() ? first + " " + reason : null);
    }

    /** Creates a rule about the values of one setting; {@code problem} returns null if nothing is wrong. */
    static <A> OptionRule alone(Setting<A> setting, BiFunction<ReconfigurationOptions, A, String> problem) {
        return any(options -> {
            Optional<A> value = setting.of(options);
            return value.hasValue() ? problem.apply(options, value.get()) : null;
        });
    }

    /** Creates a rule about the options as a whole; {@code problem} returns null if nothing is wrong. */
    static OptionRule any(Function<ReconfigurationOptions, String> problem) {
        return new OptionRule(problem, options -> false);
    }

    /** Returns what is wrong in a sentence, or null. */
    String problem(ReconfigurationOptions options) {
        return problem.apply(options);
    }

    /** Returns whether both settings have an effect when results are loaded from files. */
    boolean appliesToLoadedResults(ReconfigurationOptions options) {
        return appliesToLoadedResults.test(options);
    }
}
