package org.openjdk.jmh.builds.modules;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.builds.SomeTool;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tests which sources are mutated. */
class MutatedModulesTest {

    @TempDir
    Path root;

    private ModuleFacts module(String name, String... folders) throws IOException {
        Path target = root.resolve(name).resolve("target");
        List<Path> sources = new ArrayList<>(List.of(root.resolve("missing")));
        for (String folder : folders) {
            sources.add(Files.createDirectories(root.resolve(name).resolve(folder)));
        }
        return new ModuleFacts(name, "g", name, "1", root.resolve(name), target, StandardCharsets.UTF_8,
                new CodeFolders(sources, List.of(target.resolve("classes"))),
                new CodeFolders(List.of(), List.of(target.resolve("test-classes"))), List.of());
    }

    @Test
    void sources_includeAllModulesExceptGeneratedOnes() throws Exception {
        ModuleFacts benchmarks = module("benchmarks", "src/main/java");
        ModuleFacts code = module("code", "src/main/java", "target/generated-sources/annotations");
        assertEquals(List.of(root.resolve("benchmarks/src/main/java"), root.resolve("code/src/main/java")),
                new MutatedModules(benchmarks, List.of(code)).sources());
    }

    @Test
    void modulesWithoutTests_areRejectedWithTheRemedy() throws Exception {
        MutatedModules modules = new MutatedModules(module("benchmarks"), List.of(module("code")));
        RefusedException refused =
                assertThrows(RefusedException.class, () -> modules.testFolders(SomeTool.SOME_TOOL));
        assertTrue(refused.getMessage().startsWith("benchmarks, code: there are no compiled tests"),
                refused::getMessage);
        assertTrue(refused.getMessage().contains("-Djmh.mutate.tests=false"), refused::getMessage);
    }

    @Test
    void modulesWithoutSources_areRejected() throws Exception {
        MutatedModules modules = new MutatedModules(module("benchmarks"), List.of());
        assertThrows(RefusedException.class, modules::sourcePath);
    }
}
