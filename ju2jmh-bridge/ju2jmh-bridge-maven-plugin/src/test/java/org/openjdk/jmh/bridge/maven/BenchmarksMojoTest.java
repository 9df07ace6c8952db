package org.openjdk.jmh.bridge.maven;

import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.lang.reflect.Field;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Runs the goal in projects without tests, alone and among others. */
class BenchmarksMojoTest {

    @TempDir
    Path folder;

    private final List<String> errors = new ArrayList<>();

    private BenchmarksMojo goal(Path testClasses, int projects, String options) throws ReflectiveOperationException {
        MavenProject project = new MavenProject();
        project.setFile(folder.resolve("pom.xml").toFile());
        project.getBuild().setOutputDirectory(folder.resolve("classes").toString());
        project.getBuild().setTestOutputDirectory(testClasses.toString());
        BenchmarksMojo goal = new BenchmarksMojo(null);
        goal.setLog(log());
        set(goal, "project", project);
        set(goal, "session", session(project, projects));
        set(goal, "sources", folder.resolve("sources").toFile());
        set(goal, "jar", folder.resolve("benchmarks.jar").toFile());
        set(goal, "report", folder.resolve("report").toFile());
        set(goal, "moreOptions", options);
        return goal;
    }

    private Log log() {
        return new SystemStreamLog() {
            @Override
            public void info(CharSequence line) {
                // Only errors matter here.
            }

            @Override
            public void error(CharSequence line) {
                errors.add(line.toString());
            }
        };
    }

    /** All constructors of sessions are deprecated, since only Maven should create them. */
    @SuppressWarnings("deprecation")
    private static MavenSession session(MavenProject project, int projects) {
        return new MavenSession(null, new DefaultMavenExecutionRequest(), null, Collections.nCopies(projects, project));
    }

    private static void set(BenchmarksMojo goal, String parameter, Object value) throws ReflectiveOperationException {
        Field field = BenchmarksMojo.class.getDeclaredField(parameter);
        field.setAccessible(true);
        field.set(goal, value);
    }

    private static Path ownTests() throws URISyntaxException {
        return Path.of(BenchmarksMojoTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    @Test
    void resourcesOnly_failTheBuildOfASingleProject() throws Exception {
        Path resources = Files.createDirectory(folder.resolve("test-classes"));
        Files.writeString(resources.resolve("words.txt"), "no class");
        assertDoesNotThrow(goal(resources, 2, "")::execute);
        assertEquals(List.of(), errors);
        assertThrows(MojoFailureException.class, goal(resources, 1, "")::execute);
        assertEquals(List.of("ju2jmh-bridge: no tests found in [" + resources + "]"), errors);
    }

    @Test
    void filterWithoutTests_failsTheBuildOfASingleProject() throws Exception {
        String filter = "--include-class=*NoSuchTest";
        assertDoesNotThrow(goal(ownTests(), 2, filter)::execute);
        assertFalse(Files.exists(folder.resolve("benchmarks.jar")));
        assertThrows(MojoFailureException.class, goal(ownTests(), 1, filter)::execute);
    }

    @Test
    void error_failsTheBuildOfSeveralProjectsAsWell() throws Exception {
        assertThrows(MojoFailureException.class, goal(ownTests(), 2, "--no-such-option")::execute);
        assertTrue(errors.get(0).contains("--no-such-option"), errors::toString);
    }

    @Test
    void optionThatBenchmarksWouldReject_isReportedFirst() throws Exception {
        assertThrows(MojoFailureException.class, goal(ownTests(), 1, "--fork-min=99999999")::execute);
        assertTrue(errors.get(0).startsWith("ju2jmh-bridge: --fork-min 99999999: it must be 5 or less"),
                errors::toString);
        assertFalse(Files.exists(folder.resolve("sources")));
    }
}
