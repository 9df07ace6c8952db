package org.openjdk.jmh.util;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;

/** Removes files if possible. Leftovers in a folder of temporary files are no reason to fail. */
final class BestEffortRemoval extends SimpleFileVisitor<Path> {

    /** With the pause below, 2 s: a killed process mostly ends within milliseconds. */
    private static final int MAX_TRIES = 20;
    private static final long MILLIS_BETWEEN_TRIES = 100;

    private boolean isComplete = true;

    private BestEffortRemoval() {
    }

    /**
     * Removes a file, or a folder with its content. It retries for 2 s, because a process that is just ending may still
     * write there.
     */
    static void of(Path path) {
        try {
            for (int tries = 1; !isRemoved(path) && tries < MAX_TRIES; tries++) {
                TimeUnit.MILLISECONDS.sleep(MILLIS_BETWEEN_TRIES);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns whether nothing is left, or nothing more can be done. */
    private static boolean isRemoved(Path path) {
        BestEffortRemoval removal = new BestEffortRemoval();
        try {
            Files.walkFileTree(path, removal);
        } catch (IOException e) {
            throw new IllegalStateException("the visitor throws no exception", e);
        }
        return removal.isComplete || !Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

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

    private FileVisitResult deleted(Path path) {
        isComplete &= path.toFile().delete();
        return FileVisitResult.CONTINUE;
    }
}
