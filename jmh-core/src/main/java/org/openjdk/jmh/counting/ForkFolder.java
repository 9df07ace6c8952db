package org.openjdk.jmh.counting;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import org.openjdk.jmh.util.VmCleanup;

/**
 * The temporary folder of one counted fork, which other users can neither read nor write. It is deleted with the fork,
 * or when this VM ends; then each process whose command line contains its name is killed as well.
 */
final class ForkFolder implements Closeable {

    private static final int MAX_TRIES = 3;

    final Path path;

    /** @throws IOException if it cannot be created */
    ForkFolder() throws IOException {
        path = VmCleanup.folder("jmh-count", ForkFolder::end);
    }

    Path resolve(String name) {
        return path.resolve(name);
    }

    /** Returns the file to which the shell that becomes the fork writes its process ID. */
    Path pidFile() {
        return pidFile(path);
    }

    private static Path pidFile(Path folder) {
        return folder.resolve("number");
    }

    /** Returns the map of compiled code, which the fork writes when it ends. */
    Path map() {
        return resolve("map");
    }

    /** Returns the file to which HotSpot prints compiled code. */
    Path printed() {
        return resolve("code");
    }

    /** Returns the process ID of the fork. Throws if it has not started. */
    long pid() throws IOException {
        return pid(path);
    }

    private static long pid(Path folder) throws IOException {
        String number = new String(Files.readAllBytes(pidFile(folder)), StandardCharsets.US_ASCII).trim();
        try {
            return Long.parseLong(number);
        } catch (NumberFormatException e) {
            throw new IOException("expected the fork's number, but it sent: " + number, e);
        }
    }

    @Override
    public void close() {
        removeLink(path);
        VmCleanup.remove(path);
    }

    /** Retries, because the fork may still start or write files while this VM ends. */
    private static void end(Path folder) {
        try {
            for (int tries = 0; tries < MAX_TRIES && Files.exists(folder); tries++) {
                ForkProcess.killAll(folder.getFileName().toString());
                removeLink(folder);
                VmCleanup.remove(folder);
            }
        } catch (IOException | DirectoryIteratorException e) {
            // Without /proc, processes cannot be found.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Deletes the link to the map, but not a file of another program. */
    private static void removeLink(Path folder) {
        try {
            Path link = Paths.get("/tmp", "perf-" + pid(folder) + ".map");
            if (Files.readSymbolicLink(link).startsWith(folder)) {
                Files.delete(link);
            }
        } catch (IOException e) {
            // There is no link.
        }
    }
}
