package org.openjdk.jmh.builds.processes;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Locks a folder by a lock of the operating system on a file beside it, which the system releases when its process
 * ends. Process ids would not work: containers that share a folder have separate ones.
 */
final class FolderLock {

    private static final String END = ".lock";

    /** Folders that this process has locked. Testing such a lock would release it, since locks belong to processes. */
    private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    final Path folder;
    private final FileChannel channel;

    private FolderLock(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    /**
     * Creates a lock for a new folder. If the file system has no locks, no other process considers the folder
     * abandoned.
     */
    static FolderLock ofNew(Path parent, String prefix) throws IOException {
        while (true) {
            Optional<FolderLock> lock = take(real(parent.resolve(prefix + UUID.randomUUID())), true);
            if (lock.isPresent()) {
                return lock.get();
            }
        }
    }

    /** Locks an abandoned folder; empty if a process holds the lock, or this is unknown. */
    static Optional<FolderLock> ofAbandoned(Path folder) throws IOException {
        return take(real(folder), false);
    }

    private static Path real(Path folder) throws IOException {
        return folder.toAbsolutePath().getParent().toRealPath().resolve(folder.getFileName());
    }

    /** Locks a file and checks that it still exists, since other processes do not see a lock on a removed file. */
    private static Optional<FolderLock> take(Path folder, boolean otherwise) throws IOException {
        if (!OWN.add(folder)) {
            return Optional.empty();
        }
        Path file = file(folder);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FolderLock lock = new FolderLock(folder, channel);
        if (isTaken(channel, otherwise) && Files.exists(file)) {
            return Optional.of(lock);
        }
        lock.forget();
        return Optional.empty();
    }

    private static boolean isTaken(FileChannel channel, boolean otherwise) {
        try {
            return channel.tryLock() != null;
        } catch (IOException | OverlappingFileLockException e) {
            return otherwise;
        }
    }

    private static Path file(Path folder) {
        return folder.resolveSibling(folder.getFileName() + END);
    }

    /** Returns the folder that a file locks; other files are returned unchanged. */
    static Path folder(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(END) ? file.resolveSibling(name.substring(0, name.length() - END.length())) : file;
    }

    /**
     * Unlocks after the folder was removed. The file is removed first, since an unlocked file marks an abandoned
     * folder.
     */
    void close() {
        try {
            Files.deleteIfExists(file(folder));
        } catch (IOException e) {
            // The next process removes the file.
        }
        forget();
    }

    private void forget() {
        try {
            channel.close();
        } catch (IOException e) {
            // The system releases the lock when this process ends.
        }
        OWN.remove(folder);
    }
}
