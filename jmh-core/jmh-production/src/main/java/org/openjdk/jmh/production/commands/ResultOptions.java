package org.openjdk.jmh.production.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.results.measures.MethodResults;
import picocli.CommandLine.Option;

/** Selects the benchmark results. */
final class ResultOptions {

    @Option(names = {"-r", "--results"}, paramLabel = "FILE", split = ",",
            description = "JSON of JMH (-rf json) whose benchmarks name methods with @Measures. Separate several by "
                    + "commas; the latest result of a benchmark counts.")
    private List<Path> files = List.of();

    boolean isGiven() {
        return !files.isEmpty();
    }

    MethodResults read() throws IOException {
        for (Path file : files) {
            if (!Files.isReadable(file)) {
                throw new IOException(file + ": no such file; expected JSON of JMH (-rf json)");
            }
        }
        MethodResults results = MethodResults.read(files);
        if (results.methods().isEmpty()) {
            throw new IOException(results.size() == 0 ? "the results are empty: " + files
                    : "none of " + results.size()
                            + " results names a method: put @Measures(\"package.Type#method(Type)\") "
                            + "on benchmarks and measure them with this JMH");
        }
        return results;
    }
}
