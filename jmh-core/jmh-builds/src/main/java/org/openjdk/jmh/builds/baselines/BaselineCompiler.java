package org.openjdk.jmh.builds.baselines;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.modules.BenchmarkSources;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.util.VmCleanup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles benchmarks against code other than their module's, with the compiler of the build's JDK. */
final class BaselineCompiler {

    private final JavaCompiler compiler;
    private final ModuleClassPath processors;
    private final Optional<Integer> release;

    /**
     * Creates a compiler.
     *
     * @param processors annotation processors that generate code for benchmarks
     * @param release    Java version of the classes; empty for this JDK's
     * @throws BuildException if the build runs on a JRE
     */
    BaselineCompiler(ModuleClassPath processors, Optional<Integer> release, BuildTool tool)
            throws BuildException {
        this.compiler = ToolProvider.getSystemJavaCompiler();
        this.processors = processors;
        this.release = release;
        if (compiler == null) {
            throw new BuildException(tool.name() + " runs on " + System.getProperty("java.home")
                    + ", which has no compiler; set JAVA_HOME to a JDK");
        }
    }

    /**
     * Compiles as many sources as possible.
     *
     * @param sources other sources that the benchmarks may need
     * @param target  folder for classes
     * @return the sources that were not compiled, with the reason
     */
    Map<BenchmarkSources.Source, String> compile(Collection<BenchmarkSources.Source> benchmarks,
                                                 BenchmarkSources sources, ModuleClassPath path, Path target)
            throws IOException {
        Map<BenchmarkSources.Source, String> failed = new LinkedHashMap<>();
        List<BenchmarkSources.Source> left = new ArrayList<>(benchmarks);
        while (!left.isEmpty()) {
            Map<Path, String> errors = attempt(left, sources, path, target);
            if (errors.isEmpty()) {
                return failed;
            }
            List<BenchmarkSources.Source> guilty = left.stream()
                    .filter(source -> errors.containsKey(source.file())).toList();
            if (guilty.isEmpty()) {
                guilty = failingAlone(left, sources, path, target);
            }
            if (guilty.isEmpty()) {
                guilty = List.copyOf(left);
            }
            String otherwise = errors.values().iterator().next();
            guilty.forEach(source -> failed.put(source, errors.getOrDefault(source.file(), otherwise)));
            left.removeAll(guilty);
        }
        return failed;
    }

    /**
     * Compiles the sources separately and returns those that fail. Needed if an error is in generated code or a shared
     * source.
     */
    private List<BenchmarkSources.Source> failingAlone(List<BenchmarkSources.Source> benchmarks,
                                                       BenchmarkSources sources, ModuleClassPath path, Path target)
            throws IOException {
        List<BenchmarkSources.Source> failing = new ArrayList<>();
        for (BenchmarkSources.Source benchmark : benchmarks) {
            if (!attempt(List.of(benchmark), sources, path, target).isEmpty()) {
                failing.add(benchmark);
            }
        }
        return failing;
    }

    /** Compiles sources and returns the first error of each file. Removes the output of the previous attempt. */
    private Map<Path, String> attempt(Collection<BenchmarkSources.Source> benchmarks, BenchmarkSources sources,
                                      ModuleClassPath path, Path target)
            throws IOException {
        Path generated = target.resolveSibling(target.getFileName() + "-generated");
        VmCleanup.remove(target);
        VmCleanup.remove(generated);
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        try (StandardJavaFileManager standard =
                compiler.getStandardFileManager(problems, Locale.ROOT, sources.charset())) {
            standard.setLocationFromPaths(StandardLocation.CLASS_PATH, path.elements());
            standard.setLocationFromPaths(StandardLocation.SOURCE_PATH, sources.roots());
            standard.setLocationFromPaths(StandardLocation.ANNOTATION_PROCESSOR_PATH, processors.elements());
            standard.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(Files.createDirectories(target)));
            // Generated sources go elsewhere: a benchmark might read files beside its classes, which the other side
            // would lack.
            standard.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(Files.createDirectories(generated)));
            JavaFileManager files = sources.inTests() ? standard : new MeasuredCodeFirst(standard);
            boolean good = compiler.getTask(null, files, problems, options(), null,
                    standard.getJavaFileObjectsFromPaths(
                            benchmarks.stream().map(BenchmarkSources.Source::file).toList()))
                    .call();
            return good ? Map.of() : errors(problems);
        }
    }

    private List<String> options() {
        List<String> options = new ArrayList<>(List.of("-g", "-nowarn", "-implicit:class", "-Xprefer:source",
                "-Ajmh.lint=off"));
        release.ifPresent(number -> options.addAll(List.of("--release", number.toString())));
        return options;
    }

    private static Map<Path, String> errors(DiagnosticCollector<JavaFileObject> problems) {
        Map<Path, String> errors = new LinkedHashMap<>();
        for (Diagnostic<? extends JavaFileObject> problem : problems.getDiagnostics()) {
            if (problem.getKind() == Diagnostic.Kind.ERROR) {
                JavaFileObject source = problem.getSource();
                Path file = source == null ? Path.of("") : Path.of(source.toUri());
                errors.putIfAbsent(file,
                        (source == null ? "" : file.getFileName() + ":" + problem.getLineNumber() + ": ")
                                + problem.getMessage(Locale.ROOT).lines().map(String::strip)
                                        .reduce((a, b) -> a + ", " + b)
                                        .orElse(""));
            }
        }
        return errors.isEmpty() ? Map.of(Path.of(""), "the compiler gives no reason") : errors;
    }

    /**
     * Prefers class files to sources of the same class, since class files are the measured code and sources may be
     * newer.
     */
    private static final class MeasuredCodeFirst extends ForwardingJavaFileManager<JavaFileManager> {

        MeasuredCodeFirst(JavaFileManager files) {
            super(files);
        }

        @Override
        public Iterable<JavaFileObject> list(Location location, String packageName, Set<JavaFileObject.Kind> kinds,
                                             boolean recurse)
                throws IOException {
            Iterable<JavaFileObject> all = super.list(location, packageName, kinds, recurse);
            if (location != StandardLocation.SOURCE_PATH) {
                return all;
            }
            List<JavaFileObject> missing = new ArrayList<>();
            for (JavaFileObject source : all) {
                String name = inferBinaryName(location, source);
                if (super.getJavaFileForInput(StandardLocation.CLASS_PATH, name, JavaFileObject.Kind.CLASS) == null) {
                    missing.add(source);
                }
            }
            return missing;
        }
    }
}
