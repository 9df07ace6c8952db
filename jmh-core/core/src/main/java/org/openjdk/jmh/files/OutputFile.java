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
 * A file that is written under another name beside it, flushed to the disk, and renamed: who looks at any moment, or after
 * any crash, finds all of the earlier or all of the later content. Links stay, as what they lead to is replaced. What
 * cannot be replaced is written in place: pipes and devices, files that a process has open, and files in folders where
 * nothing can be created.
 */
public final class OutputFile {

    private final Path path;
    private final boolean replaceable;

    private OutputFile(Path path, boolean replaceable) {
        this.path = path;
        this.replaceable = replaceable;
    }

    /**
     * Checks that a file can be written, without touching what it holds.
     *
     * @param named the file, which need not exist, or a link to it
     * @return the file
     * @throws IOException if it is a folder, in no folder, or not writable
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

    /** Beside the file, so that it can be renamed, and with a name that is never too long. */
    private static Path temporary(Path path) {
        return path.resolveSibling("jmh-" + UUID.randomUUID() + ".tmp");
    }

    /**
     * Tells whether the file can be written again and again.
     *
     * @return false for what is to be written once
     */
    public boolean isReplaceable() {
        return replaceable;
    }

    /** Writes a content. */
    @FunctionalInterface
    public interface Content {

        /**
         * Writes all of it.
         *
         * @param file not to be closed
         * @throws IOException if that failed
         */
        void writeTo(OutputStream file) throws IOException;
    }

    /**
     * Writes a content in place of what the file holds. Whoever may read it keeps being allowed to.
     *
     * @param content of the whole file
     * @throws IOException if that failed; the file then holds what it held before, where it is replaceable
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
            // Only root may give files away: the file then belongs to whoever runs the benchmarks.
        }
        view.setPermissions(earlier.permissions());
    }
}
