package org.openjdk.jmh.maven;

import org.apache.maven.model.Build;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Finds what is slowed down. */
class MutatedModulesTest {

    @TempDir
    Path root;

    private MavenProject module(String name, String... folders) throws IOException {
        MavenProject module = new MavenProject();
        module.setArtifactId(name);
        module.setBuild(new Build());
        Path target = root.resolve(name).resolve("target");
        module.getBuild().setDirectory(target.toString());
        module.getBuild().setOutputDirectory(target.resolve("classes").toString());
        module.getBuild().setTestOutputDirectory(target.resolve("test-classes").toString());
        for (String folder : folders) {
            module.addCompileSourceRoot(Files.createDirectories(root.resolve(name).resolve(folder)).toString());
        }
        return module;
    }

    @Test
    void sources_areThoseOfAllModulesButForGeneratedOnes() throws Exception {
        MavenProject benchmarks = module("benchmarks", "src/main/java");
        benchmarks.addCompileSourceRoot(root.resolve("missing").toString());
        MavenProject code = module("code", "src/main/java", "target/generated-sources/annotations");
        MavenProject parent = module("parent", "src/main/java");
        parent.setPackaging("pom");
        assertEquals(List.of(root.resolve("benchmarks/src/main/java"), root.resolve("code/src/main/java")),
                new MutatedModules(benchmarks, List.of(code, parent)).sources());
    }

    @Test
    void modulesWithoutTests_areRefusedWithWhatDoesWithout() throws Exception {
        MutatedModules modules = new MutatedModules(module("benchmarks"), List.of(module("code")));
        MojoFailureException refused = assertThrows(MojoFailureException.class, modules::testFolders);
        assertTrue(refused.getMessage().startsWith("benchmarks, code: there are no compiled tests"),
                refused::getMessage);
        assertTrue(refused.getMessage().contains("-Djmh.mutate.tests=false"), refused::getMessage);
    }

    @Test
    void modulesWithoutSources_areRefused() throws Exception {
        MutatedModules modules = new MutatedModules(module("benchmarks"), List.of());
        assertThrows(MojoFailureException.class, modules::sourcePath);
    }
}
