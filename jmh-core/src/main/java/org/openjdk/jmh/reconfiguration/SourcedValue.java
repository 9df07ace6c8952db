package org.openjdk.jmh.reconfiguration;

/** The value of a setting and its source, for messages. */
final class SourcedValue<T> {

    private static final String BY_DEFAULT = "by default";
    private static final String OPTION = "option ";

    final T value;
    final String source;

    SourcedValue(T value, String source) {
        this.value = value;
        this.source = source;
    }

    static <T> SourcedValue<T> byDefault(T value) {
        return new SourcedValue<>(value, BY_DEFAULT);
    }

    boolean isSet() {
        return !source.equals(BY_DEFAULT);
    }

    boolean isOption() {
        return source.startsWith(OPTION);
    }
}
