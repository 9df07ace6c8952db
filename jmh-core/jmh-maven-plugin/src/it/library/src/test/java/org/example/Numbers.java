package org.example;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Input of benchmarks, from a file. */
final class Numbers {

    private Numbers() {
    }

    static long first() {
        try (BufferedReader reader = new BufferedReader(
                new InputStreamReader(Numbers.class.getResourceAsStream("numbers.txt"), StandardCharsets.UTF_8))) {
            return Long.parseLong(reader.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
