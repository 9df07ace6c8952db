package org.openjdk.jmh.files;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessMode;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.UUID;

/**
 * File that is replaced atomically: the content is written to a temporary file beside it, flushed to disk, and renamed.
 * At any moment, and after any crash, readers find either the old or the new content. Links stay, and their target is
 * replaced. Files that cannot be replaced are written in place: pipes, devices, open files of a process, and files in
 * folders that are not writable.
 */
public final class OutputFile {

    private final Path path;
    private final boolean replaceable;

    private OutputFile(Path path, boolean replaceable) {
        this.path = path;
        this.replaceable = replaceable;
    }

    /**
     * Checks that a file can be written, without changing it.
     *
     * @param named file, which need not exist, or a link to it
     * @throws IOException if it is a folder, if its folder does not exist, or if it is not writable
     */
    public static OutputFile of(Path named) throws IOException {
        LinkedPath linked = LinkedPath.follow(named);
        checkFolder(linked.path());
        return new OutputFile(linked.path(), canBeReplaced(linked));
    }

    private static void checkFolder(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new FileSystemException(path.toString(), null, "it is a folder. Name a file in it");
        }
        Path folder = path.getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new FileSystemException(path.toString(), null, Files.exists(folder)
                    ? folder + " is no folder" : "the folder " + folder + " does not exist. Make it first");
        }
    }

    private static boolean canBeReplaced(LinkedPath linked) throws IOException {
        Path path = linked.path();
        boolean exists = Files.exists(path);
        if (exists && (linked.isDescriptor() || !Files.isRegularFile(path))) {
            path.getFileSystem().provider().checkAccess(path, AccessMode.WRITE);
            return false;
        }
        if (exists) {
            Files.newByteChannel(path, StandardOpenOption.WRITE).close();
        }
        try {
            Files.delete(Files.createFile(temporary(path)));
            return true;
        } catch (IOException e) {
            if (exists) {
                return false;
            }
            throw e;
        }
    }

    /** Returns a path in the same folder, so that it can be renamed, with a name that is never too long. */
    private static Path temporary(Path path) {
        return path.resolveSibling("jmh-" + UUID.randomUUID() + ".tmp");
    }

    /** Returns whether the file can be written repeatedly, rather than once. */
    public boolean isReplaceable() {
        return replaceable;
    }

    /** Writes the content of a file. */
    @FunctionalInterface
    public interface Content {

        /**
         * Writes all of the content.
         *
         * @param file stream, not to be closed
         * @throws IOException if writing fails
         */
        void writeTo(OutputStream file) throws IOException;
    }

    /**
     * Replaces the content of the file, and keeps its permissions.
     *
     * @throws IOException if writing failed; a replaceable file keeps its previous content
     */
    public void write(Content content) throws IOException {
        if (!replaceable) {
            fill(path, content);
            return;
        }
        Path next = Files.createFile(temporary(path));
        try {
            keepAttributes(next);
            fill(next, content);
            Files.move(next, path, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(next);
        }
    }

    private void fill(Path target, Content content) throws IOException {
        try (FileOutputStream file = new FileOutputStream(target.toFile())) {
            content.writeTo(file);
            if (replaceable) {
                file.getFD().sync();
            }
        }
    }

    /** Copies permissions and, if allowed, group and owner. */
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
            // Only root may give files away: the file then belongs to the user who runs the benchmarks.
        }
        view.setPermissions(earlier.permissions());
    }
}
