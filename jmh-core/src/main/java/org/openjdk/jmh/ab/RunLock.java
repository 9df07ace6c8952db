package org.openjdk.jmh.ab;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;
import org.openjdk.jmh.util.FileFailure;
import org.openjdk.jmh.util.LockFailure;

/**
 * JMH's lock, which prevents two runs on a machine from disturbing each other. This process holds it for all workers.
 */
final class RunLock {

    private final FileChannel channel;

    private RunLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Returns the lock of a run that needs none, because other runs do not affect its counts. */
    static RunLock none() {
        return new RunLock(null);
    }

    /** Takes the lock, unless the system property {@code jmh.ignoreLock} is set. Throws if another JMH holds it. */
    static RunLock take() throws LockFailure {
        if (Boolean.getBoolean("jmh.ignoreLock")) {
            return none();
        }
        Path file = Paths.get(System.getProperty("java.io.tmpdir"), "jmh.lock");
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                throw new IOException("it is not a regular file");
            }
            FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            // As in JMH, because other users take the same lock.
            file.toFile().setWritable(true, false);
            if (isLocked(channel)) {
                return new RunLock(channel);
            }
            channel.close();
        } catch (IOException e) {
            throw LockFailure.unusable(file.toString(), FileFailure.reason(e));
        }
        throw LockFailure.heldByAnother(file.toString());
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
            // The system releases it when this process ends.
        }
    }
}
