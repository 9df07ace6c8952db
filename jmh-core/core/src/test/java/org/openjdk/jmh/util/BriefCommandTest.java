package org.openjdk.jmh.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What is asked of programs that need not be what they are called. */
@EnabledOnOs(OS.LINUX)
class BriefCommandTest {

    @Test
    void firstLine_isThatOfEitherStream() throws Exception {
        assertEquals("one", BriefCommand.firstLine("sh", "-c", "echo one >&2; echo two"));
        assertEquals("", BriefCommand.firstLine("true"));
    }

    @Test
    void commandThatSaysNothing_isNotWaitedForWithoutEnd() {
        IOException e = assertThrows(IOException.class, () -> BriefCommand.firstLine(10, "sleep", "1000"));
        assertTrue(e.getMessage().startsWith("nothing within "), e::getMessage);
    }

    @Test
    void exitCode_isThatOfTheCommand() throws Exception {
        assertEquals(3, BriefCommand.exitCode(new ProcessBuilder("sh", "-c", "exit 3")));
    }
}
