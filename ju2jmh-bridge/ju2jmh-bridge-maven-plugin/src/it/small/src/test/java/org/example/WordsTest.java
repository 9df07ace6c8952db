package org.example;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class WordsTest {

    private Words words;

    @BeforeEach
    void read() throws IOException {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(WordsTest.class.getResourceAsStream("words.txt"), StandardCharsets.UTF_8))) {
            words = new Words(reader.lines().toList());
        }
    }

    @Test
    void isFound() {
        assertTrue(words.contains("apple"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"car", "dog"})
    void isMissing(String word) {
        assertFalse(words.contains(word));
    }
}
