package org.openjdk.jmh.bridge;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Looks at the places that results are to go to before anything is done. Folders are made where the project is, that is
 * below the current or the project's folder; elsewhere a missing folder is rather a slip of the pen.
 */
final class Destinations {

    private final List<Path> homes;

    /**
     * Prepares the look.
     *
     * @param directory the folder of the project
     */
    Destinations(Path directory) {
        homes = Stream.of(Path.of(""), directory).map(home -> home.toAbsolutePath().normalize()).toList();
    }

    /** Refuses a folder that cannot be made. */
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

    /** Refuses a file in whose place there is a folder, or whose folder cannot be made. */
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
