package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;

class EmptyBenchmarkListTest {

    @TempDir
    Path folder;

    @Test
    void missingList_isReportedWithTheRemedy() {
        assertHint(Jmh.bare().run("-rf", "dynamic"));
    }

    @Test
    void emptyList_isReportedWithTheRemedy() throws IOException {
        Path list = folder.resolve("META-INF/BenchmarkList");
        Files.createDirectories(list.getParent());
        Files.writeString(list, "");
        assertHint(Jmh.bare().with(folder).run("-rf", "dynamic"));
    }

    private static void assertHint(Outcome outcome) {
        outcome.expect(1);
        assertTrue(outcome.err().contains("-proc:full"), outcome::err);
        assertTrue(outcome.err().contains("<annotationProcessorPaths>"), outcome::err);
        assertTrue(outcome.err().contains("jmh-generator-annprocess"), outcome::err);
    }

    @Test
    void filterWithoutMatch_isNotReportedAsEmptyList() {
        Outcome outcome = Jmh.ours().run("nothingOfThatName").expect(1);
        assertFalse(outcome.err().contains("-proc:full"), outcome::err);
    }
}
