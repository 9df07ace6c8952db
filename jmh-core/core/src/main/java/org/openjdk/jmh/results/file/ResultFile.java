package org.openjdk.jmh.results.file;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.AccessMode;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.Collection;
import java.util.UUID;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.shards.ShardMark;
import org.openjdk.jmh.util.FileFailure;

/**
 * Where a run writes its results.
 *
 * <p>A file is written under another name beside it, flushed to the disk, and renamed: who looks at any moment, or after
 * any crash, finds all of the earlier or all of the later results. What cannot be replaced is written in place: pipes
 * and devices, files that a process has open, and files in folders where nothing can be created.
 */
public final class ResultFile {

    private final String name;
    private final Path path;
    private final ResultFormatType format;
    private final boolean replaceable;

    private ResultFile(String name, Path path, ResultFormatType format, boolean replaceable) {
        this.name = name;
        this.path = path;
        this.format = format;
        this.replaceable = replaceable;
    }

    /**
     * Checks that a file can be written, without touching what it holds.
     *
     * @param name   as the user gave it
     * @param format of the results
     * @throws ResultFileException if it is a folder, in no folder, or not writable
     */
    public static ResultFile open(String name, ResultFormatType format) throws ResultFileException {
        try {
            LinkedPath linked = LinkedPath.follow(Paths.get(name));
            checkFolder(name, linked.path());
            return new ResultFile(name, linked.path(), format, canBeReplaced(linked));
        } catch (IOException e) {
            throw new ResultFileException(name, FileFailure.reason(e));
        } catch (InvalidPathException e) {
            throw new ResultFileException(name, e.getReason());
        }
    }

    private static void checkFolder(String name, Path path) throws ResultFileException {
        if (Files.isDirectory(path)) {
            throw new ResultFileException(name, "it is a folder. Name a file in it");
        }
        Path folder = path.getParent();
        if (!Files.isDirectory(folder)) {
            throw new ResultFileException(name, Files.exists(folder)
                    ? folder + " is no folder" : "the folder " + folder + " does not exist. Make it first");
        }
    }

    private static boolean canBeReplaced(LinkedPath linked) throws IOException {
        Path path = linked.path();
        boolean exists = Files.exists(path);
        if (exists && (linked.isDescriptor() || !Files.isRegularFile(path))) {
            path.getFileSystem().provider().checkAccess(path, AccessMode.WRITE);
            return false;
        }
        if (exists) {
            Files.newByteChannel(path, StandardOpenOption.WRITE).close();
        }
        try {
            Files.delete(Files.createFile(temporary(path)));
            return true;
        } catch (IOException e) {
            if (exists) {
                return false;
            }
            throw e;
        }
    }

    /** Beside the file, so that it can be renamed, and with a name that is never too long. */
    private static Path temporary(Path path) {
        return path.resolveSibling("jmh-result-" + UUID.randomUUID() + ".tmp");
    }

    /**
     * Tells whether the file can be written again and again.
     *
     * @return false for what is written once, at the end of the run
     */
    public boolean isReplaceable() {
        return replaceable;
    }

    /**
     * Writes results in place of those that the file holds.
     *
     * @param results all that it is to hold
     * @throws ResultFileException if that failed; the file then holds what it held before, where it is replaceable
     */
    public void write(Collection<RunResult> results) throws ResultFileException {
        ShardMark.tellSuiteOnce(results);
        write(file -> {
            FailureMemory memory = new FailureMemory(file);
            PrintStream out = new PrintStream(new BufferedOutputStream(memory), false, "UTF-8");
            ResultFormatFactory.getInstance(format, out).writeOut(results);
            out.flush();
            memory.rethrow();
        });
    }

    /**
     * Writes results that are in another file in place of those that this one holds.
     *
     * @param source the other file, in the format of this one
     * @throws ResultFileException if that failed; the file then holds what it held before, where it is replaceable
     */
    public void copy(Path source) throws ResultFileException {
        write(file -> Files.copy(source, file));
    }

    private void write(Content content) throws ResultFileException {
        try {
            if (replaceable) {
                replace(content);
            } else {
                fill(path, content);
            }
        } catch (IOException e) {
            throw new ResultFileException(name, FileFailure.reason(e));
        }
    }

    private void replace(Content content) throws IOException {
        Path next = Files.createFile(temporary(path));
        try {
            keepAttributes(next);
            fill(next, content);
            Files.move(next, path, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(next);
        }
    }

    /** Whoever may read the results keeps being allowed to; another owner stays the owner where the system lets us. */
    private void keepAttributes(Path next) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(next, PosixFileAttributeView.class);
        if (view == null || !Files.exists(path)) {
            return;
        }
        PosixFileAttributes earlier = Files.readAttributes(path, PosixFileAttributes.class);
        try {
            view.setGroup(earlier.group());
            view.setOwner(earlier.owner());
        } catch (IOException e) {
            // Only root may give files away: the file then belongs to whoever runs the benchmarks.
        }
        view.setPermissions(earlier.permissions());
    }

    private void fill(Path target, Content content) throws IOException {
        try (FileOutputStream file = new FileOutputStream(target.toFile())) {
            content.writeTo(file);
            if (replaceable) {
                file.getFD().sync();
            }
        }
    }

    @FunctionalInterface
    private interface Content {

        void writeTo(OutputStream file) throws IOException;
    }

    /** As the user gave it. */
    @Override
    public String toString() {
        return name;
    }
}
