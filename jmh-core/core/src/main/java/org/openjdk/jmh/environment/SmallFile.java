package org.openjdk.jmh.environment;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A small file of the system that is read again and again: opened once, read from its start into the same memory, which
 * is a new state each time, and searched there. Never throws: what cannot be read is not known.
 */
final class SmallFile implements Closeable {

    /** Of what cannot be read, is no number, or is one that no counter can have. */
    static final long UNKNOWN = -1;

    /** The files of interest are shorter; of {@code /proc/stat}, the first line is. */
    private static final int MOST_BYTES = 2048;
    private static final int DECIMAL = 10;
    private static final long LARGEST = Long.MAX_VALUE / DECIMAL - 1;

    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(MOST_BYTES);
    private int end;

    private SmallFile(FileChannel channel) {
        this.channel = channel;
    }

    /** Opens a file; one that is not there has nothing in it. */
    static SmallFile open(Path file) {
        try {
            return new SmallFile(FileChannel.open(file, StandardOpenOption.READ));
        } catch (IOException | RuntimeException e) {
            return new SmallFile(null);
        }
    }

    /** Tells whether there is such a file. */
    boolean exists() {
        return channel != null;
    }

    /**
     * Reads the file as it is now.
     *
     * @return whether there was anything in it
     */
    boolean read() {
        end = 0;
        if (channel != null) {
            try {
                buffer.clear();
                end = Math.max(0, channel.read(buffer, 0));
            } catch (IOException e) {
                return false;
            }
        }
        return end > 0;
    }

    /**
     * Returns a number of the line that begins with a word.
     *
     * @param label the word with what follows it, such as a colon; none for the first line
     * @param field which number behind it, from 0
     * @return 0 or more, or {@link #UNKNOWN}
     */
    long number(String label, int field) {
        int place = behind(label);
        return place < 0 ? UNKNOWN : number(place, field);
    }

    /**
     * Returns a number of the first line behind the last occurrence of a character in the file.
     *
     * @param last  the character
     * @param field which word behind it, from 0
     * @return 0 or more, or {@link #UNKNOWN}
     */
    long numberBehind(char last, int field) {
        for (int place = end - 1; place >= 0; place--) {
            if (buffer.get(place) == last) {
                return number(place + 1, field);
            }
        }
        return UNKNOWN;
    }

    private int behind(String label) {
        int line = 0;
        while (line < end) {
            if (begins(line, label)) {
                return line + label.length();
            }
            while (line < end && buffer.get(line) != '\n') {
                line++;
            }
            line++;
        }
        return -1;
    }

    private boolean begins(int line, String label) {
        for (int i = 0; i < label.length(); i++) {
            if (line + i >= end || buffer.get(line + i) != label.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private long number(int start, int field) {
        int place = start;
        for (int skipped = 0; skipped < field; skipped++) {
            place = wordEnd(wordStart(place));
        }
        int first = wordStart(place);
        int last = wordEnd(first);
        return last > first ? parsed(first, last) : UNKNOWN;
    }

    private int wordStart(int place) {
        int start = place;
        while (start < end && isBlank(buffer.get(start))) {
            start++;
        }
        return start;
    }

    private int wordEnd(int place) {
        int wordEnd = place;
        while (wordEnd < end && buffer.get(wordEnd) != '\n' && !isBlank(buffer.get(wordEnd))) {
            wordEnd++;
        }
        return wordEnd;
    }

    private static boolean isBlank(byte character) {
        return character == ' ' || character == '\t';
    }

    private long parsed(int first, int last) {
        long value = 0;
        for (int place = first; place < last; place++) {
            int digit = buffer.get(place) - '0';
            if (digit < 0 || digit >= DECIMAL || value > LARGEST) {
                return UNKNOWN;
            }
            value = value * DECIMAL + digit;
        }
        return value;
    }

    @Override
    public void close() {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            // It was only read.
        }
    }
}
