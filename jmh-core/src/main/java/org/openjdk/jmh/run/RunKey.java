package org.openjdk.jmh.run;

/**
 * Identifies a value that a feature publishes for one run, so that publisher and reader share only the class of the
 * value. Keys are compared by identity; the name is for logs and debuggers.
 *
 * @param <T> type of the value
 */
@SuppressWarnings("UnusedTypeParameter") // it types what is published under the key
public final class RunKey<T> {

    private final String name;

    public RunKey(String name) {
        this.name = name;
    }

    @Override
    public String toString() {
        return name;
    }
}
