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
 * Replaces a file atomically: the content is written to a temporary file beside it, flushed to the disk, and renamed. At
 * any moment, and after any crash, readers find all of the earlier or all of the later content. The temporary file keeps
 * the owner and the permissions of the earlier one.
 */
public final class ReplacedFile {

    private final Path path;
    private final Path temporary;

    /**
     * Replaces a file by one of a fixed name, so that the next write removes what a crash has left.
     *
     * @param path in a folder that exists; the file may be missing
     */
    public ReplacedFile(Path path) {
        this(path, path.resolveSibling("." + path.getFileName() + ".tmp"));
    }

    /**
     * Replaces a file by another one.
     *
     * @param path      in a folder that exists; the file may be missing
     * @param temporary in the same folder
     */
    public ReplacedFile(Path path, Path temporary) {
        this.path = path;
        this.temporary = temporary;
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
     * Writes a content in place of the current one.
     *
     * @param content of the whole file
     * @throws IOException if that failed; the file then holds what it held before
     */
    public void write(Content content) throws IOException {
        Files.deleteIfExists(temporary);
        Files.createFile(temporary);
        try {
            keepAttributes();
            try (FileOutputStream file = new FileOutputStream(temporary.toFile())) {
                content.writeTo(file);
                file.getFD().sync();
            }
            Files.move(temporary, path, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    /** Keeps owner, group and permissions, as far as the system allows it. */
    private void keepAttributes() throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(temporary, PosixFileAttributeView.class);
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
