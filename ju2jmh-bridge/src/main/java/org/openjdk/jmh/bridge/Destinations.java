package org.openjdk.jmh.bridge;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Checks destinations before a run starts. Below the current folder and the project's folder, missing folders are
 * created. Elsewhere, a missing parent folder is an error, because it is probably a typing mistake.
 */
final class Destinations {

    private final List<Path> homes;

    Destinations(Path directory) {
        homes = Stream.of(Path.of(""), directory).map(home -> home.toAbsolutePath().normalize()).toList();
    }

    /** Rejects a folder that cannot be created. */
    void folder(String option, @Nullable Path folder) throws BridgeException {
        if (folder == null) {
            return;
        }
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new BridgeException(option + " " + folder + ": this is a file, not a folder");
        }
        if (!Files.exists(folder)) {
            parent(option, folder);
        }
    }

    /** Rejects a file if its path is a folder or its folder cannot be created. */
    void file(String option, @Nullable Path file) throws BridgeException {
        if (file == null) {
            return;
        }
        if (Files.isDirectory(file)) {
            throw new BridgeException(option + " " + file + ": this is a folder, not a file");
        }
        parent(option, file);
    }

    private void parent(String option, Path place) throws BridgeException {
        Path absolute = place.toAbsolutePath().normalize();
        Path parent = absolute.getParent();
        boolean made = homes.stream().anyMatch(absolute::startsWith);
        if (!made && parent != null && !Files.isDirectory(parent)) {
            throw new BridgeException(option + " " + place + ": there is no folder " + parent);
        }
    }
}
