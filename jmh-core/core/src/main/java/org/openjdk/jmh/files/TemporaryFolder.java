package org.openjdk.jmh.files;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** A folder below that for temporary files of this VM, which goes with all that is in it. */
public final class TemporaryFolder implements Closeable {

    private final Path root;

    /**
     * Creates the folder.
     *
     * @param prefix of its name
     * @throws IOException if it cannot be written
     */
    public TemporaryFolder(String prefix) throws IOException {
        root = Files.createTempDirectory(prefix);
    }

    /** Where it is. */
    public Path path() {
        return root;
    }

    /** Deletes all of it, as far as it can be: what is left over is no reason to fail. */
    @Override
    public void close() {
        try {
            Files.walkFileTree(root, new SimpleFileVisitor<Path>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    return deleted(file);
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException failure) {
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path folder, IOException failure) {
                    return deleted(folder);
                }
            });
        } catch (IOException e) {
            throw new IllegalStateException("who visits throws nothing", e);
        }
    }

    private static FileVisitResult deleted(Path path) {
        path.toFile().delete();
        return FileVisitResult.CONTINUE;
    }
}
