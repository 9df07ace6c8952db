package org.openjdk.jmh.reconfiguration;

/**
 * A setting and the place that it comes from, for messages.
 *
 * @param <T> type of the setting
 */
final class Located<T> {

    private static final String BY_DEFAULT = "by default";

    private final T value;
    private final String place;

    Located(T value, String place) {
        this.value = value;
        this.place = place;
    }

    static <T> Located<T> byDefault(T value) {
        return new Located<>(value, BY_DEFAULT);
    }

    /** Tells whether a user said so. */
    boolean isSet() {
        return !place.equals(BY_DEFAULT);
    }

    T value() {
        return value;
    }

    String place() {
        return place;
    }
}
