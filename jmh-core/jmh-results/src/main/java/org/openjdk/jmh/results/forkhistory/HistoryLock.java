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

/** Prevents two runs, in the same or different VMs, from writing a history at the same time. */
final class HistoryLock implements Closeable {

    /** Adding takes well under a second, but many runs may end at once on a busy machine. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final long PAUSE_MILLIS = 100;
    private static final long MILLIS = 1000;

    private final FileChannel channel;

    private HistoryLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Waits for the lock of a file for up to five minutes, and throws an IOException after that. */
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

    /** Returns the operating system's description of an error, if there is one. */
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
