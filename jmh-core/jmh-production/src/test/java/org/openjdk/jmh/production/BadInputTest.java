package org.openjdk.jmh.production;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.production.support.Results;
import org.openjdk.jmh.production.support.Tool;

class BadInputTest {

    @TempDir
    Path folder;

    private static void assertRejected(Tool tool, int code, String message) {
        assertEquals(code, tool.code(), tool.out());
        assertTrue(tool.words().contains(message), tool.words());
        assertFalse(tool.error().contains("\tat "), tool.error());
    }

    private Path results() throws IOException {
        return new Results().with("b.B.m", "", 1, "a.A#m()").in(folder);
    }

    @Test
    void missingRecording_isReported() throws IOException {
        assertRejected(Tool.report("-r", results()), 1, "no recording: name files");
    }

    @Test
    void missingResults_areReported() throws IOException {
        Path none = folder.resolve("none.json");
        assertRejected(Tool.report("x.jfr"), 1, "no results of benchmarks");
        assertRejected(Tool.report("x.jfr", "-r", none), 1, none + ": no such file");
        assertRejected(Tool.settings(), 1, "no results and no benchmarks");
        assertRejected(Tool.settings("-b", none), 1, none + ": no such file");
    }

    @Test
    void emptyOrBrokenResults_areReportedByName() throws IOException {
        Path empty = new Results().in(folder);
        assertRejected(Tool.report("x.jfr", "-r", empty), 1, "the results are empty");
        Path broken = Files.writeString(folder.resolve("broken.json"), "[{\"benchmark\" : ");
        assertRejected(Tool.report("x.jfr", "-r", broken), 1, broken.toString());
    }

    @Test
    void resultsWithoutMethods_areReportedWithTheRemedy() throws IOException {
        Path results = new Results().with("b.B.m", "", 1).in(folder);
        assertRejected(Tool.report("x.jfr", "-r", results), 1, "none of 1 results names a method: put @Measures");
        assertRejected(Tool.settings("-r", results, "-o", folder.resolve("x.jfc")), 1, "@Measures");
        assertFalse(Files.exists(folder.resolve("x.jfc")));
    }

    @Test
    void fileThatIsNoRecording_isReportedByName() throws IOException {
        Path text = Files.writeString(folder.resolve("text.jfr"), "hello");
        assertRejected(Tool.report(text, "-r", results()), 1, text + ": not a recording");
        assertRejected(Tool.report(folder, "-r", results()), 1, folder + ": no such file");
    }

    @Test
    void missingProcess_isReportedByPid() throws IOException {
        assertRejected(Tool.report("--pid", 999_999_999, "-r", results()), 1, "there is no process 999999999");
    }

    @Test
    void olderVm_isRejectedWithTheRequiredVersion() throws IOException {
        if (Runtime.version().feature() < 25) {
            assertRejected(Tool.report("--pid", ProcessHandle.current().pid(), "-r", results()), 1,
                    "cannot time methods: JDK 25 is the first one that can");
        }
    }

    @Test
    void recordingAndProcess_excludeEachOther() throws IOException {
        assertRejected(Tool.report("x.jfr", "--pid", 1, "-r", results()), 1, "not both");
    }

    @Test
    void invalidDurationsAndShares_areRejectedWithValidOnes() throws IOException {
        assertRejected(Tool.report("x.jfr", "-r", results(), "--skip", "soon"), 2,
                "'soon' is not a length of time: write 30s");
        assertRejected(Tool.report("x.jfr", "-r", results(), "--tolerance", "0"), 2,
                "is not a share above 0: write 25%");
        assertRejected(Tool.settings("-r", results(), "--period", "5"), 2, "'5' is not a length of time");
    }

    @Test
    void missingAssertionFile_isReportedByName() throws IOException {
        Path none = folder.resolve("none.txt");
        assertRejected(Tool.report("x.jfr", "-r", results(), "--assertions", none), 1, none.toString());
    }

    @Test
    void jarWithoutMethods_isReportedWithTheRemedy() throws IOException {
        Path text = Files.writeString(folder.resolve("text.jar"), "hello");
        assertRejected(Tool.settings("-b", text), 1, text + ": no jar");
    }
}
