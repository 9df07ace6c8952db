package org.openjdk.jmh.bridge.verify;

import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Compiles benchmark sources with JMH's annotation processor. */
public final class BenchmarkCompiler {

    /** JMH writes several classes for each benchmark; more sources at once would need a large heap. */
    private static final int SOURCES_AT_ONCE = 40;
    /** What JMH tells the VM's compiler of each benchmark. It writes the file anew each time, unlike its list of benchmarks. */
    private static final String HINTS = "META-INF/CompilerHints";

    private final List<Path> classPath;
    private final List<Path> processors;

    /**
     * Prepares compilation.
     *
     * @param classPath  the tests, what they need, and JMH
     * @param processors JMH's annotation processor and what it needs; none to leave JMH's own code out
     */
    public BenchmarkCompiler(List<Path> classPath, List<Path> processors) {
        this.classPath = classPath;
        this.processors = processors;
    }

    /**
     * Compiles sources.
     *
     * @param sources the files
     * @param classes the folder for class files, which exists
     * @return the compiler's errors, none if all is well
     * @throws IOException if a file cannot be read or written
     */
    public List<String> compile(List<Path> sources, Path classes) throws IOException {
        return compile(sources, classes, processors.isEmpty() ? Math.max(sources.size(), 1) : SOURCES_AT_ONCE);
    }

    List<String> compile(List<Path> sources, Path classes, int atOnce) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IOException("this Java has no compiler; use a JDK");
        }
        List<String> errors = new ArrayList<>();
        Path file = classes.resolve(HINTS);
        Files.deleteIfExists(file);
        Set<String> hints = new TreeSet<>();
        for (int from = 0; from < sources.size(); from += atOnce) {
            List<Path> some = sources.subList(from, Math.min(from + atOnce, sources.size()));
            errors.addAll(compileSome(compiler, some, classes));
            if (Files.exists(file)) {
                hints.addAll(Files.readAllLines(file, StandardCharsets.UTF_8));
                Files.write(file, hints, StandardCharsets.UTF_8);
            }
        }
        return errors;
    }

    private List<String> compileSome(JavaCompiler compiler, List<Path> sources, Path classes) throws IOException {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            List<String> options = new ArrayList<>(List.of("-Xlint:none", "-nowarn", "-d", classes.toString(),
                    "-cp", path(classPath) + File.pathSeparator + classes));
            // Checks for bad practice would find the tests' habits, and nobody would see the findings.
            options.addAll(processors.isEmpty() ? List.of("-proc:none")
                    : List.of("-processorpath", path(processors), "-Ajmh.lint=off"));
            compiler.getTask(null, files, diagnostics, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
        }
        return diagnostics.getDiagnostics().stream()
                .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                .map(Object::toString)
                .toList();
    }

    private static String path(List<Path> entries) {
        return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
