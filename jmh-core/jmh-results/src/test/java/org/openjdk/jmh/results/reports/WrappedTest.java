package org.openjdk.jmh.results.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrappedTest {

    /** The 80th column is within the part that must stay together. */
    @ParameterizedTest
    @ValueSource(strings = {"'my results/nightly run.json'", "`git fetch --unshallow`", "-shard 2/5", "(--budget 10m)",
        "15 s", "99.9 %", "3 ms,", "(by=rows, size=3)"})
    void partsThatBelongTogether_stayOnOneLine(String part) {
        String text = "x".repeat(80 - part.indexOf(' ') - 2) + " " + part + " and more";
        assertEquals(List.of(text.substring(0, text.indexOf(' ')), "  " + part + " and more"),
                Wrapped.lines(text, "  "));
    }

    @Test
    void apostrophes_areNoQuotes() {
        String text =
                "the host's clock is ahead of the fork's clock, so that the times of all of its forks' iterations "
                        + "are off by that";
        assertEquals(2, Wrapped.lines(text, "").size());
        assertTrue(Wrapped.lines(text, "").get(0).length() > 70, () -> Wrapped.lines(text, "").get(0));
    }

    @Test
    void longWord_isNotBroken() {
        String path = "/a".repeat(60);
        assertEquals(List.of("  File", "    " + path, "    is missing."),
                Wrapped.lines("  File " + path + " is missing.", "    "));
    }

    @Test
    void error_leavesRoomForTheWordInFrontOfIt() {
        String message = "word ".repeat(30).trim();
        for (String line : ("ERROR: " + Wrapped.error(message)).split("\n")) {
            assertTrue(line.length() <= 80, line);
        }
        assertEquals(message, Wrapped.error(message).replaceAll("\n +", " "));
    }
}
