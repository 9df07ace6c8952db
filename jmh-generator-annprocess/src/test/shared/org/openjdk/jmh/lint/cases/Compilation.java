package org.openjdk.jmh.lint.cases;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources with processors in this VM. */
public final class Compilation {

    private final List<String> options = new ArrayList<>(List.of());
    private final List<Processor> processors = new ArrayList<>();
    private final DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    private final JavaCompiler compiler;
    private final Path output;
    private String classPath = System.getProperty("java.class.path");

    public Compilation(Path output, Processor... processors) throws IOException {
        this(ToolProvider.getSystemJavaCompiler(), output, processors);
    }

    public Compilation(JavaCompiler compiler, Path output, Processor... processors) throws IOException {
        this.compiler = compiler;
        this.output = Files.createDirectories(output);
        this.processors.addAll(List.of(processors));
    }

    public Compilation options(String... more) {
        options.addAll(List.of(more));
        return this;
    }

    public Compilation classPath(String path) {
        classPath = path;
        return this;
    }

    public boolean compile(List<Path> files) throws IOException {
        options.addAll(List.of("-d", output.toString(), "-cp", classPath));
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(diagnostics, Locale.ROOT, null)) {
            JavaCompiler.CompilationTask task = compiler.getTask(null, manager, diagnostics, options, null,
                    manager.getJavaFileObjectsFromPaths(files));
            task.setProcessors(processors);
            return task.call();
        }
    }

    public List<Diagnostic<? extends JavaFileObject>> diagnostics() {
        return diagnostics.getDiagnostics();
    }

    /** Returns those that our rules printed, as severity and message. */
    public List<String> findings() {
        List<String> findings = new ArrayList<>();
        for (Diagnostic<?> each : diagnostics()) {
            String message = each.getMessage(Locale.ROOT);
            if (message.contains("jmh")) {
                findings.add(each.getKind() + " " + message);
            }
        }
        return findings;
    }
}
