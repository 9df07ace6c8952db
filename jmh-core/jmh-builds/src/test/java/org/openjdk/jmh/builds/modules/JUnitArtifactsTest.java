package org.openjdk.jmh.builds.modules;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.builds.SomeTool;
import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tests which JUnit artifacts are missing. */
class JUnitArtifactsTest {

    private static ModuleClassPath path(String... coordinates) {
        return new ModuleClassPath(List.of(), Stream.of(coordinates).map(each -> {
            int colon = each.lastIndexOf(':');
            return new ClassPathEntry(each.substring(0, colon), each.substring(colon + 1), "test", Path.of(each));
        }).toList());
    }

    @Test
    void apiOfJupiter_lacksEngineAndLauncherOfItsVersions() throws Exception {
        assertEquals(
                List.of("org.junit.jupiter:junit-jupiter-engine:5.9.1",
                        "org.junit.platform:junit-platform-launcher:1.9.1"),
                JUnitArtifacts.lackedBy(path("org.junit.jupiter:junit-jupiter-api:5.9.1",
                        "org.junit.platform:junit-platform-commons:1.9.1"), SomeTool.SOME_TOOL));
    }

    @Test
    void junit4_lacksVintageEngineAndLauncher() throws Exception {
        assertEquals(
                List.of("org.junit.vintage:junit-vintage-engine:5.11.4",
                        "org.junit.platform:junit-platform-launcher:1.11.4"),
                JUnitArtifacts.lackedBy(path("junit:junit:4.13.2"), SomeTool.SOME_TOOL));
    }

    @Test
    void junit4BesideJupiter_hasTheEngineOfJupitersVersion() throws Exception {
        assertTrue(JUnitArtifacts.lackedBy(path("junit:junit:4.13.2", "org.junit.jupiter:junit-jupiter-api:5.9.1",
                "org.junit.platform:junit-platform-commons:1.9.1"), SomeTool.SOME_TOOL)
                .contains("org.junit.vintage:junit-vintage-engine:5.9.1"));
    }

    @Test
    void otherTestFrameworks_areRejected() {
        RefusedException refused =
                assertThrows(RefusedException.class,
                        () -> JUnitArtifacts.lackedBy(path("org.testng:testng:7.9.0"), SomeTool.SOME_TOOL));
        assertTrue(refused.getMessage().contains("-Djmh.mutate.tests=false"), refused::getMessage);
    }
}
