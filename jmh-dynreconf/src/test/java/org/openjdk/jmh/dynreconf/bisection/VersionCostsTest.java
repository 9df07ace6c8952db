package org.openjdk.jmh.dynreconf.bisection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class VersionCostsTest {

    private final VersionCosts costs = new VersionCosts(5, 4);

    @Test
    void making_isSpreadOverForks() {
        assertEquals(1, costs.of(3, 0));
        assertEquals(3, costs.of(3, 10));
    }

    @Test
    void versionsBesideOnesThatCannotBeMade_costMore() {
        costs.miss(10);
        costs.miss(12);
        assertEquals(1 + 4 + 4, costs.of(11, 0));
        assertEquals(1 + 2 + 1, costs.of(8, 0));
        assertTrue(costs.meet(11));
        assertEquals(1, costs.of(11, 0));
        assertFalse(costs.meet(11));
    }
}
