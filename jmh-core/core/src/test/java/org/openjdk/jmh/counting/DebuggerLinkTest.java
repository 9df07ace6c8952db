package org.openjdk.jmh.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class DebuggerLinkTest {

    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();

    /** A link to who answers these packets, one after the other, whatever he is asked. */
    private DebuggerLink link(String... answers) {
        StringBuilder text = new StringBuilder();
        for (String answer : answers) {
            text.append("+$").append(answer).append("#00");
        }
        InputStream in = new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.ISO_8859_1));
        return new DebuggerLink(new Process() {
            @Override
            public OutputStream getOutputStream() {
                return sent;
            }

            @Override
            public InputStream getInputStream() {
                return in;
            }

            @Override
            public InputStream getErrorStream() {
                return InputStream.nullInputStream();
            }

            @Override
            public int waitFor() {
                return 0;
            }

            @Override
            public int exitValue() {
                return 0;
            }

            @Override
            public void destroy() {
            }
        });
    }

    @Test
    void packet_hasTheSumOfItsCharacters() throws IOException {
        link("OK").ask("?");
        assertEquals("$?#3f+", sent.toString(StandardCharsets.US_ASCII));
    }

    /** GDB's manual, "Overview": a zero, a star and a blank stand for four zeros. */
    @Test
    void runLengths_areExpanded() throws IOException {
        assertEquals("T0000x", link("T0* x").ask("?"));
    }

    @Test
    void command_isDoneWhenItSaysSo() throws IOException {
        link("O6869", "O0a", "OK").command("dump");
        assertEquals("$qRcmd,64756d70#", sent.toString(StandardCharsets.US_ASCII).substring(0, 16));
        assertThrows(IOException.class, () -> link("E01").command("nosuch"));
    }

    @Test
    void threads_areReadToTheEnd() throws IOException {
        assertEquals(List.of(0x50aa, 0x50ab, 7), link("m50aa,50ab", "m7", "l").threads());
    }

    @Test
    void register_isOfLittleEndian() throws IOException {
        assertEquals(0x0102, link("ffffffffffffffff" + "0201000000000000").register(1));
        assertThrows(IOException.class, () -> link("").register(1));
    }

    @Test
    void processThatIsGone_isToldAsTheEnd() {
        assertThrows(EOFException.class, () -> link().ask("c"));
    }
}
