package org.openjdk.jmh.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** Kind of measurements that a file holds, recognized by its first bytes. */
enum FileContentKind {

    JOURNAL("the journal of a run", "JMH journal "),
    HISTORY("a history", "\\{\"jmhHistory\":"),
    RESULTS("results", "\\s*\\[\\s*\\{\\s*\"jmhVersion\"|\"Benchmark\"[,;]\"Mode\"");

    /** Number of bytes to read, more than any kind needs. */
    private static final int FIRST = 200;

    private final String words;
    private final Pattern start;

    FileContentKind(String words, String start) {
        this.words = words;
        this.start = Pattern.compile(start);
    }

    /** Returns the kind of a file; empty for any other content, and if it cannot be read. */
    static Optional<FileContentKind> of(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        byte[] bytes = new byte[FIRST];
        int length = 0;
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = 0; read >= 0 && length < FIRST; read = in.read(bytes, length, FIRST - length)) {
                length += read;
            }
        } catch (IOException e) {
            return Optional.empty();
        }
        String text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
        return Arrays.stream(values()).filter(content -> content.start.matcher(text).lookingAt()).findFirst();
    }

    @Override
    public String toString() {
        return words;
    }
}
