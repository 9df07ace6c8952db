package org.openjdk.jmh.counting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What is found of valgrind, and said of it where it is not there. */
@EnabledOnOs(value = OS.LINUX, architectures = {"amd64", "x86_64"})
class ValgrindTest {

    @TempDir
    Path folder;

    private Path empty;

    @BeforeEach
    void makeEmpty() throws IOException {
        empty = Files.createDirectory(folder.resolve("empty"));
    }

    private void program(String name, String script) throws IOException {
        Path program = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + script + "\n");
        assertTrue(program.toFile().setExecutable(true));
    }

    private Valgrind find() throws CountingException {
        return Valgrind.find(empty + "::" + folder);
    }

    private String refusal() {
        return assertThrows(CountingException.class, this::find).getMessage();
    }

    @Test
    void missingValgrind_isRejected_withThePackageToInstall() {
        assertTrue(refusal().startsWith("there is no valgrind on the search path: install valgrind (Debian"),
                refusal());
    }

    @Test
    void fileThatCannotBeRun_isNone() throws Exception {
        Files.writeString(folder.resolve("valgrind"), "text");
        assertTrue(refusal().startsWith("there is no valgrind on"), refusal());
    }

    @Test
    void valgrindWithoutItsLink_isRefused() throws Exception {
        program("valgrind", "echo valgrind-3.19.0");
        assertTrue(refusal().startsWith("there is no vgdb, which is part of valgrind, on the search path"), refusal());
    }

    @Test
    void version_isThatOfTheProgram() throws Exception {
        program("valgrind", "echo valgrind-3.19.0");
        program("vgdb", "");
        assertEquals("3.19.0", find().version);
    }

    @Test
    void programWithoutVersion_isRejected_withItsOutput() throws Exception {
        program("valgrind", "echo 'valgrind: cannot execute'");
        program("vgdb", "");
        assertTrue(refusal().contains("printed no version: valgrind: cannot execute"), refusal());
    }

    /** As a program that prints its help page by page, or is none. */
    @Test
    void whatPrintsWithoutEnd_isRefused_withItsBeginning() throws Exception {
        program("valgrind", "exec tr '\\0' x </dev/zero");
        program("vgdb", "");
        assertTrue(refusal().contains("printed no version: xxxx"), refusal());
        assertTrue(refusal().length() < 2000, refusal());
    }

    @Test
    void percentSignsInTheFolder_staySigns_whereValgrindWouldReplaceThem() throws Exception {
        program("valgrind", "echo valgrind-3.19.0");
        program("vgdb", "");
        Path odd = folder.resolve("100%p");
        List<String> command = find().command(odd, false, true);
        assertTrue(command.contains("--log-file=" + folder + "/100%%p/log"), command::toString);
        assertTrue(command.contains("--callgrind-out-file=" + folder + "/100%%p/counts"), command::toString);
        assertTrue(command.contains("--vgdb-prefix=" + odd.resolve("vgdb")), command::toString);
    }

    @Test
    void lastWords_areTheFirstFault_withoutTheNumberOfTheProcess() throws Exception {
        Path log = Files.writeString(folder.resolve("log"), "==17== Callgrind, a call-graph generating profiler\n"
                + "vex amd64->IR: unhandled instruction bytes: 0x62 0xF1\n==17== valgrind: Unrecognised instruction at 0x4\n");
        assertEquals("vex amd64->IR: unhandled instruction bytes: 0x62 0xF1", Valgrind.fault(log));
        Files.writeString(log, "==17== Process terminating with default action of signal 9 (SIGKILL)\n");
        assertEquals("Process terminating with default action of signal 9 (SIGKILL)", Valgrind.fault(log));
    }

    @Test
    void forkWithoutFault_hasNoLastWords() throws Exception {
        assertEquals("", Valgrind.fault(folder.resolve("none")));
        assertEquals("", Valgrind.fault(Files.writeString(folder.resolve("log"), "==17== Collected : 9362\n")));
    }
}
