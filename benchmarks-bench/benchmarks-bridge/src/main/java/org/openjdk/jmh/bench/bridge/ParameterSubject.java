package org.openjdk.jmh.bench.bridge;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A test of Jupiter with arguments that a benchmark can hold. */
public class ParameterSubject {

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
