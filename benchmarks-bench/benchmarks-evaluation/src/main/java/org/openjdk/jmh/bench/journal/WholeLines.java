package org.openjdk.jmh.bench.journal;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;

/** Reads the whole lines of a file and remembers where they are. */
final class WholeLines {

    private final RandomAccessFile file;
    private final byte[] buffer = new byte[1 << 16];
    private int filled;
    private int used;
    private long start;
    private long end;

    WholeLines(RandomAccessFile file) {
        this.file = file;
    }

    /** The next line that has an end, or null. */
    String next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        while (fill()) {
            byte read = buffer[used++];
            if (read == '\n') {
                start = end;
                end = start + line.size() + 1;
                return line.toString(StandardCharsets.UTF_8);
            }
            line.write(read);
        }
        return null;
    }

    private boolean fill() throws IOException {
        if (used == filled) {
            filled = Math.max(0, file.read(buffer));
            used = 0;
        }
        return filled > 0;
    }

    /** Where the newest line begins. */
    long start() {
        return start;
    }

    /** Its bytes without the end of the line. */
    int length() {
        return (int) (end - start) - 1;
    }

    /** Where the newest whole line ends. */
    long end() {
        return end;
    }
}
