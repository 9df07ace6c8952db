package org.openjdk.jmh.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class DebuggerLinkTest {

    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();

    private DebuggerLink link(String... answers) {
        return new DebuggerLink(new ScriptedDebugger(sent, answers));
    }

    @Test
    void packet_hasTheSumOfItsCharacters() throws IOException {
        link("OK").request("?");
        assertEquals("$?#3f+", sent.toString(StandardCharsets.US_ASCII));
    }

    /** GDB's manual, "Overview": a zero, a star and a blank stand for four zeros. */
    @Test
    void runLengths_areExpanded() throws IOException {
        assertEquals("T0000x", link("T0* x").request("?"));
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
    void endedProcess_isAnEndOfFile() {
        assertThrows(EOFException.class, () -> link().request("c"));
    }
}
