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
 * Replaces a file atomically: writes a temporary file beside it, flushes it to disk and renames it. Readers see either
 * the old or the new content, even after a crash. The owner and permissions are kept.
 */
public final class ReplacedFile {

    private final Path path;
    private final Path temporary;

    /**
     * Creates a replacement whose temporary file has a fixed name, so that the next write removes what a crash left.
     *
     * @param path in an existing folder; the file may be missing
     */
    public ReplacedFile(Path path) {
        this(path, path.resolveSibling("." + path.getFileName() + ".tmp"));
    }

    /** Creates a replacement, which may be missing, and a temporary file in the same existing folder. */
    public ReplacedFile(Path path, Path temporary) {
        this.path = path;
        this.temporary = temporary;
    }

    @FunctionalInterface
    public interface Content {

        /** Writes the whole content without closing the stream. */
        void writeTo(OutputStream file) throws IOException;
    }

    /** Replaces the content of the file. If an IOException is thrown, the file is unchanged. */
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

    /** Copies owner, group and permissions as far as the system allows it. */
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
            // Only root may change owners: the file then belongs to the current user.
        }
        view.setPermissions(earlier.permissions());
    }
}
