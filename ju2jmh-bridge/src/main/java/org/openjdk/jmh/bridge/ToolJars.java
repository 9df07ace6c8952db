package org.openjdk.jmh.bridge;

import org.openjdk.jmh.bridge.read.ClassRoot;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Jars or folders of this tool. They come last on the class paths of VMs that it starts. */
final class ToolJars {

    private ToolJars() {
    }

    /**
     * Returns the tool, the runtime of generated benchmarks, JMH with its annotation processor, and JMH's dependencies.
     */
    static List<Path> all() {
        return Stream.of("org.openjdk.jmh.bridge.Bridge", "org.openjdk.jmh.bridge.runtime.SetLabel",
                "org.openjdk.jmh.annotations.Benchmark", "org.openjdk.jmh.generators.BenchmarkProcessor",
                "org.openjdk.jmh.dynreconf.Checkpoint",
                "org.openjdk.jmh.results.json.ResultReader",
                "org.openjdk.jmh.bytecode.selection.Selection", "joptsimple.OptionParser",
                "org.apache.commons.math3.util.FastMath")
                .map(ToolJars::locationOf)
                .distinct()
                .toList();
    }

    /** Returns a project's class path without its own JMH, followed by the tool. */
    static List<Path> after(List<Path> projects) throws IOException {
        return Stream.concat(withoutJmh(projects).stream(), all().stream()).toList();
    }

    /** Returns a project's class path without its own JMH, which would hide the one that generated benchmarks need. */
    static List<Path> withoutJmh(List<Path> projects) throws IOException {
        List<Path> others = new ArrayList<>();
        for (Path entry : projects) {
            if (Files.isDirectory(entry) || !isJmh(entry)) {
                others.add(entry.toAbsolutePath());
            }
        }
        return others;
    }

    private static boolean isJmh(Path jar) throws IOException {
        try (ClassRoot root = ClassRoot.open(jar)) {
            return root.read("org/openjdk/jmh/annotations/Benchmark.class").isPresent()
                    || root.read("org/openjdk/jmh/generators/BenchmarkProcessor.class").isPresent();
        }
    }

    private static Path locationOf(String className) {
        try {
            URL location = Class.forName(className, false, ToolJars.class.getClassLoader()).getProtectionDomain()
                    .getCodeSource().getLocation();
            return Path.of(location.toURI());
        } catch (ClassNotFoundException | URISyntaxException e) {
            throw new IllegalStateException("this installation is incomplete: " + className, e);
        }
    }
}
