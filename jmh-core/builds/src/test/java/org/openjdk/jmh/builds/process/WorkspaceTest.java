package org.openjdk.jmh.builds.process;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Folders for the time of a goal. */
class WorkspaceTest {

    @TempDir
    private Path folder;

    private static long pidOfEnded() throws Exception {
        Process ended = new ProcessBuilder("true").start();
        ended.waitFor();
        return ended.pid();
    }

    private static Process running(String argument) throws Exception {
        return new ProcessBuilder("sh", "-c", "while :; do sleep 0.1; done", "sh", argument).start();
    }

    @Test
    void buildOfKilledGoal_isEnded_andItsFolderRemoved() throws Exception {
        Path left = folder.resolve("against-" + pidOfEnded());
        Files.createDirectories(left.resolve("class-paths"));
        Process build = running("-Djmh.classPathFolder=" + left.resolve("class-paths"));
        try (Cleanup cleanup = new Cleanup()) {
            Workspace.in(folder, cleanup);
            assertTrue(build.waitFor(10, TimeUnit.SECONDS));
            assertFalse(Files.exists(left));
        } finally {
            build.destroyForcibly();
        }
    }

    /** Whoever looks at the folder, or builds elsewhere, is nobody's business. */
    @Test
    void otherProcesses_goOn() throws Exception {
        Path left = folder.resolve("against-" + pidOfEnded());
        Files.createDirectories(left);
        Process elsewhere = running("-Djmh.classPathFolder=" + left + "0/class-paths");
        Process reader = running(left.toString());
        try (Cleanup cleanup = new Cleanup()) {
            Workspace.in(folder, cleanup);
            assertTrue(elsewhere.isAlive());
            assertTrue(reader.isAlive());
            assertFalse(Files.exists(left));
        } finally {
            elsewhere.destroyForcibly();
            reader.destroyForcibly();
        }
    }
}
