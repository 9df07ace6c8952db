package org.openjdk.jmh.bridge.probe;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Arguments of child VMs. */
class ChildVmTest {

    private static final ChildVm VM = new ChildVm(List.of(Path.of("tests")), Path.of("."), Duration.ofSeconds(1));

    @Test
    void testsThatMeasureThemselves_doSoInOneRound_whereManyAreRun() {
        List<String> command = VM.ofManyTests().command("Main", "argument");
        assertTrue(command.containsAll(List.of("-Djub.ignore.annotations=true", "-Djub.rounds.warmup=0",
                "-Djub.rounds.benchmark=1")), command::toString);
        assertFalse(VM.command("Main").toString().contains("jub."));
    }
}
