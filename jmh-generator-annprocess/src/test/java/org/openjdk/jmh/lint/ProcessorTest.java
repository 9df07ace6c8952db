package org.openjdk.jmh.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.generators.BenchmarkProcessor;
import org.openjdk.jmh.lint.cases.Cases;
import org.openjdk.jmh.lint.cases.Compilation;
import org.openjdk.jmh.lint.source.LintProcessor;

/** Tests the processor with upstream's: options and broken sources. */
class ProcessorTest {

    private static final String WRONG = """
            import org.openjdk.jmh.annotations.*;
            @State(Scope.Thread)
            public class Wrong {
                double x = 2;
                @Benchmark
                public void ignored() {
                    Math.log(x);
                }
            }
            """;

    private static final String PACKAGE = "package a; ";
    private static final String DOUBTFUL = PACKAGE + WRONG.replace("@Benchmark", "@Fork(1) @Benchmark");

    @TempDir
    private Path folder;

    /** Cases with groups, shared states and options; {@link #upstreamsProcessor_withOurs_generatesAllCases} has all. */
    @Test
    void upstreamsProcessor_withOurs_generatesTheSameFiles() throws IOException {
        assertSameFiles(Cases.files().stream()
                .filter(file -> Set.of("RANGE", "SHARE", "MEASURES")
                        .contains(file.getParent().getFileName().toString()))
                .toList());
    }

    @Test
    @Tag("nightly")
    void upstreamsProcessor_withOurs_generatesAllCases() throws IOException {
        assertSameFiles(Cases.files());
    }

    private void assertSameFiles(List<Path> files) throws IOException {
        Path alone = folder.resolve("alone");
        Path both = folder.resolve("both");
        new Compilation(alone, new BenchmarkProcessor()).compile(files);
        new Compilation(both, new LintProcessor(), new BenchmarkProcessor())
                .options("-Ajmh.lint.RANGE=warn", "-Ajmh.lint.BOUNDS=warn", "-Ajmh.lint.CRITERION=warn",
                        "-Ajmh.lint.ASSERTION=warn", "-Ajmh.lint.MEASURES=warn")
                .compile(files);
        Map<String, String> generated = contents(alone);
        for (Path file : files) {
            String prefix = "cases/jmh_generated/" + file.getFileName().toString().replace(".java", "_");
            assertTrue(generated.keySet().stream().anyMatch(name -> name.startsWith(prefix)), file.toString());
        }
        assertTrue(generated.containsKey("META-INF/BenchmarkList"), generated.keySet()::toString);
        Map<String, String> withOurs = contents(both);
        assertTrue(withOurs.keySet().removeIf(name -> name.startsWith("META-INF/jmh-lint/")));
        assertEquals(generated.keySet(), withOurs.keySet());
        generated.forEach((name, content) -> assertEquals(content, withOurs.get(name), name));
    }

    private static Map<String, String> contents(Path root) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> all = Files.walk(root)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                contents.put(root.relativize(file).toString().replace('\\', '/'),
                        new String(Files.readAllBytes(file), "ISO-8859-1"));
            }
        }
        return contents;
    }

    @Test
    void servicesFile_listsBothProcessors_oursFirst() throws IOException {
        assertEquals(List.of(LintProcessor.class.getName(), BenchmarkProcessor.class.getName()),
                lines("/META-INF/services/javax.annotation.processing.Processor"));
        assertTrue(lines("/META-INF/gradle/incremental.annotation.processors")
                .containsAll(List.of(LintProcessor.class.getName() + ",ISOLATING",
                        BenchmarkProcessor.class.getName() + ",ISOLATING")));
    }

    private static List<String> lines(String resource) throws IOException {
        String jar = LintProcessor.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        return Files.readAllLines(Path.of(jar + resource)).stream().filter(line -> !line.startsWith("#")).toList();
    }

    @Test
    void optionOff_reportsAndRecordsNothing() throws IOException {
        Compilation compilation = compilation(new LintProcessor()).options("-Ajmh.lint=off");
        assertTrue(compilation.compile(List.of(source("Wrong", DOUBTFUL))));
        assertEquals(List.of(), compilation.findings());
        assertFalse(Files.exists(record("Wrong")));
    }

    @Test
    void noOption_printsWarningsAsNotesAndNoNotes() throws IOException {
        Compilation compilation = compilation(new LintProcessor(), new BenchmarkProcessor())
                .options("-Werror", "-Xlint:all,-processing");
        assertTrue(compilation.compile(List.of(source("Wrong", DOUBTFUL))), compilation.diagnostics().toString());
        assertEquals(1, compilation.findings().size(), compilation.findings().toString());
        assertTrue(compilation.findings().get(0).startsWith("NOTE [jmh:RETU]"), compilation.findings().toString());
    }

    @Test
    void optionWarn_keepsSeverities_soThatWerrorFails() throws IOException {
        Compilation compilation = compilation(new LintProcessor()).options("-Werror", "-Ajmh.lint=warn");
        assertFalse(compilation.compile(List.of(source("Wrong", DOUBTFUL))));
        assertTrue(compilation.findings().get(0).startsWith("WARNING [jmh:RETU]"), compilation.findings().toString());
        assertTrue(compilation.findings().get(1).startsWith("NOTE [jmh:SINGLE]"), compilation.findings().toString());
    }

    @Test
    void record_withWarningsOff_containsAllFindings() throws IOException {
        Compilation compilation = compilation(new LintProcessor(), new BenchmarkProcessor()).options("-nowarn");
        assertTrue(compilation.compile(List.of(source("Wrong", DOUBTFUL))));
        assertEquals(List.of(), compilation.findings());
        List<String> record = Files.readAllLines(record("Wrong"));
        assertEquals("jmh-lint 1", record.get(0));
        assertTrue(record.get(1).startsWith("warning\tRETU\tWrong.java:7\tthe result of Math.log() is ignored"),
                record.toString());
        assertTrue(record.get(2).startsWith("note\tSINGLE\tWrong.java:5\t"), record.toString());
        assertEquals(3, record.size(), record.toString());
    }

    @Test
    void record_isUpdatedWithTheSource() throws IOException {
        assertTrue(compilation(new LintProcessor()).compile(List.of(source("Wrong", PACKAGE + WRONG))));
        assertEquals(2, Files.readAllLines(record("Wrong")).size());
        assertTrue(compilation(new LintProcessor()).compile(List.of(source("Wrong",
                PACKAGE + WRONG.replace("public class", "@SuppressWarnings(\"jmh\") public class")))));
        assertEquals(List.of("jmh-lint 1"), Files.readAllLines(record("Wrong")));
    }

    @Test
    void record_ofInheritedBenchmarks_namesSuperclassAndStates() throws IOException {
        Path base = source("Wrong", PACKAGE + WRONG.replace("public class", "public abstract class")
                .replace("ignored()", "ignored(Inputs.Some inputs)"));
        Path heir = source("Heir", PACKAGE + "public class Heir extends Wrong { }");
        Path state = source("Inputs", PACKAGE + "import org.openjdk.jmh.annotations.*;\n"
                + "public class Inputs { @State(Scope.Thread) public static class Some { } }");
        assertTrue(compilation(new LintProcessor(), new BenchmarkProcessor()).compile(List.of(base, heir, state)));
        assertEquals(List.of("jmh-lint 1", "also a.Inputs", "also a.Wrong"), Files.readAllLines(record("Heir")));
    }

    private Path record(String type) {
        return folder.resolve("classes/META-INF/jmh-lint/a." + type);
    }

    @Test
    void optionError_failsTheCompilation() throws IOException {
        Compilation compilation = compilation(new LintProcessor()).options("-Ajmh.lint=error");
        assertFalse(compilation.compile(List.of(source("Wrong", WRONG))));
        assertTrue(compilation.findings().get(0).startsWith("ERROR [jmh:RETU]"), compilation.findings().toString());
    }

    @Test
    void optionOfARule_overridesTheGeneralOne() throws IOException {
        assertTrue(findings("-Ajmh.lint=off", "-Ajmh.lint.RETU=warn").get(0).startsWith("WARNING [jmh:RETU]"));
        assertEquals(List.of(), findings("-Ajmh.lint=error", "-Ajmh.lint.RETU=off"));
    }

    @Test
    void optionWarn_keepsErrorsUnlessItNamesTheirRule() throws IOException {
        List<Path> files = List.of(source("Wrong", WRONG.replace("@Benchmark", "@WarmupMin(-1) @Benchmark")));
        assertFalse(compilation(new LintProcessor()).options("-Ajmh.lint=warn").compile(files));
        Compilation lowered = compilation(new LintProcessor()).options("-Ajmh.lint.RANGE=warn");
        assertTrue(lowered.compile(files));
        assertTrue(lowered.findings().get(0).startsWith("WARNING [jmh:RANGE]"), lowered.findings().toString());
    }

    @Test
    void optionWithUnknownLevel_isReported() throws IOException {
        assertTrue(findings("-Ajmh.lint=loud").contains(
                "WARNING -Ajmh.lint=loud: it must be off, note, warn or error"));
    }

    private List<String> findings(String... options) throws IOException {
        Compilation compilation = compilation(new LintProcessor()).options(options);
        assertTrue(compilation.compile(List.of(source("Wrong", WRONG))));
        return compilation.findings();
    }

    @Test
    void sourceWithUnresolvedTypes_hasOnlyCompilerErrors() throws IOException {
        String broken = WRONG.replace("Math.log(x)", "Missing.log(x); Math.log(x)");
        Compilation compilation = compilation(new LintProcessor());
        assertFalse(compilation.compile(List.of(source("Wrong", broken))));
        assertEquals(List.of(), compilation.findings());
        assertEquals(1, compilation.diagnostics().size(), compilation.diagnostics().toString());
    }

    @Test
    void sourceWithoutJmhOnTheClassPath_hasOnlyCompilerErrors() throws IOException {
        Compilation compilation = compilation(new LintProcessor(), new BenchmarkProcessor()).classPath("");
        assertFalse(compilation.compile(List.of(source("Wrong", WRONG))));
        assertEquals(List.of(), compilation.diagnostics().stream()
                .filter(each -> !each.getCode().startsWith("compiler.err")).toList());
    }

    @Test
    void sourceWithUnresolvedSuperclassAndState_hasOnlyCompilerErrors() throws IOException {
        String broken = WRONG.replace("class Wrong", "class Wrong extends Missing")
                .replace("ignored()", "ignored(Missing.State state)").replace("log(x)", "log(state.x)");
        Compilation compilation = compilation(new LintProcessor());
        assertFalse(compilation.compile(List.of(source("Wrong", broken))));
        assertEquals(List.of(), compilation.findings());
    }

    @Test
    void sourceThatIsNoJava_hasOnlyCompilerErrors() throws IOException {
        Compilation compilation = compilation(new LintProcessor());
        assertFalse(compilation.compile(List.of(source("Wrong", WRONG.replace("(x);", "(x;")))));
        assertEquals(List.of(), compilation.findings());
    }

    @Test
    void generatedClasses_areNotChecked() throws IOException {
        String generated = "package jmh_generated;\n" + WRONG;
        Compilation compilation = compilation(new LintProcessor());
        compilation.compile(List.of(source("Wrong", generated)));
        assertEquals(List.of(), compilation.findings());
    }

    @Test
    void environment_wrappedAsGradleDoes_isUnwrapped() throws IOException {
        Compilation compilation = compilation(new Wrapping(true));
        compilation.compile(List.of(source("Wrong", WRONG)));
        assertTrue(compilation.findings().get(0).contains("[jmh:RETU]"), compilation.findings().toString());
    }

    @Test
    void environment_withoutTrees_stillChecksDeclarations() throws IOException {
        String zeroForks = WRONG.replace("@Benchmark", "@Fork(0) @Benchmark");
        Compilation compilation = compilation(new Wrapping(false));
        compilation.compile(List.of(source("Wrong", zeroForks)));
        assertEquals(1, compilation.findings().size(), compilation.findings().toString());
        assertTrue(compilation.findings().get(0).contains("[jmh:FORK]"), compilation.findings().toString());
        assertEquals(Diagnostic.Kind.NOTE, compilation.diagnostics().get(0).getKind());
        assertEquals(5, compilation.diagnostics().get(0).getLineNumber());
    }

    private Compilation compilation(Processor... processors) throws IOException {
        return new Compilation(folder.resolve("classes"), processors);
    }

    private Path source(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name + ".java"), text);
    }

    /** Gives the processor an environment that is not the compiler's own. */
    private static final class Wrapping extends ForwardingProcessor {

        private final boolean likeGradle;

        Wrapping(boolean likeGradle) {
            super(new LintProcessor());
            this.likeGradle = likeGradle;
        }

        @Override
        public void init(ProcessingEnvironment environment) {
            super.init(likeGradle ? new GradleLikeEnvironment(environment) : new ForeignEnvironment(environment));
        }
    }
}
