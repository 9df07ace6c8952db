package org.openjdk.jmh.util;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Leftovers of a program that is ended by a signal or by {@code System.exit}. */
@EnabledOnOs(OS.LINUX)
class VmCleanupTest {

    private static final int TERMINATED = 143;
    private static final int MOST_TRIES = 10_000;

    @TempDir
    Path folder;

    /** A program that owns one of each, and waits. */
    public static final class Owner {

        private Owner() {
        }

        /** Prints the numbers of its processes. */
        public static void main(String... arguments) throws IOException, InterruptedException {
            Files.createFile(VmCleanup.folder("jmh-test-").resolve("inside"));
            VmCleanup.file("jmh-test-", ".log");
            VmCleanup.remove(VmCleanup.file("jmh-removed-", ".log"));
            VmCleanup.forget(VmCleanup.file("jmh-kept-", ".log"));
            // The shell becomes neither: it has a child.
            Process parent = VmCleanup.start(new ProcessBuilder("sh", "-c", "sleep 1000; true"));
            Process deaf = new ProcessBuilder("sh", "-c", "trap '' TERM; echo; exec sleep 1000").start();
            deaf.getInputStream().read();
            VmCleanup.own(deaf, 0);
            while (parent.children().findAny().isEmpty()) {
                Thread.sleep(1);
            }
            System.out.println(parent.pid() + " " + parent.children().findAny().orElseThrow().pid() + " " + deaf.pid());
            if (arguments.length == 0) {
                Thread.sleep(TimeUnit.MINUTES.toMillis(1));
            }
            Runtime.getRuntime().addShutdownHook(new Thread(Owner::tryMore));
            System.exit(0);
        }

        /** Results are written into files then; nothing else begins any more. */
        private static void tryMore() {
            try {
                while (true) {
                    VmCleanup.remove(VmCleanup.folder("jmh-late-"));
                }
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
            try {
                System.out.println(Files.exists(VmCleanup.resultFile("jmh-late-", ".tmp")));
            } catch (IOException e) {
                System.out.println(e);
            }
        }
    }

    /** What is killed is gone a moment later, and may be in the list of processes for longer. */
    private static boolean runs(String pid) {
        return ProcessHandle.of(Long.parseLong(pid)).flatMap(process -> process.info().commandLine()).isPresent();
    }

    private Process start(String... arguments) throws IOException {
        return new ProcessBuilder(Stream.concat(Stream.of(Path.of(System.getProperty("java.home"), "bin", "java")
                .toString(), "-Djava.io.tmpdir=" + folder, "-cp", System.getProperty("java.class.path"),
                Owner.class.getName()), Stream.of(arguments)).toList()).start();
    }

    private void check(List<String> processes) throws IOException, InterruptedException {
        assertEquals(3, processes.size());
        for (int tries = 0; tries < MOST_TRIES && processes.stream().anyMatch(VmCleanupTest::runs); tries++) {
            Thread.sleep(1);
        }
        assertFalse(processes.stream().anyMatch(VmCleanupTest::runs), processes::toString);
        try (Stream<Path> left = Files.list(folder)) {
            List<String> names = left.map(path -> path.getFileName().toString()).toList();
            assertEquals(1, names.size(), names::toString);
            assertTrue(names.get(0).startsWith("jmh-kept-"), names::toString);
        }
    }

    @Test
    void missingFolder_isReportedAsTheCause() throws Exception {
        Files.delete(folder);
        Process program = start();
        String said = new String(program.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        Files.createDirectory(folder);
        assertTrue(said.contains("IOException: temporary files cannot be written to " + folder
                + ": no such file or folder: name another folder with -Djava.io.tmpdir=FOLDER"), said);
    }

    @Test
    void signal_leavesForgottenResourcesOnly() throws Exception {
        Process program = start();
        String line = program.inputReader().readLine();
        program.destroy();
        assertEquals(TERMINATED, program.waitFor());
        check(List.of(line.split(" ")));
    }

    @Test
    void resources_whileTheVmIsEnding_areRejectedExceptResultFiles() throws Exception {
        Process program = start("exit");
        List<String> lines =
                new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        assertEquals(0, program.waitFor());
        assertEquals(List.of("this program is being ended", "true"), lines.subList(1, lines.size()));
        check(List.of(lines.get(0).split(" ")));
    }
}
