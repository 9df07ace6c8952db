package org.openjdk.jmh.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The target of symbolic links, so that a file is replaced in its own folder rather than in that of a link. */
final class LinkedPath {

    /** The limit of Linux. */
    private static final int MAX_LINKS = 40;

    final Path path;
    final boolean descriptor;

    private LinkedPath(Path path, boolean descriptor) {
        this.path = path;
        this.descriptor = descriptor;
    }

    /**
     * Follows all links of a path. Neither the path nor the target of a link needs to exist. Throws if links form a
     * cycle.
     */
    static LinkedPath follow(Path start) throws IOException {
        Path path = start.toAbsolutePath();
        for (int links = 0; links <= MAX_LINKS; links++) {
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
     * Returns whether a path is an open file, such as the target of {@code /dev/stdout}. Such a path looks like a link
     * to where the file was opened.
     */
    private static boolean isDescriptor(Path path) throws IOException {
        Path folder = path.getParent();
        return folder != null && Files.isDirectory(folder) && folder.toRealPath().startsWith("/proc");
    }
}
