package org.openjdk.jmh.counting;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import org.openjdk.jmh.util.VmCleanup;

/**
 * The folder of one fork that is counted, which nobody else may read or write. It goes with the fork, at the end of this VM at the
 * latest, together with each process whose command names it.
 */
final class ForkFolder implements Closeable {

    private static final Path PROCESSES = Paths.get("/proc");
    private static final int MOST_TRIES = 3;

    private final Path path;

    /**
     * Makes the folder.
     *
     * @throws IOException if there is no place for temporary files
     */
    ForkFolder() throws IOException {
        path = VmCleanup.folder("jmh-count", ForkFolder::end);
    }

    Path path() {
        return path;
    }

    Path resolve(String name) {
        return path.resolve(name);
    }

    /** Where the shell that becomes the fork writes the number of its process. */
    Path number() {
        return number(path);
    }

    private static Path number(Path folder) {
        return folder.resolve("number");
    }

    /** Where the map of compiled code is, once the fork has ended. */
    Path map() {
        return resolve("map");
    }

    /** What HotSpot prints of the code that it has compiled. */
    Path printed() {
        return resolve("code");
    }

    /**
     * Returns the number of the fork's process.
     *
     * @throws IOException if it has not started
     */
    long pid() throws IOException {
        return pid(path);
    }

    private static long pid(Path folder) throws IOException {
        String number = new String(Files.readAllBytes(number(folder)), StandardCharsets.US_ASCII).trim();
        try {
            return Long.parseLong(number);
        } catch (NumberFormatException e) {
            throw new IOException("expected the fork's number, but it sent: " + number, e);
        }
    }

    /** Nothing of the fork stays on the disk. */
    @Override
    public void close() {
        removeLink(path);
        VmCleanup.remove(path);
    }

    /** Where this program is ended, the fork may go on to start and to write until it has ended as well. */
    private static void end(Path folder) {
        try {
            for (int tries = 0; tries < MOST_TRIES && Files.exists(folder); tries++) {
                killAll(folder);
                removeLink(folder);
                VmCleanup.remove(folder);
            }
        } catch (IOException | DirectoryIteratorException e) {
            // Without /proc nobody knows.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** By force: a fork that stands still hears of no other signal, and waits for ever for who has ended. */
    private static void killAll(Path folder) throws IOException, InterruptedException {
        StringBuilder named = new StringBuilder();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            for (Path process : processes) {
                if (command(process).contains(folder.getFileName().toString())) {
                    named.append(' ').append(process.getFileName());
                }
            }
        }
        if (named.length() > 0) {
            new ProcessBuilder("sh", "-c", "kill -9" + named).start().waitFor();
        }
    }

    private static String command(Path process) {
        try {
            return new String(Files.readAllBytes(process.resolve("cmdline")), StandardCharsets.UTF_8);
        } catch (IOException e) {
            // It has ended meanwhile.
            return "";
        }
    }

    /** One that leads here, and nothing that somebody else has put there. */
    private static void removeLink(Path folder) {
        try {
            Path link = Paths.get("/tmp", "perf-" + pid(folder) + ".map");
            if (Files.readSymbolicLink(link).startsWith(folder)) {
                Files.delete(link);
            }
        } catch (IOException e) {
            // There is none.
        }
    }
}
