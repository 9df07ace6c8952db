package org.example;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

public class RomanTest {

    @Test
    public void digits_areWrittenByAddingAndTakingOff() {
        assertEquals("IV", Roman.digit(4));
        assertEquals("VIII", Roman.digit(8));
    }

    @Test
    public void letters_areKnown() {
        assertTrue(Roman.isLetter('X'));
    }
}
