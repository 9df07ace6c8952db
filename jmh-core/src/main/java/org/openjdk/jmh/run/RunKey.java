package org.openjdk.jmh.run;

/**
 * Names a value of one run, so that a feature can publish it and others can read it without a class in common but that of the
 * value. Each constant is a key of its own; the name is for logs and debuggers.
 *
 * @param <T> type of the value
 */
@SuppressWarnings("UnusedTypeParameter") // it types what is published under the key
public final class RunKey<T> {

    private final String name;

    /** Creates a key that equals no other one. */
    public RunKey(String name) {
        this.name = name;
    }

    @Override
    public String toString() {
        return name;
    }
}
