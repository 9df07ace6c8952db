package org.openjdk.jmh.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.Test;

class FieldLayoutTest {

    private static class Packed {
        private byte markerBegin;
        private byte value;
        private byte markerEnd;
    }

    @Test
    void feature_oldAndNewSpecification_isTheRelease() {
        assertEquals(8, FieldLayout.feature("1.8"));
        assertEquals(25, FieldLayout.feature("25"));
    }

    @Test
    void check_fieldsTooClose_failsAsInUpstream() {
        assumeTrue(FieldLayout.feature(System.getProperty("java.specification.version")) < 24, "left out since JDK 24");
        assertThrows(IllegalStateException.class, () -> Utils.check(Packed.class, "value"));
    }
}
