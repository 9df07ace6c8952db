package org.openjdk.jmh.ab.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeadlineTest {

    private static final double LONG = 600;

    @TempDir
    Path folder;

    @Test
    void eachIteration_hasATimeOfItsOwn() {
        ForkLimits limits = ForkLimits.ofSilence(LONG, 21);
        assertEquals(LONG, limits.untilNext(0, 0), "the VM starts");
        assertEquals(LONG + 21, limits.untilNext(1, 0), "the benchmark is set up in its first iteration");
        assertEquals(LONG, limits.untilNext(1, 1), "between two iterations, and after the last one");
        assertEquals(21, limits.untilNext(2, 1));
        assertEquals(21, limits.untilNext(9, 8), "the last iteration of all");
        assertEquals(Double.POSITIVE_INFINITY, limits.inAll);
        assertEquals(3, limits.andInAll(3).inAll);
    }

    /** A shell acts as the worker, and its child as the fork. */
    private WorkerProcess worker() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "a system with a shell");
        return new WorkerProcess(List.of("/bin/sh", "-c", "sleep 300 & wait"), folder.resolve("log"));
    }

    private static ForkLostException end(WorkerProcess worker, Deadline deadline) throws Exception {
        worker.exitCode();
        return assertThrows(ForkLostException.class, deadline::check);
    }

    @Test
    void silentFork_isEnded() throws Exception {
        try (WorkerProcess worker = worker();
                Deadline deadline = new Deadline(worker, ForkLimits.ofSilence(LONG, 0.1))) {
            deadline.check();
            deadline.iterationStarts();
            deadline.iterationEnds();
            deadline.iterationStarts();
            ForkLostException lost = end(worker, deadline);
            assertTrue(
                    lost.getMessage()
                            .startsWith("it hung: JMH stopped it after 0 s without an iteration"),
                    lost::getMessage);
            assertFalse(lost.isOverdue());
        }
    }

    @Test
    void forkThatTakesTooLongInAll_isEndedAndDidNotHang() throws Exception {
        try (WorkerProcess worker = worker();
                Deadline deadline = new Deadline(worker, ForkLimits.ofSilence(LONG, LONG).andInAll(0.1))) {
            assertTrue(end(worker, deadline).isOverdue());
        }
    }
}
