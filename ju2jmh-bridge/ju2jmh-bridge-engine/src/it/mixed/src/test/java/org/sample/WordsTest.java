package org.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WordsTest {

    @Test
    void bothWays_giveTheSame() {
        String[] words = {"a", "b", "c"};
        assertEquals(Words.concatenated(words), Words.appended(words));
    }
}
