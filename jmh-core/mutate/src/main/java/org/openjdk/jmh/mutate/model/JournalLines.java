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
 * A file with a line of JSON for each thing as soon as it is known, so that what is interrupted goes on. A last line that was
 * cut off is forgotten.
 *
 * @param <T> what a line says
 */
public final class JournalLines<T> implements Closeable {

    private static final Gson GSON =
            new GsonBuilder().serializeSpecialFloatingPointValues().disableHtmlEscaping().create();

    private final Writer out;

    /**
     * Takes lines over.
     *
     * @param <T> what a line says
     */
    @FunctionalInterface
    public interface Taker<T> {

        /**
         * Takes one.
         *
         * @param line as it was written
         * @return false if it and all behind it are to be forgotten
         * @throws MutateException if the file must not be written any more; it stays as it is
         */
        boolean take(T line) throws MutateException;
    }

    /**
     * Opens a file, which is made where there is none, and hands over what it says.
     *
     * @param file  where it is
     * @param type  of the lines
     * @param first line of a file in which nothing is kept
     * @param taker of the lines that are whole
     * @throws MutateException as the taker does
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

    /**
     * Adds a line, which the system has when this returns.
     *
     * @param line what is known
     */
    public void write(T line) throws IOException {
        out.write(GSON.toJson(line) + "\n");
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
