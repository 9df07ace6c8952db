package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** The VMs that users name for sides. */
class SideVmTest {

    private static final String HOME = System.getProperty("java.home");
    private static final Optional<String> PROGRAM = Optional.of(Path.of(HOME, "bin", "java").toString());

    @TempDir
    private Path folder;

    @Test
    void homeOfAJdk_meansItsProgram() throws Exception {
        Options options = new OptionsBuilder().baselineJvm(HOME).build();
        assertEquals(PROGRAM, Side.baseline(options, "old.jar").vm.executable());
        ForkPreconditions.check(options);

        Options both = new OptionsBuilder().jvm(HOME + "/").build();
        assertEquals(PROGRAM, Side.candidate(both).vm.executable());
        assertEquals(PROGRAM, Side.baseline(both, "old.jar").vm.executable());
    }

    @Test
    void program_staysAsItIsNamed() {
        Options options = new OptionsBuilder().baselineJvm("java").build();
        assertEquals(Optional.of("java"), Side.baseline(options, "old.jar").vm.executable());
    }

    @Test
    void folderWithoutJdk_isRejected_withItsFlag() {
        Options options = new OptionsBuilder().baselineJvm(folder.toString()).build();
        RunnerException refused = assertThrows(RunnerException.class, () -> ForkPreconditions.check(options));
        assertEquals(
                "-vsJvm " + folder + " is not the home of a JDK: it has no bin/java; name a JDK, or a java executable",
                refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-XX:+NoSuchFlag", "noOption"})
    void argumentsThatNoVmAccepts_areRejected(String argument) throws Exception {
        ForkPreconditions.check(new OptionsBuilder().jvmArgs("-Xmx64m").baselineJvmArgs("-Xint").build());
        String message = assertThrows(RunnerException.class, () -> ForkPreconditions
                .check(new OptionsBuilder().jvmArgs("-Xmx64m").baselineJvmArgs("-Xint", argument).build()))
                .getMessage();
        assertTrue(message.startsWith("-vsJvmArgs '-Xint " + argument + "' is not accepted by "), message);
        assertTrue(message.contains(argument.substring(argument.indexOf('+') + 1) + "'")
                || message.endsWith(" " + argument), message);
    }
}
