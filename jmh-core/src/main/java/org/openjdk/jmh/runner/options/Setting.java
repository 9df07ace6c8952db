package org.openjdk.jmh.runner.options;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.openjdk.jmh.util.Optional;

/**
 * An option: its flag, the type and meaning of its values, and where it applies. Command line, builder, rules, messages
 * and the generated documentation read it from here. All settings are in {@link Settings}. Immutable.
 *
 * @param <T> type of the values
 */
public final class Setting<T> {

    /** What {@link Settings} declares of it, complete by now. */
    private final Builder<T> declared;

    private Setting(Builder<T> declared) {
        this.declared = declared;
    }

    static <T> Builder<T> of(String flag, SettingType<T> type) {
        return new Builder<>(flag, type);
    }

    /** {@return the flag, without the dash} */
    public String flag() {
        return declared.flag;
    }

    /** Returns the flags to declare in the parser, without the dash. */
    List<String> flags() {
        return has(SettingTrait.OF_UPSTREAMS_FLAG) ? Arrays.asList(argument().split("\\|"))
                : Collections.singletonList(declared.flag);
    }

    /** {@return the name of the method of {@link ChainedOptionsBuilder}} */
    public String method() {
        return declared.method == null ? "set" : declared.method;
    }

    /** {@return the meaning, in one or more sentences} */
    public String meaning() {
        return declared.meaning.get();
    }

    /** {@return the default, in words; null if the meaning covers it} */
    public String byDefault() {
        return declared.byDefault.get();
    }

    HelpTopic topic() {
        return declared.topic;
    }

    /**
     * Returns the meaning in a few words for the short help, or null for a rare option, which only the long help has.
     */
    String brief() {
        return declared.brief;
    }

    /** {@return the argument of the flag in one or two words, or null if it has none} */
    public String argument() {
        return declared.type.argument();
    }

    SettingType<T> type() {
        return declared.type;
    }

    String help() {
        return meaning() + (byDefault() == null ? "" : " (default: " + byDefault() + ")");
    }

    /**
     * Returns the value in options. A class written before {@link ReconfigurationOptions#given} implements named
     * getters only.
     */
    Optional<T> of(ReconfigurationOptions options) {
        return declared.getter == null ? options.given(this) : declared.getter.apply(options);
    }

    /** {@return whether the setting may be set for all runs of a project} */
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
        return !has(SettingTrait.DYNAMIC) && !has(SettingTrait.ONLY_OF_ONE_SIDE) && declared.unusedByTwoSides == null;
    }

    boolean has(SettingTrait trait) {
        return declared.traits.contains(trait);
    }

    /** Returns whether the value has an effect when results are loaded from files. */
    boolean appliesToLoadedResults(ReconfigurationOptions options) {
        Optional<T> value = of(options);
        return value.hasValue() && declared.ofResults.test(value.get());
    }

    /** Returns why a run of two sides rejects the value, or null. */
    String rejectedByTwoSides(ReconfigurationOptions options) {
        Optional<T> value = of(options);
        return value.hasValue() ? declared.rejectedByTwoSides.apply(value.get()) : null;
    }

    /** Returns why a run of two sides ignores the value, or null. */
    String unusedByTwoSides(ReconfigurationOptions options) {
        return of(options).hasValue() ? declared.unusedByTwoSides : null;
    }

    /** Returns whether the user requested the setting. A flag that is explicitly off does not count. */
    boolean isRequested(ReconfigurationOptions options) {
        Optional<T> value = of(options);
        return value.hasValue() && !(declared.type.argument() == null && value.get().equals(false));
    }

    /** Returns the flag with its value, which must be present. */
    String typedIn(ReconfigurationOptions options) {
        return typed(of(options).get());
    }

    /**
     * Returns the flag with a value as the user may have typed it. Times are omitted, because their original form is
     * unknown.
     */
    String typed(T value) {
        if (declared.type.argument() == null || value instanceof TimeValue) {
            return declared.spelled == null ? toString() : declared.spelled;
        }
        if (has(SettingTrait.OF_UPSTREAMS_FLAG)) {
            return "-" + value.toString().toLowerCase(Locale.ROOT);
        }
        Collection<?> values = value instanceof Collection ? (Collection<?>) value : Collections.singleton(value);
        return values.stream().map(each -> this + " " + (each instanceof Enum
                ? each.toString().toLowerCase(Locale.ROOT) : each)).collect(Collectors.joining(" "));
    }

    /** Returns the setting that this one belongs to, or null. This one is not inherited if that one is set. */
    Setting<?> owner() {
        return declared.owner;
    }

    void check(T value) {
        if (has(SettingTrait.ONLY_OF_COMMANDS)) {
            throw new IllegalArgumentException(
                    call(value) + ": -" + declared.flag + " is an option of the command line only: "
                            + "leave it out");
        }
        declared.type.check(isWhole(value) ? call(value) : call(null), value);
    }

    private static boolean isWhole(Object value) {
        return !(value instanceof Collection) && !(value instanceof Map);
    }

    private String call(T value) {
        return declared.method == null ? "set(-" + declared.flag + ", " + value + ")"
                : declared.method + "(" + value + ")";
    }

    /** Returns the union of an earlier or inherited value and a later one, or else the later one. */
    Optional<T> merge(Optional<T> earlier, Optional<T> later) {
        if (!earlier.hasValue() || !later.hasValue()) {
            return later.hasValue() ? later : earlier;
        }
        return declared.union == null ? later : Optional.of(declared.union.apply(earlier.get(), later.get()));
    }

    @Override
    public String toString() {
        return "-" + declared.flag;
    }

    static final class Builder<T> {

        private final String flag;
        private final SettingType<T> type;
        private Supplier<String> meaning;
        private Supplier<String> byDefault = () -> null;
        private String method;
        private Function<ReconfigurationOptions, Optional<T>> getter;
        private final EnumSet<SettingTrait> traits = EnumSet.noneOf(SettingTrait.class);
        private Predicate<T> ofResults = value -> false;
        private Function<T, String> rejectedByTwoSides = value -> null;
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

        /**
         * Sets the builder's method and the getter, which is the only access to options that implement getters alone.
         */
        Builder<T> named(String name, Function<ReconfigurationOptions, Optional<T>> reading) {
            method = name;
            getter = reading;
            return this;
        }

        Builder<T> in(HelpTopic group) {
            topic = group;
            return this;
        }

        /** Sets the topic of the help and the meaning in the short help. */
        Builder<T> in(HelpTopic group, String words) {
            brief = words;
            return in(group);
        }

        /** Sets how most users type the flag, if that differs from its name. */
        Builder<T> spelled(String words) {
            spelled = words;
            return this;
        }

        Builder<T> with(SettingTrait... some) {
            traits.addAll(Arrays.asList(some));
            return this;
        }

        /** Declares that the setting affects results loaded from files. */
        Builder<T> ofResults() {
            return ofResults(value -> true);
        }

        /** Declares that some values affect results loaded from files. */
        Builder<T> ofResults(Predicate<T> some) {
            ofResults = some;
            return this;
        }

        /** Sets why a run of two sides rejects a value: a sentence, or null for an accepted value. */
        Builder<T> rejectedByTwoSides(Function<T, String> sentence) {
            rejectedByTwoSides = sentence;
            return this;
        }

        /** Sets why a run of two sides ignores the setting. */
        Builder<T> unusedByTwoSides(String reason) {
            unusedByTwoSides = reason;
            return this;
        }

        /** Sets the owner, without whose inherited value this one is not inherited. */
        Builder<T> belongingTo(Setting<?> other) {
            owner = other;
            return this;
        }

        /** Sets how to join two values, the inherited one first. */
        Builder<T> united(BinaryOperator<T> both) {
            union = both;
            return this;
        }

        Builder<T> byDefault(String words) {
            return byDefault(() -> words);
        }

        Builder<T> byDefault(Supplier<String> words) {
            byDefault = words;
            return this;
        }

        Setting<T> meaning(String text) {
            return meaning(() -> text);
        }

        Setting<T> meaning(Supplier<String> text) {
            meaning = text;
            return new Setting<>(this);
        }
    }
}
