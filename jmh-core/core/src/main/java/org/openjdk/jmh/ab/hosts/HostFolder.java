package org.openjdk.jmh.ab.hosts;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * What hosts need on the disk: their classes, and a folder for temporary files of their own. JMH deletes its temporary
 * files when its VM ends by itself, and hosts are killed; so they are where they can be deleted from here.
 */
final class HostFolder implements Closeable {

    private final Path root;
    private final Path classes;
    private final Path temporary;

    /**
     * Creates the folder below that for temporary files of this VM.
     *
     * @throws IOException if it cannot be written
     */
    HostFolder() throws IOException {
        root = Files.createTempDirectory("jmh-host");
        classes = Files.createDirectory(root.resolve("classes"));
        temporary = Files.createDirectory(root.resolve("tmp"));
        try {
            HostClasses.copy(classes);
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    /** An entry of a class path. */
    Path classes() {
        return classes;
    }

    /** For temporary files of hosts. */
    Path temporary() {
        return temporary;
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
