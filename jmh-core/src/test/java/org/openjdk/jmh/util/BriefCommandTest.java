package org.openjdk.jmh.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Commands may be other programs than their name suggests. */
@EnabledOnOs(OS.LINUX)
class BriefCommandTest {

    @Test
    void firstLine_readsBothStreams() throws Exception {
        assertEquals("one", BriefCommand.firstLine("sh", "-c", "echo one >&2; echo two"));
        assertEquals("", BriefCommand.firstLine("true"));
    }

    @Test
    void silentCommand_endsAtItsTimeout() {
        IOException e = assertThrows(IOException.class, () -> BriefCommand.firstLine(10, "sleep", "1000"));
        assertTrue(e.getMessage().startsWith("nothing within "), e::getMessage);
    }

    @Test
    void exitCode_isTheCommandsExitCode() throws Exception {
        assertEquals(3, BriefCommand.exitCode(new ProcessBuilder("sh", "-c", "exit 3")));
    }
}
