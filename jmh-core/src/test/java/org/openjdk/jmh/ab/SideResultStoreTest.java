package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.files.FileUseException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

class SideResultStoreTest {

    /** The user has not named this file, but would lose it all the same. */
    @Test
    void resultsOfTheBaseline_areAFileOfTheRun() throws Exception {
        CommandLineOptions options =
                new CommandLineOptions("-vsJvm", "java", "-rff", "no-ab.json", "-report", "./no-ab-baseline.json");
        assertEquals(
                "-report ./no-ab-baseline.json and -rff no-ab-baseline.json are the same file: the second would overwrite the first; name another file with -rff",
                assertThrows(FileUseException.class, () -> SideResultStore.all(options).check()).getMessage());
        assertDoesNotThrow(
                () -> SideResultStore.all(new CommandLineOptions("-vsJvm", "java", "-rff", "no-ab.json")).check());
    }
}
