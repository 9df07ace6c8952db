package org.openjdk.jmh.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** When the tool works in a VM that compiles little, and the arguments of that VM. */
class FastStartTest {

    @ParameterizedTest
    @ValueSource(strings = {"--verify", "--verify-by=JMH", "@file", "-h", "--help"})
    void runsOfBenchmarks_andHelp_stayInThisVm(String option) {
        assertEquals(Optional.empty(), FastStart.command(List.of("-t", "tests", option), List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--compile=out", "--package"})
    void compilation_hasAVmWithTheUsualYoungGeneration(String option) {
        List<String> command = FastStart.command(List.of("-t", "tests", option), List.of()).orElseThrow();
        assertTrue(command.contains("-XX:TieredStopAtLevel=1"), command::toString);
        assertFalse(command.contains("-Xmn16m"), command::toString);
    }

    @Test
    void noArguments_stayInThisVm() {
        assertEquals(Optional.empty(), FastStart.command(List.of(), List.of()));
    }

    @Test
    void optionsOfTheUser_areKept_asThisVmHasThem() {
        assertEquals(Optional.empty(), FastStart.command(List.of("-t", "tests"), List.of("-Xmx8g")));
    }

    @Test
    void argumentsFollowTheProgram_inTheirOrder() {
        List<String> command = FastStart.command(List.of("-t", "my tests", "-o", "out"), List.of()).orElseThrow();
        List<String> end = List.of("-cp", System.getProperty("java.class.path"), Main.class.getName(), "-t", "my tests",
                "-o", "out");
        assertEquals(end, command.subList(command.size() - end.size(), command.size()));
    }

    /** It refuses the command line in the words and with the exit code of this VM. */
    @Test
    void startedVm_isTheTool() throws IOException, InterruptedException {
        List<String> command =
                FastStart.command(List.of("-t", "tests", "-o", "out", "--nonsense"), List.of()).orElseThrow();
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(2, process.waitFor(), said);
        assertTrue(said.contains("--nonsense"), said);
    }
}
