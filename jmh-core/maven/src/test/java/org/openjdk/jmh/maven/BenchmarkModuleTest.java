package org.openjdk.jmh.maven;

import org.apache.maven.model.Build;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Finds what a module has. */
class BenchmarkModuleTest {

    @TempDir
    Path folder;

    private MavenProject project() throws IOException {
        MavenProject project = new MavenProject();
        project.setBuild(new Build());
        project.getBuild().setDirectory(folder.resolve("target").toString());
        project.getBuild().setOutputDirectory(folder.resolve("target/classes").toString());
        project.getBuild().setTestOutputDirectory(folder.resolve("target/test-classes").toString());
        Path list = folder.resolve("target/test-classes").resolve(BenchmarkModule.LIST);
        Files.createDirectories(list.getParent());
        Files.writeString(list, "a benchmark");
        return project;
    }

    @Test
    void sources_areThoseThatAreWrittenAndGenerated_butNotByProcessors() throws IOException {
        MavenProject project = project();
        Path written = Files.createDirectories(folder.resolve("src/test/java"));
        Path generated = Files.createDirectories(folder.resolve("target/generated-benchmarks/org/example"));
        Path processors = Files.createDirectories(folder.resolve("target/any/org/example/jmh_generated"));
        Path other = Files.createDirectories(folder.resolve("src/other/java/org/example/jmh_generated"));
        for (Path root : List.of(written, folder.resolve("target/generated-benchmarks"), folder.resolve("target/any"),
                folder.resolve("src/other/java"), folder.resolve("src/missing"))) {
            project.addTestCompileSourceRoot(root.toString());
        }
        assertEquals(List.of(written, generated.getParent().getParent(), other.getParent().getParent().getParent()),
                new BenchmarkModule(project).benchmarkRoots(), processors::toString);
    }
}
