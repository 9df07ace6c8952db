package org.openjdk.jmh.lint.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests when the tool uses a small VM, and its exit code. */
class SmallVmTest {

    private static final int OF_THIS_VM = 42;

    @Test
    void vmOptionsOfTheUser_preventASmallVm() {
        assertEquals(Optional.empty(), SmallVm.command(List.of("a.jar"), List.of("-Xmx8g")));
    }

    @Test
    void noArguments_useThisVm() {
        assertEquals(Optional.empty(), SmallVm.command(List.of(), List.of()));
    }

    @Test
    void argumentsFollowTheProgram_inTheirOrder() {
        List<String> command = SmallVm.command(List.of("--format", "json", "my jar.jar"), List.of()).orElseThrow();
        List<String> end = List.of("-cp", System.getProperty("java.class.path"), LintMain.class.getName(), "--format",
                "json", "my jar.jar");
        assertEquals(end, command.subList(command.size() - end.size(), command.size()));
        assertFalse(end.contains("-Xmx384m"));
        assertTrue(command.contains("-Xmx384m"));
    }

    @Test
    void exitCode_isThatOfTheSmallVm() {
        assertEquals(2, SmallVm.run(command("--nonsense"), () -> OF_THIS_VM));
        assertEquals(LintMain.INCOMPLETE, SmallVm.run(command("nowhere.jar"), () -> OF_THIS_VM));
    }

    @Test
    void failingVm_leavesTheWorkToThisVm() {
        List<String> tooSmall = new ArrayList<>(command("nowhere.jar"));
        tooSmall.replaceAll(option -> option.equals("-Xmx384m") ? "-Xmx1g-and-no-number" : option);
        assertEquals(OF_THIS_VM, SmallVm.run(tooSmall, () -> OF_THIS_VM));
    }

    @Test
    void vmThatDoesNotStart_leavesTheWorkToThisVm() {
        List<String> command = List.of(Path.of("no", "such", "java").toString());
        assertEquals(OF_THIS_VM, SmallVm.run(command, () -> OF_THIS_VM));
    }

    private static List<String> command(String argument) {
        return SmallVm.command(List.of(argument), List.of()).orElseThrow();
    }
}
