package org.openjdk.jmh.bridge;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.pack.BenchmarkJar;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.verify.Way;
import org.openjdk.jmh.util.VmCleanup;
import picocli.CommandLine.Option;

/** Options that compile the sources and pack them in a jar. */
final class BuildOptions {
    /** Maximum number of files named in a warning. */

    private static final int NAMED = 8;

    @Option(names = "--compile", paramLabel = "FOLDER",
            description = "Compile the benchmarks with JMH's annotation processor into this folder.")
    private @Nullable Path compiled;

    @Option(names = "--package", paramLabel = "FILE",
            description = "Compile the benchmarks and pack them with all that they need into this runnable jar.")
    private @Nullable Path jar;

    /** Rejects destinations that cannot be written. */
    void check(Destinations destinations) throws BridgeException, IOException {
        destinations.folder("--compile", compiled);
        destinations.file("--package", jar);
        if (jar != null) {
            BenchmarkJar.check(jar);
        }
    }

    /** Compiles and packs the benchmarks if an option asks for it; returns whether all of them compile. */
    boolean build(ConversionSettings settings, List<BenchmarkClass> written, PrintWriter out) throws IOException {
        if (written.isEmpty() || compiled == null && jar == null) {
            return true;
        }
        BenchmarkJar target = jar == null ? null : new BenchmarkJar(jar);
        if (compiled != null && (target == null || isEmpty(compiled))) {
            return build(settings, written, Files.createDirectories(compiled), target, out);
        }
        // A folder of an earlier run may contain benchmarks whose tests are gone. Only this run's go into the jar.
        boolean good = compiled == null || build(settings, written, compiled, null, out);
        return good && buildApart(settings, written, target, out);
    }

    /** Returns whether a folder is empty or does not exist. */
    private static boolean isEmpty(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return true;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private boolean buildApart(ConversionSettings settings, List<BenchmarkClass> written, @Nullable BenchmarkJar target,
                               PrintWriter out)
            throws IOException {
        Path classes = VmCleanup.folder("ju2jmh-classes");
        try {
            return build(settings, written, classes, target, out);
        } finally {
            VmCleanup.remove(classes);
        }
    }

    private boolean build(ConversionSettings settings, List<BenchmarkClass> written, Path classes,
                          @Nullable BenchmarkJar target,
                          PrintWriter out)
            throws IOException {
        long start = System.nanoTime();
        if (!Compilation.run(settings, written, classes, Way.JMH, out)) {
            return false;
        }
        out.printf("time: %d s compiling%n", Duration.ofNanos(System.nanoTime() - start).toSeconds());
        if (target != null) {
            List<Path> classPath = new ArrayList<>(List.of(classes));
            classPath.addAll(ToolJars.withoutJmh(settings.allPaths()));
            Set<String> firstOnly = target.write(classPath, ToolJars.all());
            out.println("packed: " + jar);
            if (!firstOnly.isEmpty()) {
                out.printf("files that differ between jars, packed from the first one: %s%s%n",
                        firstOnly.stream().limit(NAMED).collect(Collectors.joining(", ")),
                        firstOnly.size() > NAMED ? " and " + (firstOnly.size() - NAMED) + " more" : "");
            }
        }
        return true;
    }
}
