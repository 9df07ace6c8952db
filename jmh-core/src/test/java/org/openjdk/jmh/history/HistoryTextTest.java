package org.openjdk.jmh.history;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HistoryTextTest {

    @Test
    void outOfReach_moreThanTwofold_isNoPowerOfTen() {
        assertEquals("earlier forks changed by 110 % after the longest warmup of 1200 s: raise -wi to wait for it",
                HistoryText.outOfReach(1.1, 1200));
    }

    @Test
    void outOfReach_smallChange_hasTwoDigits() {
        assertEquals("earlier forks changed by 2.4 % after the longest warmup of 7.5 s: raise -wi to wait for it",
                HistoryText.outOfReach(0.024, 7.5));
    }
}
