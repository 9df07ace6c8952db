package org.openjdk.jmh.noise;

import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;

/**
 * A small file of the system that is read again and again: opened once, and read from its start, which is a new state
 * each time. Never throws: what cannot be read is not known.
 */
final class SmallFile implements Closeable {

    /** Of what cannot be read, is no number, or is one that no counter can have. */
    static final long UNKNOWN = -1;

    /** The files of interest are shorter; of {@code /proc/stat}, the first line is. */
    private static final int MOST_BYTES = 2048;
    private static final Pattern BLANKS = Pattern.compile("[ \t]+");
    private static final Pattern COUNT = Pattern.compile("\\d{1,18}");

    private final RandomAccessFile file;
    private final byte[] buffer = new byte[MOST_BYTES];
    private String text = "";

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
        text = "";
        if (file != null) {
            try {
                file.seek(0);
                text = new String(buffer, 0, Math.max(0, file.read(buffer)), StandardCharsets.ISO_8859_1);
            } catch (IOException e) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    /**
     * Returns a number of the line that begins with a word.
     *
     * @param label the word with what follows it, such as a colon; none for the first line
     * @param field which number behind it, from 0
     * @return 0 or more, or {@link #UNKNOWN}
     */
    long number(String label, int field) {
        int line = text.startsWith(label) ? 0 : text.indexOf("\n" + label) + 1;
        return text.startsWith(label, line) ? numberIn(text.substring(line + label.length()), field) : UNKNOWN;
    }

    /**
     * Returns a number of the first line behind the last occurrence of a character in the file.
     *
     * @param last  the character
     * @param field which word behind it, from 0
     * @return 0 or more, or {@link #UNKNOWN}
     */
    long numberBehind(char last, int field) {
        return text.indexOf(last) < 0 ? UNKNOWN : numberIn(text.substring(text.lastIndexOf(last) + 1), field);
    }

    private static long numberIn(String lines, int field) {
        String[] words = BLANKS.split(lines.split("\n", 2)[0].trim());
        return field < words.length && COUNT.matcher(words[field]).matches() ? Long.parseLong(words[field]) : UNKNOWN;
    }

    /** Tells whether the file begins with one of some texts. */
    boolean beginsWithAny(String... texts) {
        return Arrays.stream(texts).anyMatch(text::startsWith);
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
