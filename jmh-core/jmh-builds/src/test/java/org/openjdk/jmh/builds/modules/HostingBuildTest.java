package org.openjdk.jmh.builds.modules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.builds.classpaths.Resolver;
import org.openjdk.jmh.builds.modules.RevisionBuild;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildTool;

/** Tests VMs with short commands, and with commands that exceed the system's limit. */
class HostingBuildTest {

    private static final String JAVA = Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private final List<String> whispered = new ArrayList<>();
    private final List<String> started = new ArrayList<>();

    private final HostingBuild build = new HostingBuild() {

        @Override
        public BuildTool tool() {
            throw new UnsupportedOperationException();
        }

        @Override
        public BuildFacts facts() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Resolver resolver() {
            throw new UnsupportedOperationException();
        }

        @Override
        public RevisionBuild revisions() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Cleanup cleanup() {
            throw new UnsupportedOperationException();
        }

        @Override
        public void say(String line) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void debug(String line) {
            whispered.add(line);
        }

        @Override
        public int run(List<String> command) {
            started.addAll(command);
            assertTrue(command.size() > 2 || Files.exists(argumentFile()), command::toString);
            return 7;
        }
    };

    private Path argumentFile() {
        return Path.of(started.get(1).replaceFirst("^@", ""));
    }

    @Test
    void shortCommand_isStartedUnchanged() throws Exception {
        List<String> command = List.of(JAVA, "-cp", "a.jar", "Main", "x");
        assertEquals(7, build.runVm(command));
        assertEquals(command, started);
        assertEquals(List.of(String.join(" ", command)), whispered);
    }

    /** As long as the command of a comparison with two long class paths. */
    @Test
    void longCommand_isPassedInATemporaryFile() throws Exception {
        String path = "x".repeat(200_000);
        assertEquals(7, build.runVm(List.of(JAVA, "-cp", path, "Main", "-vs", path)));
        assertEquals(JAVA, started.get(0));
        assertEquals(2, started.size());
        assertFalse(Files.exists(argumentFile()));
    }
}
