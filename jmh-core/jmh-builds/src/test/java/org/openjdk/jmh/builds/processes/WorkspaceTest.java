package org.openjdk.jmh.builds.processes;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tests temporary folders. */
class WorkspaceTest {

    @TempDir
    private Path folder;

    private static Process running(String argument) throws Exception {
        return new ProcessBuilder("sh", "-c", "while :; do sleep 0.1; done", "sh", argument).start();
    }

    @Test
    void buildOfAKilledGoal_isEndedAndItsFolderRemoved() throws Exception {
        Path left = folder.resolve("against-left");
        Files.createDirectories(left.resolve("class-paths"));
        Process build = running("-Djmh.classPathFolder=" + left.resolve("class-paths"));
        try (Cleanup cleanup = new Cleanup()) {
            Workspace.in(folder, cleanup);
            assertTrue(build.waitFor(1, TimeUnit.MINUTES));
            assertFalse(Files.exists(left));
        } finally {
            build.destroyForcibly();
        }
    }

    /** The pid of a process in a container may belong to no process here. */
    @Test
    void folderOfAnotherProcess_isKeptWhileItRuns() throws Exception {
        Path used = folder.resolve("against-99999999");
        Files.createDirectories(used);
        Process other = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"),
                Holder.class.getName(), used.toString()).start();
        try (Cleanup cleanup = new Cleanup()) {
            assertEquals("true", other.inputReader().readLine());
            Workspace.in(folder, cleanup);
            assertTrue(Files.exists(used));
            other.destroyForcibly().waitFor();
            Workspace.in(folder, cleanup);
            assertFalse(Files.exists(used));
        } finally {
            other.destroyForcibly();
        }
        assertEquals(List.of(), names());
    }

    /** A process that holds the lock of a folder until it is killed. */
    static final class Holder {

        private Holder() {
        }

        public static void main(String[] arguments) throws Exception {
            System.out.println(FolderLock.ofAbandoned(Path.of(arguments[0])).isPresent());
            System.in.read();
        }
    }

    /** Where locks belong to processes, closing any file releases all locks of the process on it. */
    @Test
    void folderOfThisProcess_staysLocked() throws Exception {
        try (Cleanup cleanup = new Cleanup()) {
            Path own = Workspace.in(folder, cleanup).folder("inside");
            try (Cleanup next = new Cleanup()) {
                Workspace.in(folder, next);
            }
            assertTrue(Files.exists(own));
            assertEquals(2, names().size(), names().toString());
        }
        assertEquals(List.of(), names());
    }

    private List<String> names() throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    /** Processes that only read the folder, or build elsewhere, must not be ended. */
    @Test
    void otherProcesses_continue() throws Exception {
        Path left = folder.resolve("against-left");
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
