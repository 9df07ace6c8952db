package org.openjdk.jmh.builds.baselines;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.BenchmarkSources;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compiles the current benchmarks against a baseline's code. Those that do not compile are replaced by the baseline's
 * own version. All use the current JMH.
 */
final class RebuiltBenchmarks {

    private static final int MAX_LISTED = 5;

    private final BaselineCompiler compiler;
    private final BenchmarkSources today;
    private final List<String> notes = new ArrayList<>();
    private final List<Path> folders = new ArrayList<>();

    RebuiltBenchmarks(BaselineCompiler compiler, BenchmarkSources today) {
        this.compiler = compiler;
        this.today = today;
    }

    /**
     * Compiles the benchmarks.
     *
     * @param name   of the baseline
     * @param then   sources of the baseline; empty if unavailable
     * @param path   code of the baseline, its dependencies, and JMH
     * @param target empty folder for classes
     */
    void compile(String name, Optional<BenchmarkSources> then, ModuleClassPath path, Path target)
            throws IOException {
        List<BenchmarkSources.Source> benchmarks = today.benchmarks();
        Map<BenchmarkSources.Source, String> failed =
                compiler.compile(benchmarks, today, path, folder(target.resolve("today")));
        Map<BenchmarkSources.Source, String> lost = new LinkedHashMap<>(failed);
        if (then.isPresent()) {
            Map<BenchmarkSources.Source, BenchmarkSources.Source> older = new LinkedHashMap<>();
            failed.keySet().forEach(source -> then.get().counterpart(source)
                    .ifPresent(counterpart -> older.put(counterpart, source)));
            Map<BenchmarkSources.Source, String> again =
                    compiler.compile(older.keySet(), then.get(), path, folder(target.resolve("then")));
            older.forEach((counterpart, source) -> {
                if (!again.containsKey(counterpart)) {
                    lost.remove(source);
                }
            });
        }
        Collection<BenchmarkSources.Source> replaced = new ArrayList<>(failed.keySet());
        replaced.removeAll(lost.keySet());
        say(name, benchmarks.size() - failed.size(), replaced, lost, failed);
    }

    private Path folder(Path folder) {
        folders.add(folder);
        return folder;
    }

    private void say(String name, int good, Collection<BenchmarkSources.Source> replaced,
                     Map<BenchmarkSources.Source, String> lost, Map<BenchmarkSources.Source, String> reasons) {
        notes.add("Both sides run the benchmarks of the working tree: " + files(good));
        notes.addAll(listed(name, replaced, reasons, " in the version of each side"));
        notes.addAll(listed(name, lost.keySet(), reasons, " on one side only, and not compared"));
    }

    private static String files(int count) {
        return count + (count == 1 ? " source file" : " source files");
    }

    private static List<String> listed(String name, Collection<BenchmarkSources.Source> sources,
                                       Map<BenchmarkSources.Source, String> reasons, String what) {
        if (sources.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        lines.add(files(sources.size()) + what + ": what the working tree has does not compile against " + name + ":");
        sources.stream().limit(MAX_LISTED).forEach(source -> lines.add("  " + source + ": " + reasons.get(source)));
        if (sources.size() > MAX_LISTED) {
            lines.add("  and " + sources.stream().skip(MAX_LISTED).map(BenchmarkSources.Source::toString)
                    .collect(Collectors.joining(", ")));
        }
        return lines;
    }

    /** Returns a note for each benchmark that was replaced or is missing. */
    List<String> notes() {
        return List.copyOf(notes);
    }

    boolean hasBenchmarks() {
        return folders().stream().anyMatch(folder -> Files.exists(folder.resolve(BenchmarkModule.LIST)));
    }

    List<Path> folders() {
        return folders.stream().filter(Files::isDirectory).toList();
    }

    /**
     * Copies resources that benchmarks may read.
     *
     * @param from   folders with current resources
     * @param path   class path whose files are not replaced
     * @param target folder for the copies
     */
    void copyResources(List<Path> from, ModuleClassPath path, Path target) throws IOException {
        for (Path folder : from) {
            if (Files.isDirectory(folder)) {
                copyResources(folder, path, target);
            }
        }
        folders.add(target);
    }

    private static void copyResources(Path from, ModuleClassPath path, Path target) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(RebuiltBenchmarks::isResource).toList()) {
                Path name = from.relativize(file);
                if (!name.startsWith("META-INF") && path.folders().stream().noneMatch(
                        folder -> Files.exists(folder.resolve(name))) && !Files.exists(target.resolve(name))) {
                    Files.createDirectories(target.resolve(name).getParent());
                    Files.copy(file, target.resolve(name));
                }
            }
        }
    }

    private static boolean isResource(Path file) {
        return Files.isRegularFile(file) && !file.toString().endsWith(".class");
    }
}
