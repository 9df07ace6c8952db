package org.openjdk.jmh.builds.reports;

import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the results of a module's runs, in files named by the time of the run. */
public final class StoredRuns {

    private static final String END = ".json";

    private final Path folder;

    private StoredRuns(Path folder) {
        this.folder = folder;
    }

    public static StoredRuns of(Path results) throws BuildException {
        return Attempt.to("create a folder in " + results,
                () -> new StoredRuns(Files.createDirectories(results.resolve("runs"))));
    }

    public Path file(String time) {
        return folder.resolve(time + END);
    }

    /** Returns all files, oldest first. */
    public List<Path> all() throws BuildException {
        return Attempt.to("read " + folder, () -> {
            try (Stream<Path> files = Files.list(folder)) {
                return files.filter(file -> file.toString().endsWith(END)).sorted().toList();
            }
        });
    }

    public Optional<Path> newest() throws BuildException {
        List<Path> all = all();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }
}
