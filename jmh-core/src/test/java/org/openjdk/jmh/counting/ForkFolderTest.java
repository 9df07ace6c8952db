package org.openjdk.jmh.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a fork that is counted finds and leaves in the folder that everybody may write to. A shell that prints its arguments is the VM. */
@EnabledOnOs(OS.LINUX)
class ForkFolderTest {

    private static final String MAP = "/tmp/perf-$$.map";
    private static final String DUMP = "-XX:+DumpPerfMapAtExit";

    @TempDir
    Path place;

    private ForkFolder fork;
    private Path program;

    @BeforeEach
    void write() throws IOException {
        fork = new ForkFolder();
        Path vm = Files.writeString(place.resolve("it's a vm"), "#!/bin/sh\necho \"$@\"\n");
        assertTrue(vm.toFile().setExecutable(true));
        program = ForkScript.write(fork, List.of("env", "SOME=1"), vm.toString(), List.of("-Xint"), true);
    }

    @AfterEach
    void close() {
        fork.close();
    }

    /** Runs the program in a process that has done something before it. */
    private String run(String before, String... arguments) throws Exception {
        Process process = new ProcessBuilder("sh", "-c", before + "; exec " + program + " \"$@\"", "sh",
                String.join(" ", arguments)).start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals("", new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
        assertEquals(0, process.waitFor());
        return printed;
    }

    private static final String FORK = "-cp a.jar org.openjdk.jmh.runner.ForkedMain 127.0.0.1 1";

    private Path link() throws IOException {
        return Path.of("/tmp", "perf-" + fork.pid() + ".map");
    }

    @Test
    void map_isWrittenToTheFolder() throws Exception {
        String printed = run("true", FORK);
        assertTrue(printed.startsWith("-Xbatch -XX:+UseSerialGC -Xint ") && printed.endsWith(DUMP + " " + FORK + "\n"),
                printed);
        assertEquals(fork.map(), Files.readSymbolicLink(link()));
        Path link = link();
        fork.close();
        assertFalse(Files.exists(link, LinkOption.NOFOLLOW_LINKS));
        assertFalse(Files.exists(fork.path));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ln -s VICTIM ", "ln -s FOLDER ", "mkfifo ", "mkdir ", "echo forged >"})
    void existingFile_isNeitherWrittenToNorRemoved(String attack) throws Exception {
        Path victim = Files.writeString(place.resolve("victim"), "mine");
        String before = attack.replace("VICTIM", victim.toString()).replace("FOLDER", place.toString()) + MAP;
        assertFalse(run(before, FORK).contains(DUMP));
        Path obstacle = link();
        try {
            fork.close();
            assertTrue(Files.exists(obstacle, LinkOption.NOFOLLOW_LINKS));
            assertEquals("mine", Files.readString(victim));
            assertEquals(List.of("it's a vm", "victim"), List.of(place.toFile().list()).stream().sorted().toList());
        } finally {
            Files.delete(obstacle);
        }
    }

    /** JMH asks a VM for its version as well. */
    @Test
    void otherCommands_runUnchanged() throws Exception {
        assertEquals("-version\n", run("true", "-version"));
        assertFalse(Files.exists(fork.pidFile()));
    }
}
