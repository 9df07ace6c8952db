package org.openjdk.jmh.ab;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;

/** JMH's lock of the machine, which keeps two runs from disturbing each other: held here for all hosts. */
final class RunLock {

    private final FileChannel channel;

    private RunLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Returns the lock of a run that takes none, as what else runs on the machine does not change its counts. */
    static RunLock none() {
        return new RunLock(null);
    }

    /** Takes the lock, unless the system property {@code jmh.ignoreLock} says not to. */
    static RunLock take() throws SideException {
        if (Boolean.getBoolean("jmh.ignoreLock")) {
            return none();
        }
        Path file = Paths.get(System.getProperty("java.io.tmpdir"), "jmh.lock");
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                throw new IOException("it is no regular file");
            }
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            // As JMH does: other users take the same lock.
            file.toFile().setWritable(true, false);
            if (isLocked(channel)) {
                return new RunLock(channel);
            }
            channel.close();
        } catch (IOException e) {
            throw new SideException("JMH's lock " + file + " cannot be taken: " + e.getMessage()
                    + ". -Djmh.ignoreLock=true does without it");
        }
        throw new SideException(
                "Another JMH runs on this machine and holds " + file + ": both would disturb each other. "
                        + "-Djmh.ignoreLock=true runs nevertheless");
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    void close() {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            // The lock ends with this process at the latest.
        }
    }
}
