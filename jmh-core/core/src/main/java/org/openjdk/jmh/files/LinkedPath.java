package org.openjdk.jmh.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Follows symbolic links by hand: a file is replaced where it is, and not where a link to it stands. */
final class LinkedPath {

    /** As many as Linux follows. */
    private static final int MOST_LINKS = 40;

    private final Path path;
    private final boolean descriptor;

    private LinkedPath(Path path, boolean descriptor) {
        this.path = path;
        this.descriptor = descriptor;
    }

    /**
     * Follows links as far as they lead.
     *
     * @param start need not exist, nor need what a link leads to
     * @return what is behind them
     * @throws IOException if a link cannot be read, or links lead in a circle
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

    /** Files that a process has open, as behind {@code /dev/stdout}, look like links to where they were opened. */
    private static boolean isDescriptor(Path path) throws IOException {
        Path folder = path.getParent();
        return folder != null && Files.isDirectory(folder) && folder.toRealPath().startsWith("/proc");
    }

    /**
     * Returns what is behind all links.
     *
     * @return an absolute path; the file need not exist
     */
    Path path() {
        return path;
    }

    /**
     * Tells whether the path stands for an open file.
     *
     * @return whether it is one of those that the system lists as a process's
     */
    boolean isDescriptor() {
        return descriptor;
    }
}
