package org.openjdk.jmh.results.journal;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * An append-only sequence of frames in a file. Each frame is on disk when {@link #append} returns.
 *
 * <p>Implementation note. A frame consists of a mark, the length of its content, a checksum of length and content, and
 * the content. Bytes that a crash leaves after the last complete frame are skipped by readers and overwritten by the
 * next frame. Other damage costs only its own frame: reading resumes at the next mark with a valid checksum. The file
 * is accessed without a {@link java.nio.channels.FileChannel}, which an interrupted thread would close.
 */
final class FrameFile {

    /** "JMHF" in ASCII. */
    private static final int MARK = 0x4a4d4846;
    private static final int HEAD = 3 * Integer.BYTES;
    private static final int CHUNK = 1 << 16;

    /**
     * Limits the bytes read for invalid frames to this multiple of the file's length. A damaged file may contain many
     * false marks, and reading all of their frames would take quadratic time.
     */
    private static final int MAX_REREADS = 16;

    private final RandomAccessFile file;
    private final long start;
    private long lastStart;
    private long end;
    private long damaged;
    private long invalidBytes;

    /**
     * @param file  opened for reading and writing
     * @param start offset of the first frame
     */
    FrameFile(RandomAccessFile file, long start) {
        this.file = file;
        this.start = start;
        this.lastStart = start;
        this.end = start;
    }

    /** Passes the content of each complete frame to a reader, in order. */
    void read(Reader reader) throws IOException, JournalException {
        long size = file.length();
        long position = start;
        while (position < size) {
            byte[] content = contentAt(position, size);
            if (content == null) {
                long next = nextMark(position + 1, size);
                damaged += next - position;
                position = next;
            } else {
                lastStart = position;
                position += HEAD + content.length;
                end = position;
                reader.read(content);
            }
        }
    }

    /** Returns the content of the frame at an offset, or null if there is no complete frame. */
    private byte[] contentAt(long position, long size) throws IOException {
        if (size - position < HEAD) {
            return null;
        }
        file.seek(position);
        int mark = file.readInt();
        int length = file.readInt();
        int checksum = file.readInt();
        if (mark != MARK || length <= 0 || length > size - position - HEAD) {
            return null;
        }
        if (checksum(length) != checksum) {
            invalidBytes += length;
            if (invalidBytes > MAX_REREADS * (size + CHUNK)) {
                throw new IOException(
                        "it is damaged from byte " + end
                                + " on, and contains too much data that only looks like forks");
            }
            return null;
        }
        byte[] content = new byte[length];
        file.seek(position + HEAD);
        file.readFully(content);
        return content;
    }

    /** Computes the checksum of the following bytes in chunks, because their length may be damaged. */
    private int checksum(int length) throws IOException {
        CRC32 crc = begunChecksum(length);
        byte[] chunk = new byte[Math.min(CHUNK, length)];
        for (int left = length; left > 0; left -= chunk.length) {
            int part = Math.min(chunk.length, left);
            file.readFully(chunk, 0, part);
            crc.update(chunk, 0, part);
        }
        return (int) crc.getValue();
    }

    private static CRC32 begunChecksum(int length) {
        CRC32 crc = new CRC32();
        crc.update(ByteBuffer.allocate(Integer.BYTES).putInt(length).array());
        return crc;
    }

    private static int checksum(byte[] content) {
        CRC32 crc = begunChecksum(content.length);
        crc.update(content);
        return (int) crc.getValue();
    }

    /** Returns the offset of the next mark, or the end of the file. */
    private long nextMark(long from, long size) throws IOException {
        byte[] chunk = new byte[CHUNK];
        for (long position = from; size - position >= Integer.BYTES;) {
            int length = (int) Math.min(CHUNK, size - position);
            file.seek(position);
            file.readFully(chunk, 0, length);
            ByteBuffer bytes = ByteBuffer.wrap(chunk, 0, length);
            for (int i = 0; i <= length - Integer.BYTES; i++) {
                if (bytes.getInt(i) == MARK) {
                    return position + i;
                }
            }
            position += length - Integer.BYTES + 1;
        }
        return size;
    }

    /** Returns a message about the skipped bytes of a named file, empty if there are none. */
    Optional<String> damage(String name) {
        return damaged == 0 ? Optional.empty() : Optional.of((damaged == 1 ? "1 byte of " : damaged + " bytes of ")
                + name + (damaged == 1 ? " is" : " are") + " cut off or damaged; JMH drops them");
    }

    /** Drops the last frame, which the next one overwrites. */
    void dropLast() {
        end = lastStart;
    }

    /**
     * Appends a frame with content that is not empty, and returns when it is on disk. If writing fails, the file
     * contains the previous frames.
     */
    void append(byte[] content) throws IOException {
        ByteBuffer frame = ByteBuffer.allocate(HEAD + content.length);
        frame.putInt(MARK).putInt(content.length).putInt(checksum(content)).put(content);
        try {
            cut();
            file.seek(end);
            file.write(frame.array());
            file.getFD().sync();
        } catch (IOException e) {
            cutQuietly();
            throw e;
        }
        lastStart = end;
        end += frame.capacity();
    }

    private void cut() throws IOException {
        if (file.length() > end) {
            file.setLength(end);
        }
    }

    private void cutQuietly() {
        try {
            cut();
        } catch (IOException e) {
            // Readers skip the partial frame, and the next one overwrites it.
        }
    }

    @FunctionalInterface
    interface Reader {

        void read(byte[] content) throws IOException, JournalException;
    }
}
