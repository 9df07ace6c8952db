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

    @Test
    void invisibleCharacters_areShown() {
        assertEquals("a\\u200b\\u2060\\ufeff\\u00ad\\u2028\\u2066\\u061c\\u3164\\udb40\\udc41\\uffff",
                Printable.text("a\u200b\u2060\ufeff\u00ad\u2028\u2066\u061c\u3164\udb40\udc41\uffff"));
        assertEquals("\\ud800x\\udc00", Printable.text("\ud800x\udc00"));
    }

    @Test
    void document_keepsLines() {
        assertEquals("a\tb\r\n\\u001b", Printable.document("a\tb\r\n\u001b"));
    }
}
