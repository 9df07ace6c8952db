package org.openjdk.jmh.production.recordings;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/**
 * Checks that a file is a complete recording. Headers of chunks have their lengths, so a missing end is found without
 * parsing. The JDK's parser silently stops at the end of a truncated file.
 */
final class ChunkCheck {

    private static final int MAGIC = 'F' << 24 | 'L' << 16 | 'R' << 8;
    private static final int HEADER = 68;
    private static final int START_TIME = 32;
    /** Major version of the file format since JDK 11. */
    private static final int MAJOR_VERSION = 2;

    private ChunkCheck() {
    }

    /**
     * Returns the time from the start of the first chunk to the end of the last one, or throws an IOException if the
     * file is incomplete.
     */
    static TimeSpan check(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new UnusableRecordingException(file + ": no such file; expected a recording (.jfr)");
        }
        try (RandomAccessFile chunks = new RandomAccessFile(file.toFile(), "r")) {
            long start = 0;
            int number = 0;
            TimeSpan span = null;
            do {
                number++;
                long next = start + length(file, chunks, start, number);
                span = TimeSpan.of(span, times(chunks, start));
                start = next;
            } while (start < chunks.length());
            return span;
        }
    }

    private static long length(Path file, RandomAccessFile chunks, long start, int number) throws IOException {
        chunks.seek(start);
        long left = chunks.length() - start;
        if (number == 1 && (left < Integer.BYTES || chunks.readInt() != MAGIC)) {
            throw new UnusableRecordingException(file
                    + ": not a recording of the Java Flight Recorder; expected the output of JFR.dump or filename=");
        }
        if (left < HEADER) {
            throw truncated(file, number);
        }
        chunks.seek(start);
        if (chunks.readInt() != MAGIC) {
            throw new UnusableRecordingException(
                    file + ": damaged: chunk " + number + " has no header at byte " + start);
        }
        int major = chunks.readShort();
        chunks.readShort();
        if (major != MAJOR_VERSION) {
            throw new UnusableRecordingException(file + ": format " + major + " of recordings; expected format 2");
        }
        long length = chunks.readLong();
        if (length == 0) {
            throw new UnusableRecordingException(file + ": chunk " + number
                    + " is unfinished, because its VM ended while it wrote; use the output of JFR.dump or filename=, "
                    + "or the earlier files of the VM's repository");
        }
        if (length < HEADER || length > left) {
            throw truncated(file, number);
        }
        return length;
    }

    private static TimeSpan times(RandomAccessFile chunks, long start) throws IOException {
        chunks.seek(start + START_TIME);
        Instant begin = Instant.EPOCH.plusNanos(chunks.readLong());
        return new TimeSpan(begin, begin.plusNanos(chunks.readLong()));
    }

    private static UnusableRecordingException truncated(Path file, int number) {
        return new UnusableRecordingException(file + ": truncated in chunk " + number + "; copy it again");
    }
}
