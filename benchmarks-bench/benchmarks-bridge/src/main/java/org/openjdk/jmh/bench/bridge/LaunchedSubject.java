package org.openjdk.jmh.bench.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.Extension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same test as {@link ParameterSubject}, which its extension leaves to JUnit's engine. */
@ExtendWith(LaunchedSubject.Idle.class)
public class LaunchedSubject {

    /** Does nothing at all. */
    public static class Idle implements Extension {
    }

    /**
     * Does next to nothing.
     *
     * @param number what JUnit supplies
     */
    @ParameterizedTest
    @ValueSource(ints = 7)
    public void isSeven(int number) {
        assertEquals(7, number);
    }
}
