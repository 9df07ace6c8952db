package org.openjdk.jmh.bridge.compile;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Compiles benchmark sources.
 *
 * @param forJmh compiles the classes that JMH's generator writes for them as well
 */
public record BenchmarkCompiler(List<Path> classPath, boolean forJmh) {

    /** JMH generates several classes per benchmark; more sources at once would need a larger heap. */
    private static final int SOURCES_AT_ONCE = 40;
    /** JMH's instructions for the JIT compiler. JMH overwrites this file each time, whereas it appends to its list. */
    private static final String HINTS = "META-INF/CompilerHints";

    /** Compiles sources into an existing folder and returns the compiler's errors. */
    public List<String> compile(List<Path> sources, Path classes) throws IOException {
        return compile(sources, classes, forJmh ? SOURCES_AT_ONCE : Math.max(sources.size(), 1));
    }

    List<String> compile(List<Path> sources, Path classes, int atOnce) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw new IOException("this Java has no compiler; use a JDK");
        }
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        Path file = classes.resolve(HINTS);
        Files.deleteIfExists(file);
        Set<String> hints = new TreeSet<>();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            Javac javac = new Javac(compiler, files, diagnostics, options(classes));
            for (int from = 0; from < sources.size(); from += atOnce) {
                List<Path> some = sources.subList(from, Math.min(from + atOnce, sources.size()));
                if (forJmh) {
                    compileForJmh(javac, some, classes);
                } else {
                    javac.run(files.getJavaFileObjectsFromPaths(some), null);
                }
                if (Files.exists(file)) {
                    hints.addAll(Files.readAllLines(file, StandardCharsets.UTF_8));
                    Files.write(file, hints, StandardCharsets.UTF_8);
                }
            }
        }
        return diagnostics.getDiagnostics().stream()
                .filter(d -> d.getKind() == Diagnostic.Kind.ERROR)
                .map(Object::toString)
                .toList();
    }

    private List<String> options(Path classes) {
        String path = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        return List.of("-Xlint:none", "-nowarn", "-d", classes.toString(), "-cp", path + File.pathSeparator + classes);
    }

    private static void compileForJmh(Javac javac, List<Path> sources, Path classes) throws IOException {
        JmhGenerator generator = new JmhGenerator();
        if (!javac.run(javac.files.getJavaFileObjectsFromPaths(sources), generator)) {
            return;
        }
        Map<String, List<JmhTest>> shapes = new LinkedHashMap<>();
        for (JmhTest test : generator.tests()) {
            String shape = test.shape();
            shapes.computeIfAbsent(shape == null ? test.className() : shape, each -> new ArrayList<>()).add(test);
        }
        List<JavaFileObject> units = new ArrayList<>();
        generator.others().forEach((name, text) -> units.add(new InMemorySource(name, text)));
        shapes.values().stream().map(tests -> tests.get(0))
                .forEach(test -> units.add(new InMemorySource(test.className(), test.source())));
        if (units.isEmpty() || !javac.run(units, null)) {
            return;
        }
        for (List<JmhTest> tests : shapes.values()) {
            byte[] first = Files.readAllBytes(classFile(classes, tests.get(0)));
            for (JmhTest test : tests.subList(1, tests.size())) {
                Files.write(classFile(classes, test), tests.get(0).rename(first, test));
            }
        }
    }

    private static Path classFile(Path classes, JmhTest test) {
        return classes.resolve(test.className().replace('.', '/') + ".class");
    }

    /** The compiler with its settings; collects all errors. */
    private record Javac(JavaCompiler compiler, StandardJavaFileManager files,
                         DiagnosticCollector<JavaFileObject> diagnostics, List<String> options) {

        /** Returns whether the sources compile. */
        boolean run(Iterable<? extends JavaFileObject> units, @Nullable Processor processor) {
            List<String> all = new ArrayList<>(options);
            if (processor == null) {
                all.add("-proc:none");
            }
            JavaCompiler.CompilationTask task = compiler.getTask(null, files, diagnostics, all, null, units);
            if (processor != null) {
                task.setProcessors(List.of(processor));
            }
            return task.call();
        }
    }

    private static final class InMemorySource extends SimpleJavaFileObject {

        private final String text;

        InMemorySource(String className, String text) {
            super(URI.create("string:///" + className.replace('.', '/') + Kind.SOURCE.extension), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
