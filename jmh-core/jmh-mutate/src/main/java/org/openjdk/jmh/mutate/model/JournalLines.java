package org.openjdk.jmh.mutate.model;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * Represents a file with one JSON object per line, written immediately so that an interrupted run can continue. An
 * incomplete last line is dropped.
 *
 * @param <T> type of a line
 */
public final class JournalLines<T> implements Closeable {

    private static final Gson GSON =
            new GsonBuilder().serializeSpecialFloatingPointValues().disableHtmlEscaping().create();

    private final Writer out;

    /** Receives the lines of an existing file. */
    @FunctionalInterface
    public interface Taker<T> {

        /**
         * Accepts a line.
         *
         * @return false to drop this line and all lines after it
         * @throws MutateException if the file must not be changed; it stays as it is
         */
        boolean take(T line) throws MutateException;
    }

    /**
     * Opens a file, or creates it, and passes on its complete lines.
     *
     * @param first line that starts an empty file
     * @throws MutateException if the receiver throws it
     */
    public JournalLines(Path file, Class<T> type, T first, Taker<T> taker) throws IOException, MutateException {
        StringBuilder whole = new StringBuilder();
        if (Files.exists(file)) {
            for (String text : Files.readAllLines(file, StandardCharsets.UTF_8)) {
                T line = parsed(text, type);
                if (line == null || !taker.take(line)) {
                    break;
                }
                whole.append(text).append('\n');
            }
        }
        if (whole.length() == 0) {
            whole.append(GSON.toJson(first)).append('\n');
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, whole);
        out = Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
    }

    private static <T> @Nullable T parsed(String text, Class<T> type) {
        try {
            return GSON.fromJson(text, type);
        } catch (JsonParseException e) {
            return null;
        }
    }

    /** Adds a line and flushes it. */
    public void write(T line) throws IOException {
        out.write(GSON.toJson(line) + "\n");
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
