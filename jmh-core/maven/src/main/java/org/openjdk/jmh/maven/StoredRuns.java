package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoExecutionException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The results of earlier runs of a module: files that are named by the time of the run. */
final class StoredRuns {

    private static final String END = ".json";

    private final Path folder;

    private StoredRuns(Path folder) {
        this.folder = folder;
    }

    /**
     * The runs in a folder of results.
     *
     * @throws MojoExecutionException if it cannot be made
     */
    static StoredRuns of(Path results) throws MojoExecutionException {
        try {
            return new StoredRuns(Files.createDirectories(results.resolve("runs")));
        } catch (IOException e) {
            throw new MojoExecutionException("cannot make a folder in " + results + ": " + e.getMessage(), e);
        }
    }

    /** The file for the run of a time. */
    Path file(String time) {
        return folder.resolve(time + END);
    }

    /** All files, the oldest first. */
    List<Path> all() throws MojoExecutionException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(END)).sorted().toList();
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read " + folder + ": " + e.getMessage(), e);
        }
    }

    Optional<Path> newest() throws MojoExecutionException {
        List<Path> all = all();
        return all.isEmpty() ? Optional.empty() : Optional.of(all.get(all.size() - 1));
    }
}
