package org.openjdk.jmh.mutate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.openjdk.jmh.mutate.compile.CompilationResult;
import org.openjdk.jmh.mutate.compile.FileCompiler;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.WorkFolder;
import org.openjdk.jmh.mutate.mutants.MutantMaker;
import org.openjdk.jmh.mutate.mutants.MutantSettings;
import org.openjdk.jmh.mutate.mutants.OperatorRegistry;

/** A small project in a folder, for tests. */
public final class Project {

    private final Path root;
    private final List<String> warnings = new ArrayList<>();

    public Project(Path root) throws IOException {
        this.root = root;
        Files.createDirectories(sources());
        Files.createDirectories(classes());
        Files.createDirectories(tests());
    }

    public Path sources() {
        return root.resolve("src");
    }

    public Path classes() {
        return root.resolve("classes");
    }

    public Path tests() {
        return root.resolve("tests");
    }

    public WorkFolder work() {
        return new WorkFolder(root.resolve("work"));
    }

    public List<String> warnings() {
        return warnings;
    }

    /** Class path of this test, which includes JUnit. */
    public static List<Path> ownClassPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(Pattern.quote(java.io.File.pathSeparator)))
                .map(Path::of).filter(Files::exists).collect(Collectors.toList());
    }

    public Project source(String path, String text) throws IOException {
        Files.createDirectories(sources().resolve(path).getParent());
        Files.writeString(sources().resolve(path), text);
        return this;
    }

    public Project compiled(String path, String text) throws Exception {
        source(path, text);
        compile(path, text, classes());
        return this;
    }

    public Project test(String path, String text) throws Exception {
        compile(path, text, tests());
        return this;
    }

    private void compile(String path, String text, Path target) throws Exception {
        List<Path> classPath = new ArrayList<>(List.of(classes(), tests()));
        classPath.addAll(ownClassPath());
        try (FileCompiler compiler = new FileCompiler(classPath, 17)) {
            CompilationResult compiled = compiler.compile(Map.of(path, text));
            if (!compiled.succeeded()) {
                throw new AssertionError(compiled.error());
            }
            for (Map.Entry<String, byte[]> each : compiled.classes().entrySet()) {
                Path file = target.resolve(each.getKey().replace('.', '/') + ".class");
                Files.createDirectories(file.getParent());
                Files.write(file, each.getValue());
            }
        }
    }

    public List<CheckedMutant> mutants(int most, String... operators) throws Exception {
        MutantSettings settings = new MutantSettings(List.of(sources()), List.of(classes()),
                new OperatorRegistry().named(List.of(operators)), Pattern.compile(".*"), most, 42, 2);
        return new MutantMaker(settings, warnings::add).make(work());
    }
}
