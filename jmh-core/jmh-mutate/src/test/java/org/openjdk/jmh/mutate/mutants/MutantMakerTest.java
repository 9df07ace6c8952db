package org.openjdk.jmh.mutate.mutants;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.mutate.Project;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.MutantState;
import org.openjdk.jmh.mutate.model.MutateException;

class MutantMakerTest {

    private static final String ADDER = "package a; public class Adder { class In { int f(int x) { return x + x; } } }";

    @TempDir
    Path root;

    private Project project;

    @BeforeEach
    void start() throws Exception {
        project = new Project(root);
    }

    @Test
    void workFolder_hasOnlyDifferingClasses() throws Exception {
        List<CheckedMutant> mutants = project.compiled("a/Adder.java", ADDER).mutants(0, "ptw");
        assertEquals(2, mutants.size());
        CheckedMutant first = mutants.get(0);
        assertEquals(MutantState.COMPILED, first.state());
        assertEquals(List.of("a.Adder$In"), first.classes());
        assertEquals("a.Adder$In", first.mutant().className());
        Path classes = project.work().classes(first.mutant());
        assertTrue(Files.exists(classes.resolve("a/Adder$In.class")));
        assertFalse(Files.exists(classes.resolve("a/Adder.class")));
        assertTrue(Files.exists(project.work().originals().resolve("a/Adder.class")));
        assertEquals(mutants, project.work().read());
    }

    @Test
    void delayClass_isStoredWithItsMutantOnly() throws Exception {
        CheckedMutant mutant = project.compiled("a/Adder.java", ADDER).mutants(1, "delay:10ns").get(0);
        assertEquals(List.of("a.Adder$In", "org.openjdk.jmh.mutate.delay.Delay10ns"), mutant.classes());
        assertFalse(Files.exists(project.work().originals().resolve("org")));
    }

    @Test
    void sample_isReproducible() throws Exception {
        project.compiled("a/Adder.java", ADDER);
        assertEquals(project.mutants(1, "ptw", "hwo"), project.mutants(1, "ptw", "hwo"));
        assertEquals(2, project.mutants(1, "ptw", "hwo").size());
    }

    @Test
    void earlierMutants_areDeleted() throws Exception {
        CheckedMutant before = project.compiled("a/Adder.java", ADDER).mutants(0, "hwo").get(0);
        project.mutants(0, "ptw");
        assertFalse(Files.exists(project.work().classes(before.mutant())));
    }

    @Test
    void fileThatDoesNotCompile_isSkipped() throws Exception {
        project.compiled("a/Adder.java", ADDER).source("a/Broken.java", "package a; class Broken { Missing m; }");
        assertEquals(2, project.mutants(0, "ptw").size());
        assertEquals(1, project.warnings().size());
        assertTrue(project.warnings().get(0).startsWith("1 of 2 files do not compile"), project.warnings()::toString);
        assertTrue(project.warnings().get(0).contains("a/Broken.java:1"), project.warnings()::toString);
    }

    @Test
    void benchmarks_areNotMutated() throws Exception {
        project.compiled("a/Adder.java", ADDER).source("a/AdderBenchmark.java",
                "package a; class AdderBenchmark { @org.openjdk.jmh.annotations.Benchmark int one() { return 1; } }");
        assertEquals(2, project.mutants(0, "ptw").size());
        assertEquals(List.of("Benchmarks stay as they are: a/AdderBenchmark.java."), project.warnings());
    }

    @Test
    void otherLanguagesAndModuleDescriptors_areNotMutated() throws Exception {
        project.compiled("a/Adder.java", ADDER).source("a/Other.kt", "class Other")
                .source("module-info.java", "module a { }").source("a/package-info.java", "package a;");
        assertEquals(2, project.mutants(0, "ptw").size());
        assertTrue(project.warnings().toString().contains("a/Other.kt"), project.warnings()::toString);
    }

    @Test
    void uncompiledSources_areRejected() throws Exception {
        project.source("a/Adder.java", ADDER);
        assertTrue(mistake().contains("Compile the project first"));
    }

    @Test
    void missingSources_areRejected() {
        assertTrue(mistake().contains("There is no Java source"));
    }

    private String mistake() {
        return assertThrows(MutateException.class, () -> project.mutants(0, "ptw")).getMessage();
    }
}
