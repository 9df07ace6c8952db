package org.openjdk.jmh.results.forkhistory;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps two runs from adding to a history at once, be they in one VM or in two. */
final class HistoryLock implements Closeable {

    /** Adding takes far less than a second. */
    private static final int TRIES = 100;
    private static final long PAUSE_MILLIS = 100;

    private final FileChannel channel;

    private HistoryLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Waits for the lock.
     *
     * @param file to be added to
     * @throws IOException if it cannot be had, or another run holds it for 10 s
     */
    static HistoryLock take(Path file) throws IOException {
        Path lock = file.resolveSibling("." + file.getFileName() + ".lock");
        FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            for (int i = 0; i < TRIES; i++) {
                if (isTaken(channel)) {
                    return new HistoryLock(channel);
                }
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        channel.close();
        throw new IOException("another run holds " + lock);
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /** The cause in the words of the operating system, as far as there are any. */
    static String reason(IOException e) {
        String reason = e instanceof FileSystemException ? ((FileSystemException) e).getReason() : e.getMessage();
        if (reason != null) {
            return reason;
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        return e instanceof NoSuchFileException ? "no such file or folder" : e.toString();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
