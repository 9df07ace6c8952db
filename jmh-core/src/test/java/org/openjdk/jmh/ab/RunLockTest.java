package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.util.LockFailure;

/** Who takes JMH's lock of the machine, which here is that of a folder of its own. */
@Isolated("sets a property of this VM")
class RunLockTest {

    @TempDir
    Path folder;

    private String temporary;
    private String ignored;

    @BeforeEach
    void lookForLocksInTheFolder() {
        temporary = System.setProperty("java.io.tmpdir", folder.toString());
        ignored = System.setProperty("jmh.ignoreLock", "false");
    }

    @AfterEach
    void lookWhereOthersLook() {
        System.setProperty("java.io.tmpdir", temporary);
        if (ignored == null) {
            System.clearProperty("jmh.ignoreLock");
        } else {
            System.setProperty("jmh.ignoreLock", ignored);
        }
    }

    private static SideBySideRun run(String... more) throws Exception {
        String[] all = Stream.concat(Stream.of("-vsJvmArgs", "-Xmx1g"), Stream.of(more)).toArray(String[]::new);
        return new SideBySideRun(new CommandLineOptions(all), line -> {
        });
    }

    @Test
    void timedRun_isRejectedWhileAnotherRuns_beforeAnythingIsBuilt() throws Exception {
        SideBySideRun timed = run();
        RunLock held = RunLock.take();
        String refusal = assertThrows(LockFailure.class, timed::checkLock).getMessage();
        assertTrue(refusal.startsWith("Another JMH runs on this machine and holds the lock " + folder), refusal);
        held.close();
        timed.checkLock();
        RunLock.take().close();
    }

    @Test
    void countingRun_ignoresTheLockOfAnotherRun() throws Exception {
        assumeTrue(
                Stream.of(System.getenv("PATH").split(":"))
                        .anyMatch(place -> Path.of(place, "vgdb").toFile().canExecute()),
                "there is no valgrind here");
        RunLock held = RunLock.take();
        run("-count", "instructions").checkLock();
        held.close();
    }

    /** Opening it would wait for a reader. */
    @Test
    void pipeInPlaceOfTheLock_isRefused() throws Exception {
        assertEquals(0, new ProcessBuilder("mkfifo", folder.resolve("jmh.lock").toString()).start().waitFor());
        String refusal = assertThrows(LockFailure.class, RunLock::take).getMessage();
        assertTrue(refusal.contains("cannot be taken: it is not a regular file"), refusal);
    }
}
