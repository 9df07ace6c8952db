package org.openjdk.jmh.builds.process;

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
 * A lock of the system on a folder, in a file beside it, which ends with the process that holds it. The number of a process
 * says less: containers that share a folder count their own.
 */
final class FolderLock {

    private static final String END = ".lock";

    /** To look at the lock of this very process would end it, as the system counts by processes. */
    private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    private final Path folder;
    private final FileChannel channel;

    private FolderLock(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    /**
     * Takes the lock of a folder that does not exist yet. Where the file system has no locks, nobody takes it for left over
     * either.
     *
     * @param parent of the folder
     * @param prefix of its name
     */
    static FolderLock ofNew(Path parent, String prefix) throws IOException {
        while (true) {
            Optional<FolderLock> lock = take(real(parent.resolve(prefix + UUID.randomUUID())), true);
            if (lock.isPresent()) {
                return lock.get();
            }
        }
    }

    /**
     * Takes the lock of a folder whose process has ended.
     *
     * @return empty where a process holds it, or that cannot be known
     */
    static Optional<FolderLock> ofLeft(Path folder) throws IOException {
        return take(real(folder), false);
    }

    private static Path real(Path folder) throws IOException {
        return folder.toAbsolutePath().getParent().toRealPath().resolve(folder.getFileName());
    }

    /** Of a file that was removed before it was locked, nobody else would see the lock. */
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

    /** The folder that a file is the lock of; of all else, the file. */
    static Path folder(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(END) ? file.resolveSibling(name.substring(0, name.length() - END.length())) : file;
    }

    Path folder() {
        return folder;
    }

    /** Ends it, after the folder was removed. The file goes first: once the lock has ended, it says that the folder is left over. */
    void close() {
        try {
            Files.deleteIfExists(file(folder));
        } catch (IOException e) {
            // The next one removes it.
        }
        forget();
    }

    private void forget() {
        try {
            channel.close();
        } catch (IOException e) {
            // It ends with this process at the latest.
        }
        OWN.remove(folder);
    }
}
