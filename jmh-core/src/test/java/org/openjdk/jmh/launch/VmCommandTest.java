package org.openjdk.jmh.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands within and beyond the limits of the system. */
class VmCommandTest {

    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    @TempDir
    private Path folder;

    @Test
    void shortCommand_isUnchanged() throws Exception {
        List<String> command = List.of("java", "-cp", "a b:c#d", "Main", "x");
        try (VmCommand vm = VmCommand.of(command)) {
            assertEquals(command, vm.words());
        }
    }

    @Test
    void longCommand_passesTheSameArguments() throws Exception {
        List<String> words = List.of("a b", "#no comment", "C:\\dir\\", "say \"so\"", "it's", "", "@file", "-cp", "*",
                "two\nlines", "tab\tand\\t", "$HOME %20", longPath());
        assertEquals(words, echoed(JAVA, words));
    }

    @Test
    void argumentFile_isDeletedWithTheCommand() throws Exception {
        VmCommand vm = VmCommand.of(command(JAVA, List.of()));
        Path file = Path.of(vm.words().get(1).substring(1));
        assertTrue(Files.exists(file));
        vm.close();
        assertFalse(Files.exists(file));
    }

    /** The VM of JDK 8 does not support argument files. */
    @Test
    void longClassPath_withoutArgumentFiles_isShortened() throws Exception {
        Path bin = Files.createDirectories(folder.resolve("jdk-8/bin"));
        Files.createDirectories(folder.resolve("jdk-8/jre/lib/rt.jar"));
        Path old = Files.writeString(bin.resolve("java"),
                "#!/bin/sh\ncase \"$1\" in @*) exit 8 ;; esac\nexec '" + JAVA + "' \"$@\"\n");
        assertTrue(old.toFile().setExecutable(true));
        assertEquals(List.of("x", "#y"), echoed(old, List.of("x", "#y")));
    }

    private List<String> echoed(Path java, List<String> words) throws Exception {
        Path echoed = folder.resolve("echoed");
        List<String> arguments = new ArrayList<>(List.of(echoed.toString()));
        arguments.addAll(words);
        try (VmCommand vm = VmCommand.of(command(java, arguments))) {
            assertEquals(0, new ProcessBuilder(vm.words()).inheritIO().start().waitFor());
        }
        return Echo.read(echoed);
    }

    /** The program is behind much that is not there. */
    private List<String> command(Path java, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(java.toString(), "-cp",
                longPath() + File.pathSeparator + Path.of("target", "test-classes"), Echo.class.getName()));
        command.addAll(arguments);
        return command;
    }

    private String longPath() {
        return IntStream.range(0, 2000)
                .mapToObj(i -> folder.resolve("no such folder #" + i + "x".repeat(80)).toString())
                .collect(Collectors.joining(File.pathSeparator));
    }
}
