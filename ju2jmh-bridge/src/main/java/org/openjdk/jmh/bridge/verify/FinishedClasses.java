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
 * Stores results of finished classes, so that an interrupted verification can continue. There is one file per class,
 * which is valid as long as its version is the same. A completed verification deletes all files.
 *
 * @param folder  folder of the files, which need not exist
 * @param version returns a line that changes with a class and its dependencies
 */
public record FinishedClasses(Path folder, Function<BenchmarkClass, String> version) {

    private static final String SEPARATOR = "\t";

    private Path file(BenchmarkClass type) {
        return folder.resolve(type.qualifiedName());
    }

    /** Returns the results of a class; empty if it is not finished or has changed. */
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

    /** Deletes the files after a completed verification. */
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
