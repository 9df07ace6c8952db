package org.openjdk.jmh.results.json;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;

/**
 * A file that is written under another name beside it, flushed to the disk, and renamed: who looks at any moment, or
 * after any crash, finds all of the earlier or all of the later content. Who writes it keeps others from doing so
 * meanwhile; what a crash leaves of the other file goes with the next write. The core, which writes results without
 * this library as well, replaces its own files by itself.
 */
public final class ReplacedFile {

    private final Path path;

    /**
     * Creates a file that exists already, or not yet.
     *
     * @param path of the file itself, in a folder that exists
     */
    public ReplacedFile(Path path) {
        this.path = path;
    }

    /** Writes a content. */
    @FunctionalInterface
    public interface Content {

        /**
         * Writes all of it.
         *
         * @param file not to be closed
         * @throws IOException if that failed; the file then holds what it held before
         */
        void writeTo(OutputStream file) throws IOException;
    }

    /**
     * Writes a content in place of what the file holds. Whoever may read it keeps being allowed to.
     *
     * @param content of the whole file
     * @throws IOException if that failed; the file then holds what it held before
     */
    public void write(Content content) throws IOException {
        Path next = path.resolveSibling("." + path.getFileName() + ".tmp");
        Files.deleteIfExists(next);
        Files.createFile(next);
        try {
            keepAttributes(next);
            try (FileOutputStream file = new FileOutputStream(next.toFile())) {
                content.writeTo(file);
                file.getFD().sync();
            }
            Files.move(next, path, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(next);
        }
    }

    /** Another owner stays the owner where the system lets us. */
    private void keepAttributes(Path next) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(next, PosixFileAttributeView.class);
        if (view == null || !Files.exists(path)) {
            return;
        }
        PosixFileAttributes earlier = Files.readAttributes(path, PosixFileAttributes.class);
        try {
            view.setGroup(earlier.group());
            view.setOwner(earlier.owner());
        } catch (IOException e) {
            // Only root may change owners: the file then belongs to the user who runs the benchmarks.
        }
        view.setPermissions(earlier.permissions());
    }
}
