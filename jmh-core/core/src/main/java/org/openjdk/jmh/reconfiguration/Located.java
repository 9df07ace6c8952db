package org.openjdk.jmh.reconfiguration;

/**
 * A setting and the place that it comes from, for messages.
 *
 * @param <T> type of the setting
 */
final class Located<T> {

    private final T value;
    private final String place;

    Located(T value, String place) {
        this.value = value;
        this.place = place;
    }

    T value() {
        return value;
    }

    String place() {
        return place;
    }
}
