package org.openjdk.jmh.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Target of symbolic links, so that a file is replaced in its own folder rather than in that of a link. */
final class LinkedPath {

    /** The limit of Linux. */
    private static final int MOST_LINKS = 40;

    private final Path path;
    private final boolean descriptor;

    private LinkedPath(Path path, boolean descriptor) {
        this.path = path;
        this.descriptor = descriptor;
    }

    /**
     * Follows all links.
     *
     * @param start path, which need not exist, nor need the target of a link
     * @throws IOException if a link cannot be read, or links form a cycle
     */
    static LinkedPath follow(Path start) throws IOException {
        Path path = start.toAbsolutePath();
        for (int links = 0; links <= MOST_LINKS; links++) {
            if (isDescriptor(path)) {
                return new LinkedPath(path, true);
            }
            if (!Files.isSymbolicLink(path)) {
                return new LinkedPath(path, false);
            }
            path = path.resolveSibling(Files.readSymbolicLink(path));
        }
        throw new FileSystemException(start.toString(), null, "too many symbolic links");
    }

    /**
     * Returns whether a path is an open file, as behind {@code /dev/stdout}. These look like links to where they were
     * opened.
     */
    private static boolean isDescriptor(Path path) throws IOException {
        Path folder = path.getParent();
        return folder != null && Files.isDirectory(folder) && folder.toRealPath().startsWith("/proc");
    }

    /** Returns the absolute path of the target, which need not exist. */
    Path path() {
        return path;
    }

    /** Returns whether the path is an open file of a process. */
    boolean isDescriptor() {
        return descriptor;
    }
}
