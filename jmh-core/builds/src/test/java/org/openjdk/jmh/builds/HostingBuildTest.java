package org.openjdk.jmh.builds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.builds.baseline.RevisionBuild;
import org.openjdk.jmh.builds.classpath.Resolver;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildTool;

/** VMs whose commands the system takes, and others. */
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
        public void say(String line) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void whisper(String line) {
            whispered.add(line);
        }

        @Override
        public int run(List<String> command, Cleanup cleanup) {
            started.addAll(command);
            assertTrue(command.size() > 2 || Files.exists(argumentFile()), command::toString);
            return 7;
        }
    };

    private Path argumentFile() {
        return Path.of(started.get(1).replaceFirst("^@", ""));
    }

    @Test
    void shortCommand_isStartedAsItIs() throws Exception {
        List<String> command = List.of(JAVA, "-cp", "a.jar", "Main", "x");
        assertEquals(7, build.runVm(command, new Cleanup()));
        assertEquals(command, started);
        assertEquals(List.of(String.join(" ", command)), whispered);
    }

    /** As that of a comparison, in which both class paths are long. */
    @Test
    void longCommand_isStartedByAFile_whichGoesWithIt() throws Exception {
        String path = "x".repeat(200_000);
        assertEquals(7, build.runVm(List.of(JAVA, "-cp", path, "Main", "-vs", path), new Cleanup()));
        assertEquals(JAVA, started.get(0));
        assertEquals(2, started.size());
        assertFalse(Files.exists(argumentFile()));
    }
}
