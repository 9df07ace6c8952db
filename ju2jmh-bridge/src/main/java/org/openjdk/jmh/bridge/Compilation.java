package org.openjdk.jmh.bridge;

import org.openjdk.jmh.bridge.compile.BenchmarkCompiler;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.verify.Way;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/** Compiles generated benchmarks against the project's class path. */
final class Compilation {

    private Compilation() {
    }

    /**
     * Compiles into a folder, for {@link Way#JMH} also what JMH generates, and prints errors; returns whether there are
     * none.
     */
    static boolean run(ConversionSettings settings, List<BenchmarkClass> written, Path classes, Way way,
                       PrintWriter out)
            throws IOException {
        List<Path> sources = written.stream()
                .map(type -> settings.output().resolve(type.qualifiedName().replace('.', '/') + ".java"))
                .toList();
        List<String> errors =
                new BenchmarkCompiler(ToolJars.after(settings.allPaths()), way == Way.JMH).compile(sources, classes);
        errors.forEach(error -> out.println("does not compile: " + error));
        return errors.isEmpty();
    }
}
