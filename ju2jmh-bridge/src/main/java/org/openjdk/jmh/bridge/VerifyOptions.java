package org.openjdk.jmh.bridge;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.probe.ChildVm;
import org.openjdk.jmh.bridge.report.AlikeLines;
import org.openjdk.jmh.bridge.select.ExcludeFile;
import org.openjdk.jmh.bridge.verify.FinishedClasses;
import org.openjdk.jmh.bridge.verify.Verification;
import org.openjdk.jmh.bridge.verify.Verifier;
import org.openjdk.jmh.bridge.verify.VerifyProgress;
import org.openjdk.jmh.bridge.verify.Way;
import picocli.CommandLine.Option;

/** Options that run every benchmark once to verify it. */
final class VerifyOptions {

    /** Longer than JMH's own time limit for a benchmark, so that JMH stops the benchmarks that it can stop. */
    private static final Duration SILENCE = Duration.ofSeconds(120);

    @Option(names = "--verify", paramLabel = "FOLDER",
            description = "Compile the benchmarks into this folder, run each twice, and list those that fail.")
    private @Nullable Path folder;

    @Option(names = "--verify-by", paramLabel = "WAY", defaultValue = "PLAIN",
            description = "How to run them: called by reflection, or by JMH, which takes much longer to compile: "
                    + "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Way way;

    @Option(names = "--verify-sample", paramLabel = "N",
            description = "Verify only N benchmark classes, chosen at random.")
    private @Nullable Integer sample;

    @Option(names = "--verify-vms", paramLabel = "N",
            description = "How many VMs run benchmarks at a time. Default: one for each processor.")
    private int vms = Runtime.getRuntime().availableProcessors();

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
            description = "The seed of the choice. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--exclude-failing", paramLabel = "FILE",
            description = "Add the tests of failing and of waiting benchmarks to this file, for --exclude-file of the next run.")
    private @Nullable Path excludeFailing;

    /** Rejects destinations that cannot be written, and numbers out of range. */
    void check(Destinations destinations) throws BridgeException {
        destinations.folder("--verify", folder);
        destinations.file("--exclude-failing", excludeFailing);
        if (sample != null && sample < 1) {
            throw new BridgeException("--verify-sample " + sample + ": it must be 1 or more");
        }
        if (vms < 1) {
            throw new BridgeException("--verify-vms " + vms + ": it must be 1 or more");
        }
    }

    /**
     * Verifies benchmarks if an option asks for it; returns whether all failures are excused because the tests fail
     * too.
     */
    boolean run(ConversionSettings settings, List<BenchmarkClass> written, PrintWriter out)
            throws IOException, InterruptedException {
        if (folder == null) {
            return true;
        }
        List<BenchmarkClass> chosen = chosen(written);
        try (VerifyProgress progress = new VerifyProgress(line -> print(line, out))) {
            return run(settings, chosen, folder.toAbsolutePath(), progress, out);
        }
    }

    private boolean run(ConversionSettings settings, List<BenchmarkClass> chosen, Path parent, VerifyProgress progress,
                        PrintWriter out)
            throws IOException, InterruptedException {
        Path classes = Files.createDirectories(parent.resolve("classes"));
        StringWriter errors = new StringWriter();
        long start = System.nanoTime();
        progress.start("compiling " + chosen.size() + " classes");
        boolean compiles = Compilation.run(settings, chosen, classes, way, new PrintWriter(errors, true));
        long compiled = System.nanoTime();
        progress.close();
        out.print(errors);
        progress.start("running " + chosen.size() + " classes");
        List<Path> classPath = new ArrayList<>(List.of(classes));
        classPath.addAll(ToolJars.after(settings.allPaths()));
        FinishedClasses finished = new FinishedClasses(parent.resolve("finished"),
                new VersionOfClass(settings, way)::of);
        Verification result =
                new Verifier(new ChildVm(classPath, settings.directory(), SILENCE).ofManyTests(), way, finished,
                        vms, progress).verify(chosen, parent);
        progress.close();
        print(result, chosen.size(), compiled - start, System.nanoTime() - compiled, out);
        list(result, out);
        exclude(result, settings.anyPayload());
        return compiles && result.failures().stream().allMatch(Verification.Failure::isExcused);
    }

    private static void print(String line, PrintWriter out) {
        synchronized (out) {
            out.println(line);
            out.flush();
        }
    }

    private List<BenchmarkClass> chosen(List<BenchmarkClass> written) {
        if (sample == null || sample >= written.size()) {
            return written;
        }
        List<BenchmarkClass> shuffled = new ArrayList<>(written);
        Collections.shuffle(shuffled, new Random(seed));
        return shuffled.subList(0, sample);
    }

    private void print(Verification result, int classes, long compiling, long running, PrintWriter out) {
        out.printf("verified %d benchmarks of %d classes (seed %d), each parameter set twice: %d ran, %d failed%n",
                result.benchmarks(), classes, seed, result.ran(), result.failures().size());
        result.verdicts().forEach((verdict, count) -> out.printf("%19d  %s%n", count, verdict));
        out.printf("time: %d s compiling, %d s running%n", Duration.ofNanos(compiling).toSeconds(),
                Duration.ofNanos(running).toSeconds());
    }

    /** Prints one line for each reason, and writes all lines to files. */
    private void list(Verification result, PrintWriter out) throws IOException {
        List<String> all = new ArrayList<>();
        result.failures().forEach(failure -> all.add("failed: " + failure.line()));
        result.idle().forEach(idle -> all.add("not worth measuring: " + idle.line()));
        AlikeLines.together(result.failures(),
                failure -> failure.verdict() + AlikeLines.withoutParticulars(failure.message()),
                failure -> "failed: " + failure.line()).forEach(out::println);
        AlikeLines.together(result.idle(), idle -> "", idle -> "not worth measuring: " + idle.line())
                .forEach(out::println);
        write("failed.txt", all, out);
        AlikeLines.together(result.brief(), brief -> "", brief -> "too short to measure: " + brief.line()).forEach(
                line -> out
                        .println(line + ". Count instructions with -count, or choose tests that do more"));
        write("short.txt", result.brief().stream().map(Verification.Idle::line).toList(), out);
    }

    private void write(String name, List<String> lines, PrintWriter out) throws IOException {
        Path file = Objects.requireNonNull(folder).toAbsolutePath().resolve(name);
        if (lines.isEmpty()) {
            Files.deleteIfExists(file);
        } else {
            Files.write(file, lines, StandardCharsets.UTF_8);
            out.println("each of them: " + file);
        }
    }

    private void exclude(Verification result, boolean anyPayload) throws IOException {
        if (excludeFailing == null) {
            return;
        }
        Set<String> lines = new LinkedHashSet<>();
        result.failures().stream().filter(failure -> !failure.isUsable())
                .forEach(failure -> lines.add(failure.testId() + " " + failure.message()));
        if (!anyPayload) {
            result.idle().forEach(idle -> lines.add(idle.testId() + " not worth measuring: " + idle.message()));
        }
        ExcludeFile.append(excludeFailing, lines);
    }

    /**
     * Computes a hash over a benchmark class, its class path and the way to run it, to detect changes since an earlier run.
     */
    private static final class VersionOfClass {

        private final ConversionSettings settings;
        private final String surroundings;

        VersionOfClass(ConversionSettings settings, Way way) throws IOException {
            this.settings = settings;
            StringBuilder text = new StringBuilder(way + " " + settings.directory().toAbsolutePath());
            for (Path entry : ToolJars.after(settings.allPaths())) {
                text.append('\n').append(entry.toAbsolutePath()).append(' ')
                        .append(Files.exists(entry) ? state(entry) : "");
            }
            this.surroundings = text.toString();
        }

        /** Returns a hash of the names, sizes and times of all files, as build tools compare them. */
        private static String state(Path entry) throws IOException {
            StringBuilder files = new StringBuilder();
            try (Stream<Path> all = Files.walk(entry)) {
                for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                    files.append(file).append(Files.size(file)).append(Files.getLastModifiedTime(file));
                }
            }
            return hash(files.toString());
        }

        String of(BenchmarkClass type) {
            try {
                Path source = settings.output().resolve(type.qualifiedName().replace('.', '/') + ".java");
                return hash(surroundings + Files.readString(source, StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static String hash(String text) {
            return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
        }
    }
}
