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
 * The Java sources among which the benchmarks are. Those that name a class of JMH are benchmarks; among main classes, all
 * others are what is measured.
 *
 * @param roots   folders that packages begin in
 * @param inTests whether all of them belongs to benchmarks, as nothing in it is measured
 * @param charset of the files
 */
public record BenchmarkSources(List<Path> roots, boolean inTests, Charset charset) {

    private static final String JMH = "org.openjdk.jmh.";

    /**
     * A file.
     *
     * @param root it is in
     * @param path from there
     */
    public record Source(Path root, Path path) {

        /** Returns where it is. */
        public Path file() {
            return root.resolve(path);
        }

        /** For people: the name of its class. */
        @Override
        public String toString() {
            return path.toString().replaceFirst("\\.java$", "").replace(path.getFileSystem().getSeparator(), ".");
        }
    }

    /** The benchmarks, sorted by names. */
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

    /** The same file elsewhere, if it is there. */
    public Optional<Source> counterpart(Source source) {
        return roots.stream().map(root -> new Source(root, source.path())).filter(other -> Files.exists(other.file()))
                .findFirst();
    }

    /** The same folders in another tree; those that are there. */
    public BenchmarkSources moved(Path from, Path to) {
        return new BenchmarkSources(roots.stream().map(root -> to.resolve(from.relativize(root)))
                .filter(Files::isDirectory).toList(), inTests, charset);
    }
}
