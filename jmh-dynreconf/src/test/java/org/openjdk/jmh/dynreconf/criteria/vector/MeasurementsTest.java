package org.openjdk.jmh.dynreconf.criteria.vector;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.measurement.DrawnIteration;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

class MeasurementsTest {

    @Test
    void measurements_keepTheirHierarchy() {
        DrawnIteration first = DrawnIteration.of(new double[] {2, 1}, 1, VmActivity.UNKNOWN);
        DrawnIteration second = DrawnIteration.of(new double[] {3}, 1, VmActivity.UNKNOWN);
        Measurements measurements = Measurements.ofForks(List.of(List.of(first, second), List.of(second)));
        assertEquals(List.of(List.of(first, second), List.of(second)), measurements.forks());
        assertEquals(List.of(first, second, second), measurements.iterations());
        assertArrayEquals(new double[] {1, 2, 3, 3}, measurements.values());
        assertThrows(UnsupportedOperationException.class, () -> measurements.forks().get(0).remove(0));
    }

    @Test
    void measurements_empty_areRejected() {
        assertThrows(IllegalArgumentException.class, () -> Measurements.ofForks(List.of()));
        String message = assertThrows(IllegalArgumentException.class,
                () -> Measurements.ofFork(List.of())).getMessage();
        assertTrue(message.contains("fork 1"), message);
    }
}
