package org.openjdk.jmh.reconfiguration;

/**
 * Value of a setting and where it comes from, for messages.
 *
 * @param <T> type of the value
 */
final class SourcedValue<T> {

    private static final String BY_DEFAULT = "by default";
    private static final String OPTION = "option ";

    private final T value;
    private final String source;

    SourcedValue(T value, String source) {
        this.value = value;
        this.source = source;
    }

    static <T> SourcedValue<T> byDefault(T value) {
        return new SourcedValue<>(value, BY_DEFAULT);
    }

    /** Returns whether the user set the value. */
    boolean isSet() {
        return !source.equals(BY_DEFAULT);
    }

    /** Returns whether an option of the run set the value, rather than an annotation. */
    boolean isOption() {
        return source.startsWith(OPTION);
    }

    T value() {
        return value;
    }

    String source() {
        return source;
    }
}
