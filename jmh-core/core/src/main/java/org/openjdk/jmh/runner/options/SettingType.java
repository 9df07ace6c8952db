package org.openjdk.jmh.runner.options;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Which values a setting has: how they are typed, and which of them make sense. Immutable.
 *
 * @param <T> type of the values
 */
final class SettingType<T> {

    /**
     * Reads what a user typed behind a flag.
     *
     * @param <T> type of what comes of it
     */
    interface Reader<T> {

        /** Throws an exception that names the flag where the texts make no value. */
        T read(String flag, List<String> texts) throws CommandLineOptionException;
    }

    /**
     * Checks what a program gave.
     *
     * @param <T> type of it
     */
    interface Check<T> {

        /** Throws an {@link IllegalArgumentException} that begins with the call where the value makes no sense. */
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

    /** Values of one argument. */
    static <T> SettingType<T> of(String argument, Reader<T> reader, Check<T> check) {
        return new SettingType<>(argument, false, null, reader, check, false);
    }

    /** Values of one argument or of several, each behind the flag. */
    static <T> SettingType<T> repeatable(String argument, Reader<T> reader, Check<T> check) {
        return new SettingType<>(argument, true, null, reader, check, false);
    }

    /** Any text; the last parameter says what to give instead of null. */
    static SettingType<String> text(String argument, String wanted) {
        return of(argument, (flag, texts) -> texts.get(0), notNull(wanted));
    }

    /** Texts in their order. */
    static SettingType<Collection<String>> texts(String argument, String wanted) {
        return texts(argument, (flag, texts) -> texts, notNull(wanted));
    }

    /** The same that are read or checked in a way of their own; none of them is as good as not given. */
    static SettingType<Collection<String>> texts(String argument, Reader<Collection<String>> reader,
                                                 Check<Collection<String>> check) {
        return new SettingType<>(argument, true, null, reader, check, true);
    }

    /** True where the flag stands, without an argument. */
    static SettingType<Boolean> onOff() {
        return of(null, (flag, texts) -> true, notNull("true or false"));
    }

    /** True or false. */
    static SettingType<Boolean> bool() {
        return of("bool", (flag, texts) -> bool(flag, texts.get(0)), notNull("true or false"));
    }

    private static Boolean bool(String flag, String text) throws CommandLineOptionException {
        if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
            throw new CommandLineOptionException("-" + flag + " " + text + " is neither true nor false");
        }
        return Boolean.valueOf(text);
    }

    /** Whole numbers from the least one on; what they count is named behind an article. */
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

    /** Constants by their names; the second parameter says what another text is not, and what there is. */
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
        throw new CommandLineOptionException("-" + flag + " " + text + " is no " + isNone);
    }

    /** A check that finds nulls only, also in several values. */
    static <T> Check<T> notNull(String wanted) {
        return (call, value) -> {
            if (value == null || value instanceof Collection && hasNull((Collection<?>) value)) {
                throw new IllegalArgumentException(call + ": give " + wanted);
            }
        };
    }

    /** Collections that cannot have a null refuse to be asked for one. */
    private static boolean hasNull(Collection<?> values) {
        for (Object value : values) {
            if (value == null) {
                return true;
            }
        }
        return false;
    }

    /** What the help calls the argument; null where there is none. */
    String argument() {
        return argument;
    }

    boolean isRepeatable() {
        return repeatable;
    }

    /** The smallest number that makes sense; null where values are no whole numbers. */
    Integer least() {
        return least;
    }

    T read(String flag, List<String> texts) throws CommandLineOptionException {
        return reader.read(flag, texts);
    }

    void check(String call, T value) {
        check.check(call, value);
    }

    /** Whether who gives the value gives none. */
    boolean isNothing(T value) {
        return emptyIsNothing && ((Collection<?>) value).isEmpty();
    }

    /** What methods of the builder make of several arguments. */
    static Collection<String> list(String... values) {
        return values == null ? null : Arrays.asList(values.clone());
    }
}
