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
import java.time.Duration;

/** Keeps two runs from adding to a history at once, be they in one VM or in two. */
final class HistoryLock implements Closeable {

    /**
     * Adding takes far less than a second; but on a busy machine, many runs may end at once, and each waits for its
     * turn.
     */
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final long PAUSE_MILLIS = 100;
    private static final long MILLIS = 1000;

    private final FileChannel channel;

    private HistoryLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Waits for the lock.
     *
     * @param file to be added to
     * @throws IOException if it cannot be had, or other runs hold it for five minutes
     */
    static HistoryLock take(Path file) throws IOException {
        return take(file, PATIENCE);
    }

    static HistoryLock take(Path file, Duration patience) throws IOException {
        Path lock = file.resolveSibling("." + file.getFileName() + ".lock");
        FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            long start = System.nanoTime();
            do {
                if (isTaken(channel)) {
                    return new HistoryLock(channel);
                }
                Thread.sleep(PAUSE_MILLIS);
            } while (System.nanoTime() - start < patience.toNanos());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        channel.close();
        throw new IOException(
                "another run has locked " + lock + " for more than " + patience.toMillis() / MILLIS + " s");
    }

    private static boolean isTaken(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /** Returns the cause in the words of the operating system, as far as there are any. */
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
