package org.openjdk.jmh.annotations;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;

class ReconfigurationModesTest {

    @Test
    void reconfigure_isAFullConstantBehindUpstreams() {
        assertEquals(Mode.Reconfigure, Mode.valueOf("Reconfigure"));
        assertEquals(Mode.Reconfigure, Mode.deepValueOf("re"));
        assertEquals(Mode.values().length - 1, Mode.Reconfigure.ordinal());
        assertEquals(Mode.values().length, EnumSet.allOf(Mode.class).size());
    }

    @Test
    void measured_areUpstreamsModes() {
        assertArrayEquals(new Mode[] {Mode.Throughput, Mode.AverageTime, Mode.SampleTime, Mode.SingleShotTime, Mode.All},
                ReconfigurationModes.measured());
    }
}
