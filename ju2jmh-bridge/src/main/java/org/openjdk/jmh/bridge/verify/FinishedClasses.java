package org.openjdk.jmh.bridge.verify;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;

/**
 * How the benchmarks of those classes ran that a run had done with before it was interrupted: one file for each class, which
 * the next run takes if nothing changed, and which a run that comes to its end deletes.
 */
public final class FinishedClasses {

    private static final String SEPARATOR = "\t";

    private final Path folder;
    private final Function<BenchmarkClass, String> version;

    /**
     * Names a folder.
     *
     * @param folder  the folder of the files, which need not exist
     * @param version what tells whether a class and all that it needs is still the same, on one line
     */
    public FinishedClasses(Path folder, Function<BenchmarkClass, String> version) {
        this.folder = folder;
        this.version = version;
    }

    private Path file(BenchmarkClass type) {
        return folder.resolve(type.qualifiedName());
    }

    /** The attempts at a class; empty if it was not done with, or changed. */
    Optional<List<BenchmarkAttempt>> of(BenchmarkClass type, List<VerifiedBenchmark> subjects) throws IOException {
        if (!Files.exists(file(type))) {
            return Optional.empty();
        }
        List<String> lines = Files.readAllLines(file(type), StandardCharsets.UTF_8);
        if (lines.isEmpty() || !lines.get(0).equals(version.apply(type))) {
            return Optional.empty();
        }
        Map<String, VerifiedBenchmark> byName =
                subjects.stream().collect(Collectors.toMap(VerifiedBenchmark::benchmark, each -> each));
        return Optional.of(lines.subList(1, lines.size()).stream().map(line -> parse(line, byName)).toList());
    }

    void add(BenchmarkClass type, List<BenchmarkAttempt> attempts) throws IOException {
        Files.createDirectories(folder);
        List<String> lines = new ArrayList<>(List.of(version.apply(type)));
        attempts.forEach(attempt -> lines.add(line(attempt)));
        Path draft = Files.write(folder.resolve(type.qualifiedName() + ".new"), lines, StandardCharsets.UTF_8);
        Files.move(draft, file(type), StandardCopyOption.REPLACE_EXISTING);
    }

    /** The run came to its end: the next one begins anew. */
    void delete(List<BenchmarkClass> types) throws IOException {
        for (BenchmarkClass type : types) {
            Files.deleteIfExists(file(type));
        }
        if (Files.isDirectory(folder)) {
            try (var files = Files.list(folder)) {
                if (files.findAny().isPresent()) {
                    return;
                }
            }
            Files.delete(folder);
        }
    }

    private static String line(BenchmarkAttempt attempt) {
        String message = attempt.message().replaceAll("[\\t\\n\\r]", " ");
        return String.join(SEPARATOR, attempt.subject().benchmark(), attempt.set() == null ? "" : attempt.set(),
                Integer.toString(attempt.invocation()), message);
    }

    private static BenchmarkAttempt parse(String line, Map<String, VerifiedBenchmark> byName) {
        String[] fields = line.split(SEPARATOR, -1);
        return new BenchmarkAttempt(Objects.requireNonNull(byName.get(fields[0])),
                fields[1].isEmpty() ? null : fields[1],
                Integer.parseInt(fields[2]),
                fields[3]);
    }
}
