package org.openjdk.jmh.files;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.AccessMode;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import org.openjdk.jmh.results.json.ReplacedFile;

/**
 * A file that is replaced atomically: the content is written to a temporary file beside it, flushed to disk, and
 * renamed. At any moment, and after any crash, readers find either the old or the new content. Links stay, and their
 * target is replaced. Files that cannot be replaced are written in place: pipes, devices, open files of a process, and
 * files in folders that are not writable.
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
        checkFolder(linked.path);
        return new OutputFile(linked.path, canBeReplaced(linked));
    }

    private static void checkFolder(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new FileSystemException(path.toString(), null, "it is a folder: name a file in it");
        }
        Path folder = path.getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new FileSystemException(path.toString(), null, Files.exists(folder)
                    ? folder + " is not a folder" : "the folder " + folder + " does not exist: create it first");
        }
    }

    private static boolean canBeReplaced(LinkedPath linked) throws IOException {
        Path path = linked.path;
        boolean exists = Files.exists(path);
        if (exists && (linked.descriptor || !Files.isRegularFile(path))) {
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

    public boolean isReplaceable() {
        return replaceable;
    }

    /**
     * Replaces the content of the file, and keeps its permissions. If writing fails, a replaceable file keeps its
     * content.
     */
    public void write(ReplacedFile.Content content) throws IOException {
        if (replaceable) {
            new ReplacedFile(path, temporary(path)).write(content);
            return;
        }
        try (FileOutputStream file = new FileOutputStream(path.toFile())) {
            content.writeTo(file);
        }
    }
}
