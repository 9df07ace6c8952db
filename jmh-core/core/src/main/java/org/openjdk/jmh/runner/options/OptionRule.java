package org.openjdk.jmh.runner.options;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.openjdk.jmh.util.Optional;

/** What settings have to do with each other: two that do not go together, or one that needs something. Immutable. */
final class OptionRule {

    /**
     * Says what is wrong with values of two settings.
     *
     * @param <A> type of the first
     * @param <B> type of the second
     */
    private interface Sentence<A, B> {

        /** Returns null where nothing is. */
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

    /** Some values of one do not go together with some of the other; the reason stands behind both. */
    static <A, B> OptionRule notBoth(Setting<A> first, Predicate<A> some, Setting<B> second, Predicate<B> others,
                                     Function<B, String> reason) {
        return of(first, second, (one, other) -> {
            boolean both = one.hasValue() && other.hasValue() && some.test(one.get()) && others.test(other.get());
            return both ? first.typed(one.get()) + " and " + second.typed(other.get()) + ": "
                    + reason.apply(other.get()) : null;
        });
    }

    /** The one that switches something on means nothing without the other; the reason stands behind it. */
    static OptionRule needs(Setting<Boolean> first, Setting<?> second, String reason) {
        return of(first, second, (one, other) -> one.orElse(false) && !other.hasValue() ? first + " " + reason : null);
    }

    /** Its values may be wrong by themselves or beside all others; the function returns null where nothing is. */
    static <A> OptionRule alone(Setting<A> setting, BiFunction<ReconfigurationOptions, A, String> problem) {
        return any(options -> {
            Optional<A> value = setting.of(options);
            return value.hasValue() ? problem.apply(options, value.get()) : null;
        });
    }

    /** Of options on the whole; the function returns null where nothing is wrong. */
    static OptionRule any(Function<ReconfigurationOptions, String> problem) {
        return new OptionRule(problem, options -> false);
    }

    /** Returns what is wrong in a sentence, or null. */
    String problem(ReconfigurationOptions options) {
        return problem.apply(options);
    }

    /** Whether something is made of both where results are taken from files. */
    boolean appliesToLoadedResults(ReconfigurationOptions options) {
        return appliesToLoadedResults.test(options);
    }
}
