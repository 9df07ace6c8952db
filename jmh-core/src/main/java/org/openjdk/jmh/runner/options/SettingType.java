package org.openjdk.jmh.runner.options;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The type of a setting's values: how they are typed, and which are valid. Immutable.
 *
 * @param <T> type of the values
 */
final class SettingType<T> {

    interface Reader<T> {

        /** Returns the value; throws an exception that names the flag if the texts are invalid. */
        T read(String flag, List<String> texts) throws CommandLineOptionException;
    }

    interface Check<T> {

        /** Throws an {@link IllegalArgumentException} whose message starts with the call if the value is invalid. */
        void check(String call, T value);
    }

    private final String argument;
    private final boolean repeatable;
    private final Integer least;
    private final Reader<T> reader;
    private final Check<T> check;
    private final boolean emptyIsNothing;

    private SettingType(String argument, boolean repeatable, Integer least, Reader<T> reader, Check<T> check,
                        boolean emptyIsNothing) {
        this.emptyIsNothing = emptyIsNothing;
        this.argument = argument;
        this.repeatable = repeatable;
        this.least = least;
        this.reader = reader;
        this.check = check;
    }

    static <T> SettingType<T> of(String argument, Reader<T> reader, Check<T> check) {
        return new SettingType<>(argument, false, null, reader, check, false);
    }

    /** Creates a type whose flag may be repeated. */
    static <T> SettingType<T> repeatable(String argument, Reader<T> reader, Check<T> check) {
        return new SettingType<>(argument, true, null, reader, check, false);
    }

    /** Creates a type for any text; {@code wanted} says what to give instead of null. */
    static SettingType<String> text(String argument, String wanted) {
        return of(argument, (flag, texts) -> texts.get(0), notNull(wanted));
    }

    static SettingType<Collection<String>> texts(String argument, String wanted) {
        return texts(argument, (flag, texts) -> texts, notNull(wanted));
    }

    /** Creates a type for several texts with a reader and a check; an empty collection means that nothing was given. */
    static SettingType<Collection<String>> texts(String argument, Reader<Collection<String>> reader,
                                                 Check<Collection<String>> check) {
        return new SettingType<>(argument, true, null, reader, check, true);
    }

    /** Creates the type of a flag without an argument, which sets true. */
    static SettingType<Boolean> onOff() {
        return of(null, (flag, texts) -> true, notNull("true or false"));
    }

    static SettingType<Boolean> bool() {
        return of("bool", (flag, texts) -> bool(flag, texts.get(0)), notNull("true or false"));
    }

    private static Boolean bool(String flag, String text) throws CommandLineOptionException {
        if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
            throw new CommandLineOptionException("-" + flag + " " + text + " is neither true nor false");
        }
        return Boolean.valueOf(text);
    }

    /** Creates a type for integers; {@code noun} follows an article in messages. */
    static SettingType<Integer> count(String noun, int least) {
        return new SettingType<>("int", false, least, (flag, texts) -> Integer.valueOf(texts.get(0)), (call, value) -> {
            if (value == null || value < least) {
                throw new IllegalArgumentException(call + ": " + tooLow(noun, value, "", least));
            }
        }, false);
    }

    static String tooLow(String noun, Integer value, String place, int least) {
        return "the " + noun + " is " + value + place + ": it must be " + least + " or more";
    }

    /** Creates a type for constants by name; {@code isNone} completes "is not a valid …" in messages. */
    static <E extends Enum<E>> SettingType<E> oneOf(Class<E> type, String isNone, String wanted) {
        return of(names(type), (flag, texts) -> constant(type, flag, texts.get(0), isNone), notNull(wanted));
    }

    private static String names(Class<? extends Enum<?>> type) {
        return Arrays.stream(type.getEnumConstants()).map(constant -> constant.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining("|"));
    }

    static <E extends Enum<E>> E constant(Class<E> type, String flag, String text, String isNone)
            throws CommandLineOptionException {
        for (E constant : type.getEnumConstants()) {
            if (constant.name().toLowerCase(Locale.ROOT).equals(text.trim().toLowerCase(Locale.ROOT))) {
                return constant;
            }
        }
        throw new CommandLineOptionException("-" + flag + " " + text + " is not a valid " + isNone);
    }

    /** Creates a check for nulls, including elements of collections. */
    static <T> Check<T> notNull(String wanted) {
        return (call, value) -> {
            if (value == null || value instanceof Collection && hasNull((Collection<?>) value)) {
                throw new IllegalArgumentException(call + ": give " + wanted);
            }
        };
    }

    /** Immutable collections throw if asked for null. */
    private static boolean hasNull(Collection<?> values) {
        for (Object value : values) {
            if (value == null) {
                return true;
            }
        }
        return false;
    }

    /** Returns the argument's name in the help, or null if there is none. */
    String argument() {
        return argument;
    }

    boolean isRepeatable() {
        return repeatable;
    }

    /** Returns the smallest valid number, or null if values are no integers. */
    Integer least() {
        return least;
    }

    T read(String flag, List<String> texts) throws CommandLineOptionException {
        return reader.read(flag, texts);
    }

    void check(String call, T value) {
        check.check(call, value);
    }

    boolean isNothing(T value) {
        return emptyIsNothing && ((Collection<?>) value).isEmpty();
    }

    /** Converts the arguments of a builder's method; null stays null. */
    static Collection<String> list(String... values) {
        return values == null ? null : Arrays.asList(values.clone());
    }
}
