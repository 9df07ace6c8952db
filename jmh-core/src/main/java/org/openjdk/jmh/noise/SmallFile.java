package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.Arrays;

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

    private final RandomAccessFile file;
    private final byte[] buffer = new byte[MOST_BYTES];
    private int end;

    private SmallFile(RandomAccessFile file) {
        this.file = file;
    }

    /** Opens a file; one that is not there has nothing in it. */
    static SmallFile open(Path file) {
        try {
            return new SmallFile(new RandomAccessFile(file.toFile(), "r"));
        } catch (IOException | RuntimeException e) {
            return new SmallFile(null);
        }
    }

    /** Returns whether the file exists. */
    boolean exists() {
        return file != null;
    }

    /**
     * Reads the file as it is now.
     *
     * @return whether there was anything in it
     */
    boolean read() {
        end = 0;
        if (file != null) {
            try {
                file.seek(0);
                end = Math.max(0, file.read(buffer));
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
            if (buffer[place] == last) {
                return number(place + 1, field);
            }
        }
        return UNKNOWN;
    }

    /** Tells whether the file begins with one of some texts. */
    boolean beginsWithAny(String... texts) {
        return Arrays.stream(texts).anyMatch(text -> begins(0, text));
    }

    private int behind(String label) {
        int line = 0;
        while (line < end) {
            if (begins(line, label)) {
                return line + label.length();
            }
            while (line < end && buffer[line] != '\n') {
                line++;
            }
            line++;
        }
        return -1;
    }

    private boolean begins(int line, String label) {
        for (int i = 0; i < label.length(); i++) {
            if (line + i >= end || buffer[line + i] != label.charAt(i)) {
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
        while (start < end && isBlank(buffer[start])) {
            start++;
        }
        return start;
    }

    private int wordEnd(int place) {
        int wordEnd = place;
        while (wordEnd < end && buffer[wordEnd] != '\n' && !isBlank(buffer[wordEnd])) {
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
            int digit = buffer[place] - '0';
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
            if (file != null) {
                file.close();
            }
        } catch (IOException e) {
            // It was only read.
        }
    }
}
