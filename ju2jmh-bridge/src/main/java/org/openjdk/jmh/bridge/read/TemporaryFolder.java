package org.openjdk.jmh.bridge.read;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.openjdk.jmh.util.ShutdownHook;

/** A folder for one step of a run, which is gone after it, even if a signal ends the run. */
public final class TemporaryFolder implements AutoCloseable {

    /** How long the end of a run waits for a folder that somebody still writes to. */
    private static final int PATIENCE = 5;

    private final Path path;
    private final ShutdownHook hook;

    /**
     * Makes a folder.
     *
     * @param prefix the beginning of its name
     * @throws IOException if it cannot be made
     */
    public TemporaryFolder(String prefix) throws IOException {
        path = Files.createTempDirectory(prefix);
        hook = ShutdownHook.within(prefix + "-cleaner", PATIENCE, this::deleteAtTheEnd);
    }

    /**
     * Returns the folder.
     *
     * @return its path
     */
    public Path path() {
        return path;
    }

    private void deleteAtTheEnd() {
        while (Files.exists(path)) {
            try {
                delete();
            } catch (IOException e) {
                // The VM that writes there is about to end, too.
                Thread.onSpinWait();
            }
        }
    }

    private void delete() throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.walk(path)) {
            all = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : all) {
            Files.deleteIfExists(file);
        }
    }

    @Override
    public void close() throws IOException {
        hook.close();
        delete();
    }
}
