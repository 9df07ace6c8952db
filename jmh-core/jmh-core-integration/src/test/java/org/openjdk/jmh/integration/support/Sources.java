package org.openjdk.jmh.integration.support;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** Compiles small sources of benchmarks into a folder against our build of the core. */
public final class Sources {

    /** Lint is off, as the sources of these tests contain intended mistakes. */
    private static final String LINT_OFF = "-Ajmh.lint=off";

    private final Path folder;

    private Sources(Path folder) {
        this.folder = folder;
    }

    public static Sources of(Path folder) {
        return new Sources(folder);
    }

    public Sources add(String className, String source) {
        try {
            Path file = folder.resolve(className.replace('.', '/') + ".java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, source);
            return this;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Compiles all sources in the folder with a generator of benchmarks. */
    public void compile(Path processor) {
        String path = Jars.classPath(Jars.ours(), processor);
        compile(List.of("-processorpath", path, LINT_OFF));
    }

    /** Compiles all sources in the folder as they are. */
    public void compileWithoutGenerator() {
        compile(List.of("-proc:none"));
    }

    /** Compiles all sources in the folder as they are, against another build of the core. */
    public void compileAgainst(List<Path> core) {
        compile(List.of("-proc:none"), core);
    }

    private void compile(Collection<String> options) {
        compile(options, Jars.ours());
    }

    private void compile(Collection<String> options, List<Path> core) {
        List<String> arguments = new ArrayList<>(options);
        arguments.addAll(List.of("-d", folder.toString(),
                "-cp", folder + File.pathSeparator + Jars.classPath(core)));
        arguments.addAll(sources());
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        int result = compiler.run(null, null, null, arguments.toArray(new String[0]));
        if (result != 0) {
            throw new AssertionError("javac failed, see its messages above");
        }
    }

    private List<String> sources() {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(Path::toString).filter(name -> name.endsWith(".java")).toList();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
