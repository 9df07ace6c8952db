package org.openjdk.jmh.reconfiguration;

/**
 * A setting and the place that it comes from, for messages.
 *
 * @param <T> type of the setting
 */
final class Located<T> {

    private static final String BY_DEFAULT = "by default";
    private static final String OPTION = "option ";

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

    /** Tells whether an option of the run said so. */
    boolean isOption() {
        return place.startsWith(OPTION);
    }

    T value() {
        return value;
    }

    String place() {
        return place;
    }
}
