package org.openjdk.jmh.builds.modules;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds Java sources that contain benchmarks: those that mention JMH. Among main classes, all others are measured code.
 *
 * @param roots   source folders
 * @param inTests whether all sources belong to benchmarks, since they are tests
 */
public record BenchmarkSources(List<Path> roots, boolean inTests, Charset charset) {

    private static final String JMH = "org.openjdk.jmh.";

    /** Represents a source file by its source folder and the path below it. */
    public record Source(Path root, Path path) {

        public Path file() {
            return root.resolve(path);
        }

        @Override
        public String toString() {
            return path.toString().replaceFirst("\\.java$", "").replace(path.getFileSystem().getSeparator(), ".");
        }
    }

    /** Returns the benchmarks, sorted by name. */
    public List<Source> benchmarks() throws IOException {
        List<Source> found = new ArrayList<>();
        for (Path root : roots) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : files.filter(file -> file.toString().endsWith(".java")).sorted().toList()) {
                    if (new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains(JMH)) {
                        found.add(new Source(root, root.relativize(file)));
                    }
                }
            }
        }
        return found;
    }

    /** Returns the same file in these source folders, if it exists. */
    public Optional<Source> counterpart(Source source) {
        return roots.stream().map(root -> new Source(root, source.path())).filter(other -> Files.exists(other.file()))
                .findFirst();
    }

    /** Returns the existing source folders at the same place in another tree. */
    public BenchmarkSources moved(Path from, Path to) {
        return new BenchmarkSources(roots.stream().map(root -> to.resolve(from.relativize(root)))
                .filter(Files::isDirectory).toList(), inTests, charset);
    }
}
