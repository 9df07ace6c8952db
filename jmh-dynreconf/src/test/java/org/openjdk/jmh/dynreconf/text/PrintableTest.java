package org.openjdk.jmh.dynreconf.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PrintableTest {

    @Test
    void controlCharacters_areShown() {
        assertEquals("a\\u001b[2Jb\\u009b\\u202ec\\u000a", Printable.text("a\u001b[2Jb\u009b\u202ec\n"));
        assertEquals(List.of("\u00b1 1 \u00b5s \ud83d\ude00"),
                Printable.lines(List.of("\u00b1 1 \u00b5s \ud83d\ude00")));
    }
}
