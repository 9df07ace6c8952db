package org.openjdk.jmh.runner.options;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.openjdk.jmh.util.Optional;

/**
 * One of our options: its flag, how its values are read and which make sense, what it means, and where. Command line,
 * builder, rules, messages and the documentation's test read it here. Immutable; those that there are stand in
 * {@link Settings}.
 *
 * @param <T> type of its values
 */
public final class Setting<T> {

    private final String flag;
    private final SettingType<T> type;
    private final Supplier<String> meaning;
    private final Supplier<String> byDefault;
    private final String method;
    private final Function<ReconfigurationOptions, Optional<T>> getter;
    private final EnumSet<SettingTrait> traits;
    private final Predicate<T> ofResults;
    private final Function<T, String> refusedByTwoSides;
    private final String unusedByTwoSides;
    private final Setting<?> owner;
    private final BinaryOperator<T> union;
    private final HelpTopic topic;
    private final String brief;
    private final String spelled;

    Setting(Builder<T> draft) {
        flag = draft.flag;
        type = draft.type;
        meaning = draft.meaning;
        byDefault = draft.byDefault;
        method = draft.method;
        getter = draft.getter;
        traits = draft.traits.clone();
        ofResults = draft.ofResults;
        refusedByTwoSides = draft.refusedByTwoSides;
        unusedByTwoSides = draft.unusedByTwoSides;
        owner = draft.owner;
        union = draft.union;
        topic = draft.topic;
        brief = draft.brief;
        spelled = draft.spelled;
    }

    /**
     * Begins one.
     *
     * @param flag without the dash
     * @param type of its values
     */
    static <T> Builder<T> of(String flag, SettingType<T> type) {
        return new Builder<>(flag, type);
    }

    /**
     * Returns its flag.
     *
     * @return without the dash
     */
    public String flag() {
        return flag;
    }

    /**
     * Returns what it is called in programs.
     *
     * @return name of a method of {@link ChainedOptionsBuilder}
     */
    public String method() {
        return method == null ? "set" : method;
    }

    /**
     * Returns what it means.
     *
     * @return a sentence or several
     */
    public String meaning() {
        return meaning.get();
    }

    /**
     * Returns what holds where nobody says anything.
     *
     * @return in words; null where the meaning tells
     */
    public String byDefault() {
        return byDefault.get();
    }

    /** Returns what it is for. */
    HelpTopic topic() {
        return topic;
    }

    /** Returns in a few words what it means. */
    String brief() {
        return brief;
    }

    /**
     * Returns what stands behind its flag.
     *
     * @return in a word or two; null for a flag that stands alone
     */
    public String argument() {
        return type.argument();
    }

    SettingType<T> type() {
        return type;
    }

    /** What the help says of it. */
    String help() {
        return meaning() + (byDefault() == null ? "" : " (default: " + byDefault() + ")");
    }

    /** Its value in options that may be of a class that knows named getters only. */
    Optional<T> of(ReconfigurationOptions options) {
        return getter == null ? options.given(this) : getter.apply(options);
    }

    /** {@return whether the setting is about benchmarks and may be set for all runs of a project} */
    public boolean isOfProjects() {
        return !has(SettingTrait.ONLY_OF_COMMANDS);
    }

    /** {@return whether the setting has an effect in a run of one side} */
    public boolean isOfOneSide() {
        return !has(SettingTrait.ONLY_OF_COMPARISONS) && !has(SettingTrait.ONLY_OF_TWO_SIDES)
                && !has(SettingTrait.RUNS_A_BASELINE);
    }

    /** {@return whether the setting has an effect in a run of two sides} */
    public boolean isOfTwoSides() {
        return !has(SettingTrait.DYNAMIC) && !has(SettingTrait.OF_UPSTREAMS_FLAG) && unusedByTwoSides == null;
    }

    boolean has(SettingTrait trait) {
        return traits.contains(trait);
    }

    /** Whether a value of it means something where results are taken from files instead of measured. */
    boolean appliesToLoadedResults(ReconfigurationOptions options) {
        Optional<T> value = of(options);
        return value.hasValue() && ofResults.test(value.get());
    }

    /** Returns why a run of two sides refuses its value, or null. */
    String refusedByTwoSides(ReconfigurationOptions options) {
        Optional<T> value = of(options);
        return value.hasValue() ? refusedByTwoSides.apply(value.get()) : null;
    }

    /** Returns why a run of two sides makes nothing of it, or null. */
    String unusedByTwoSides(ReconfigurationOptions options) {
        return of(options).hasValue() ? unusedByTwoSides : null;
    }

    /** Whether somebody wants it: what can only be switched on may be left off in so many words. */
    boolean isAskedFor(ReconfigurationOptions options) {
        Optional<T> value = of(options);
        return value.hasValue() && !(type.argument() == null && value.get().equals(false));
    }

    /** Returns its flag with its value, which it must have. */
    String typedIn(ReconfigurationOptions options) {
        return typed(of(options).get());
    }

    /** Returns its flag with a value as somebody may type it; times are not known as they were typed. */
    String typed(T value) {
        if (type.argument() == null || value instanceof TimeValue) {
            return spelled == null ? toString() : spelled;
        }
        Collection<?> values = value instanceof Collection ? (Collection<?>) value : Collections.singleton(value);
        return values.stream().map(each -> this + " " + (each instanceof Enum
                ? each.toString().toLowerCase(Locale.ROOT) : each)).collect(Collectors.joining(" "));
    }

    /** The setting that this one belongs to: it is not inherited by who sets that one; null where there is none. */
    Setting<?> owner() {
        return owner;
    }

    /** Checks what a program gives. */
    void check(T value) {
        if (has(SettingTrait.ONLY_OF_COMMANDS)) {
            throw new IllegalArgumentException(call(value) + ": -" + flag + " is for the command line, whose program "
                    + "does it beside running benchmarks");
        }
        type.check(isWhole(value) ? call(value) : call(null), value);
    }

    private static boolean isWhole(Object value) {
        return !(value instanceof Collection) && !(value instanceof Map);
    }

    private String call(T value) {
        return method == null ? "set(-" + flag + ", " + value + ")" : method + "(" + value + ")";
    }

    /** What comes of an earlier value, or one of a parent, and a later one. */
    Optional<T> merge(Optional<T> earlier, Optional<T> later) {
        if (!earlier.hasValue() || !later.hasValue()) {
            return later.hasValue() ? later : earlier;
        }
        return union == null ? later : Optional.of(union.apply(earlier.get(), later.get()));
    }

    /** As the command line has it. */
    @Override
    public String toString() {
        return "-" + flag;
    }

    /**
     * A setting that is being described.
     *
     * @param <T> type of its values
     */
    static final class Builder<T> {

        private final String flag;
        private final SettingType<T> type;
        private Supplier<String> meaning;
        private Supplier<String> byDefault = () -> null;
        private String method;
        private Function<ReconfigurationOptions, Optional<T>> getter;
        private final EnumSet<SettingTrait> traits = EnumSet.noneOf(SettingTrait.class);
        private Predicate<T> ofResults = value -> false;
        private Function<T, String> refusedByTwoSides = value -> null;
        private String unusedByTwoSides;
        private Setting<?> owner;
        private BinaryOperator<T> union;
        private HelpTopic topic;
        private String brief;
        private String spelled;

        Builder(String flag, SettingType<T> type) {
            this.flag = flag;
            this.type = type;
        }

        /** Names the method of the builder, and the getter, which users' own options may have and nothing else. */
        Builder<T> named(String name, Function<ReconfigurationOptions, Optional<T>> reading) {
            method = name;
            getter = reading;
            return this;
        }

        /** Says where in the help it stands, and in a few words what it means there. */
        Builder<T> in(HelpTopic group, String words) {
            topic = group;
            brief = words;
            return this;
        }

        /** Says how most people type it, where that is not its flag. */
        Builder<T> spelled(String words) {
            spelled = words;
            return this;
        }

        /** Says where it means something, and where not. */
        Builder<T> with(SettingTrait... some) {
            traits.addAll(Arrays.asList(some));
            return this;
        }

        /** Means something where results are taken from files as well. */
        Builder<T> ofResults() {
            return ofResults(value -> true);
        }

        /** The same for some of its values. */
        Builder<T> ofResults(Predicate<T> some) {
            ofResults = some;
            return this;
        }

        /** Says in a sentence that a run of two sides cannot do this; null for a value that fits. */
        Builder<T> refusedByTwoSides(Function<T, String> sentence) {
            refusedByTwoSides = sentence;
            return this;
        }

        /** Says why a run of two sides makes nothing of it. */
        Builder<T> unusedByTwoSides(String reason) {
            unusedByTwoSides = reason;
            return this;
        }

        /** Belongs to another setting, and is not inherited where that one is set anew. */
        Builder<T> belongingTo(Setting<?> other) {
            owner = other;
            return this;
        }

        /** Values are put together, those of a parent first. */
        Builder<T> united(BinaryOperator<T> both) {
            union = both;
            return this;
        }

        /** Says in words what holds without it. */
        Builder<T> byDefault(String words) {
            return byDefault(() -> words);
        }

        /** The same where the words are only put together where they are read. */
        Builder<T> byDefault(Supplier<String> words) {
            byDefault = words;
            return this;
        }

        /** Says what it means, and ends the description. */
        Setting<T> meaning(String text) {
            return meaning(() -> text);
        }

        /** The same where the text is only put together where it is read. */
        Setting<T> meaning(Supplier<String> text) {
            meaning = text;
            return new Setting<>(this);
        }
    }
}
