package org.openjdk.jmh.results.journal;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.openjdk.jmh.util.FileFailure;

/**
 * The file of a journal: a first line with the format, followed by frames. While it is open, no other process writes
 * it.
 */
final class JournalFile implements Closeable {

    /** Version of the format. Other versions are rejected, because they could be misread. */
    static final int VERSION = 3;

    private static final String MAGIC = "JMH journal ";
    private static final int LONGEST_FIRST_LINE = MAGIC.length() + 12;

    private final String name;
    private final RandomAccessFile file;

    private JournalFile(String name, RandomAccessFile file) {
        this.name = name;
        this.file = file;
    }

    /**
     * Opens and locks a file.
     *
     * @param create whether to create a missing file
     * @throws JournalException if it is a folder, missing, not writable, or in use by another run
     */
    static JournalFile open(String name, boolean create) throws JournalException {
        try {
            Path path = Paths.get(name).toAbsolutePath();
            check(name, path, create);
            JournalFile opened = new JournalFile(name, new RandomAccessFile(path.toFile(), "rw"));
            opened.lock();
            return opened;
        } catch (IOException | InvalidPathException e) {
            throw new JournalException(name, "cannot be written: " + (e instanceof IOException
                    ? FileFailure.reason((IOException) e) : e.getMessage()));
        }
    }

    /** Opens a file for reading, without a lock: another run may be writing it. */
    static JournalFile openToRead(Path path) throws JournalException {
        try {
            return new JournalFile(path.toString(), new RandomAccessFile(path.toFile(), "r"));
        } catch (IOException e) {
            throw new JournalException(path.toString(), "cannot be read: " + FileFailure.reason(e));
        }
    }

    static boolean isOne(Path path) throws IOException {
        byte[] magic = MAGIC.getBytes(StandardCharsets.ISO_8859_1);
        byte[] start = new byte[magic.length];
        try (DataInputStream in = new DataInputStream(Files.newInputStream(path))) {
            in.readFully(start);
            return Arrays.equals(magic, start);
        } catch (EOFException e) {
            return false;
        }
    }

    private static void check(String name, Path path, boolean create) throws IOException, JournalException {
        if (Files.isDirectory(path)) {
            throw new JournalException(name, "cannot be written: it is a folder: name a file in it");
        }
        if (create && !Files.isDirectory(path.getParent())) {
            throw new JournalException(name, "cannot be written: the folder " + path.getParent()
                    + " does not exist: create it first");
        }
        if (!Files.exists(path)) {
            if (!create) {
                throw new JournalException(name, "does not exist, so there is no run to continue: leave -resume out");
            }
        } else if (!Files.isRegularFile(path)) {
            throw new JournalException(name, "cannot be written: it is not a regular file");
        } else {
            Files.newByteChannel(path, StandardOpenOption.READ, StandardOpenOption.WRITE).close();
        }
    }

    /** Locks a byte beyond the end of the file, so that others can still read and copy it. */
    private void lock() throws IOException, JournalException {
        FileLock lock = null;
        try {
            lock = file.getChannel().tryLock(Long.MAX_VALUE - 1, 1, false);
        } catch (OverlappingFileLockException e) {
            // Another run of this VM holds the lock.
        }
        if (lock == null) {
            file.close();
            throw new JournalException(name, "is in use by another run: wait for its end, or name another file");
        }
    }

    boolean isEmpty() throws IOException {
        return file.length() == 0;
    }

    /** Returns whether the file contains at most a part of the first line, as after a crash. */
    boolean isBlank() throws IOException {
        String line = firstLine();
        return line.length() == file.length() && firstLine(VERSION).startsWith(line);
    }

    private static String firstLine(int version) {
        return MAGIC + version + "\n";
    }

    private String firstLine() throws IOException {
        byte[] bytes = new byte[(int) Math.min(LONGEST_FIRST_LINE, file.length())];
        file.seek(0);
        file.readFully(bytes);
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int end = text.indexOf('\n');
        return end < 0 ? text : text.substring(0, end + 1);
    }

    /** Truncates the file, and writes the first line. */
    FrameFile clear() throws IOException {
        byte[] line = firstLine(VERSION).getBytes(StandardCharsets.ISO_8859_1);
        file.setLength(0);
        file.seek(0);
        file.write(line);
        return new FrameFile(file, line.length);
    }

    /** Returns the frames of a journal. Throws if the file is no journal, or one of another version. */
    FrameFile frames() throws IOException, JournalException {
        String line = firstLine();
        if (!line.startsWith(MAGIC)) {
            throw new JournalException(name, "is not a journal of JMH: name another file");
        }
        int version = version(line.substring(MAGIC.length()));
        if (version != VERSION) {
            throw new JournalException(name, "has format " + version + ", but this JMH reads only format " + VERSION
                    + ": use the JMH that wrote it");
        }
        return new FrameFile(file, line.length());
    }

    private int version(String text) throws JournalException {
        if (!text.matches("[1-9][0-9]{0,8}\n")) {
            throw new JournalException(name, "is damaged in its first line and cannot be used");
        }
        return Integer.parseInt(text.trim());
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
