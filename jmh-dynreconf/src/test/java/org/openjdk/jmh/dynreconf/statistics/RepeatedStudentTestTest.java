package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class RepeatedStudentTestTest {

    @Test
    void singleLook_hasItsNominalLevel() {
        assertEquals(0.05, RepeatedStudentTest.first(5, 0.05).rejected(), 1e-15);
        assertEquals(0.05, RepeatedStudentTest.constantLevel(0.05, 5, 5), 1e-12);
    }
}
