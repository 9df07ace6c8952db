package org.openjdk.jmh.gradle.plain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.builds.CommitBisection;
import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.Harness;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.modules.BuildFacts;
import org.openjdk.jmh.builds.modules.CodeFolders;
import org.openjdk.jmh.builds.modules.ModuleFacts;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class BisectionRequestTest {

    private static final ClassPathEntry CORE =
            new ClassPathEntry("org.openjdk.jmh:jmh-core", "1.37.1", "runtime", Path.of("/r/jmh core.jar"));
    private static final ModuleFacts MODULE = new ModuleFacts(":a", "org.example", "a", "1.0", Path.of("/p/a"),
            Path.of("/p/a/build"), StandardCharsets.ISO_8859_1,
            new CodeFolders(List.of(Path.of("/p/a/src")), List.of(Path.of("/p/a/build/classes"))),
            new CodeFolders(List.of(), List.of()), List.of(CORE));

    @Test
    void writtenRequest_isReadUnchanged(@TempDir Path folder) throws IOException {
        GradleCommand command = new GradleCommand("./gradlew", "/home", new ArrayList<>(List.of("--offline")),
                new ArrayList<>(List.of("/r/plugin's.jar")));
        BisectionRequest order = new BisectionRequest(
                new BuildFacts(MODULE, MODULE, List.of(MODULE), List.of(Path.of("/p/b")), Path.of("/p"),
                        new Harness(List.of(CORE)), "/jdk/bin/java", List.of("-Dx=\"y\"")),
                new ModuleClassPath(List.of(), List.of(CORE)),
                new GradleRevisionBuild(command, Map.of("a", ":a", "", ":"), "jmh"),
                new CommitBisection.Wanted("v1 ü", "HEAD", null, 0.9, false, List.of(), List.of("-tol", "5%"), null));
        Path file = folder.resolve("order.json");

        order.write(file);

        assertEquals(order, BisectionRequest.read(file));
    }
}
