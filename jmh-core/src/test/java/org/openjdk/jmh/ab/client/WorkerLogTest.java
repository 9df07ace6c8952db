package org.openjdk.jmh.ab.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkerLogTest {

    /** What upstream prints behind a fork, whatever became of it. */
    private static final String END = "<stdout last='20 lines'>\n</stdout>\n<stderr last='20 lines'>\n</stderr>\n\n"
            + "# Run complete. Total time: 00:00:01\n\nREMEMBER: The numbers below are just data.\n\n"
            + "Benchmark  Mode  Cnt  Score   Error  Units\n";

    @TempDir
    private Path folder;

    private String reason(String log) throws IOException {
        return WorkerLog.reason(Files.writeString(folder.resolve("log"), "an earlier fork\n" + log), 16,
                "JMH gave no result");
    }

    /** With 0, nothing else says so; with 3, it is not the exit code that the user looks for. */
    @Test
    void forkThatCallsExit_isReportedAsSuch() throws IOException {
        String exit = "VM prematurely exited before JMH had finished with it, explicit System.exit was called?";
        String iteration = "# Warmup Iteration   1: 0.1 us/op\nIteration   1: <failure: " + exit + ">\n";
        assertEquals(exit, reason(iteration + END));
        assertEquals(exit, reason(iteration + "<forked VM failed with exit code 3>\n" + END));
    }

    @Test
    void forkThatIsKilled_hasItsExitCode() throws IOException {
        assertEquals("<forked VM failed with exit code 137>",
                reason("Iteration   1: <forked VM failed with exit code 137>\n".substring(15) + END));
    }

    @Test
    void exception_isTheReason() throws IOException {
        assertEquals("java.lang.IllegalStateException: of no use",
                reason("Iteration   1: <failure>\n\njava.lang.IllegalStateException: of no use\n\tat p.C.fails(C.java)\n"
                        + END));
        assertEquals("no such option", reason("ERROR: no such option\n"));
    }

    /** As by Runtime.halt, of which upstream says nothing: then it is where the fork was that helps, and not JMH's last words. */
    @Test
    void forkThatEndsSilently_isReportedWithItsIteration() throws IOException {
        assertEquals("JMH gave no result after the line 'Iteration   2:'",
                reason("Iteration   1: 0.1 us/op\nIteration   2: \n" + END));
        assertEquals("JMH gave no result", reason(END));
        assertEquals("JMH gave no result after the line 'some words'", reason("some words\n"));
    }
}
