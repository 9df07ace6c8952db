package org.openjdk.jmh.results.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;

class PrintableWriterTest {

    @Test
    void writer_keepsLinesAndPairs() throws IOException {
        StringWriter text = new StringWriter();
        try (Writer out = new PrintableWriter(text)) {
            out.write("a\tb\r\n\u001b\u202e\ud83d");
            out.write("\ude00\ud83d");
            out.write("\udb40");
            out.write("");
        }
        assertEquals("a\tb\r\n\\u001b\\u202e\ud83d\ude00\\ud83d\\udb40", text.toString());
    }
}
