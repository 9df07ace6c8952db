package org.openjdk.jmh.bench.bridge.base;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A fixture and a test that only subclasses and this package see. */
public abstract class HiddenBase {

    private Deque<Integer> deque;

    /** Makes the object under test. */
    @BeforeEach
    protected void makeDeque() {
        deque = new ArrayDeque<>();
    }

    /** Passes if it returns. */
    @Test
    protected void pushes() {
        deque.push(3);
        assertEquals(1, deque.size());
    }

    /**
     * Calls what {@code HiddenSubjectBenchmark.pushes} calls.
     *
     * @param test the test object
     */
    public static void callByHand(HiddenBase test) {
        test.makeDeque();
        test.pushes();
    }
}
