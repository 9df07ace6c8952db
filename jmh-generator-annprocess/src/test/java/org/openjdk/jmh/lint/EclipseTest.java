package org.openjdk.jmh.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.generators.BenchmarkProcessor;
import org.openjdk.jmh.lint.cases.Compilation;
import org.openjdk.jmh.lint.source.LintProcessor;

/** Tests with Eclipse's compiler, which offers no source trees: declarations are checked, bodies are not. */
class EclipseTest {

    private static final String WRONG = """
            package benchmarks;
            import org.openjdk.jmh.annotations.*;
            @State(Scope.Thread)
            public class Wrong {
                double x = 2;
                @Benchmark
                @Fork(0)
                public void ignored() {
                    Math.log(x);
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void declarations_areChecked_andUpstreamGenerates() throws IOException {
        Path source = Files.writeString(folder.resolve("Wrong.java"), WRONG);
        Path output = folder.resolve("classes");
        Compilation compilation = new Compilation(new EclipseCompiler(), output,
                new LintProcessor(), new BenchmarkProcessor()).options("-17", "-warn:-unused", "-s", folder.toString(),
                        "-Ajmh.lint=warn");
        assertTrue(compilation.compile(List.of(source)), compilation.diagnostics().toString());
        assertEquals(1, compilation.findings().size(), compilation.findings().toString());
        assertTrue(compilation.findings().get(0).startsWith("WARNING [jmh:FORK]"), compilation.findings().toString());
        assertTrue(Files.exists(output.resolve("META-INF/BenchmarkList")));
        assertTrue(Files.readAllLines(output.resolve("META-INF/jmh-lint/benchmarks.Wrong")).get(1)
                .startsWith("warning\tFORK\tWrong\t"));
    }

    @Test
    void repeatedAssertions_areChecked() throws IOException {
        Path source = Files.writeString(folder.resolve("Wrong.java"), WRONG.replace("@State(",
                "@Performance(\"ignored <= 1 s\") @Performance(\"gone <= 1 s\") @State("));
        Compilation compilation = new Compilation(new EclipseCompiler(), folder.resolve("classes"),
                new LintProcessor()).options("-17", "-warn:-unused", "-s", folder.toString());
        assertFalse(compilation.compile(List.of(source)));
        assertTrue(
                compilation.findings().get(0).startsWith("ERROR [jmh:ASSERTION] \"gone <= 1 s\": benchmarks.Wrong has "
                        + "no benchmark gone: it has ignored"),
                compilation.findings().toString());
        assertEquals(2, compilation.findings().size(), compilation.findings().toString());
    }

    @Test
    void brokenSource_hasOnlyCompilerErrors() throws IOException {
        Path source = Files.writeString(folder.resolve("Wrong.java"), WRONG.replace("Math.log", "Missing.log"));
        Compilation compilation = new Compilation(new EclipseCompiler(), folder.resolve("classes"),
                new LintProcessor()).options("-17", "-warn:-unused", "-s", folder.toString());
        assertFalse(compilation.compile(List.of(source)));
        assertTrue(compilation.diagnostics().stream().anyMatch(each -> each.getKind() == Diagnostic.Kind.ERROR
                && each.getMessage(Locale.ROOT).contains("Missing")));
        assertEquals(1, compilation.findings().size(), compilation.findings().toString());
    }
}
