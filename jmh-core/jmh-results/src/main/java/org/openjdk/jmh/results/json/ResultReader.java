package org.openjdk.jmh.results.json;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * Reads a result file in JMH's JSON format, optionally compressed by gzip. Only one result is in memory at a time, so a
 * file may be larger than memory.
 */
public final class ResultReader implements Closeable {

    private static final int GZIP_MAGIC = 0x1f8b;
    private static final String EXPECTED =
            "expected a JSON list of results, which begins with [, as -rf json writes it";
    private static final String CUT_OFF = "ends in the middle of its compressed data; copy it once more";
    private static final int BUFFER = 1 << 16;
    private static final Pattern POSITION = Pattern.compile("line \\d+ column \\d+");

    private final String file;
    private final InputStream bytes;
    private final JsonReader json;
    private int read;

    /** Opens a file, or throws an exception if that fails or it is not a result file. */
    public ResultReader(Path file) throws UnreadableResultFileException {
        this.file = file.toString();
        try {
            bytes = open(file);
            json = new ShallowReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UnreadableResultFileException(this.file, reason(e), e);
        }
        begin();
    }

    /**
     * Reads from a stream.
     *
     * @param bytes closed with this reader
     * @param name  used in messages
     * @throws UnreadableResultFileException if it is not a result file
     */
    public ResultReader(InputStream bytes, String name) throws UnreadableResultFileException {
        file = name;
        this.bytes = bytes;
        json = new ShallowReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
        begin();
    }

    private static InputStream open(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new IOException("is a folder; expected a file");
        }
        InputStream bytes = new BufferedInputStream(Files.newInputStream(file), BUFFER);
        bytes.mark(2);
        int magic = bytes.read() << Byte.SIZE | bytes.read();
        bytes.reset();
        return magic == GZIP_MAGIC ? new GZIPInputStream(bytes, BUFFER) : bytes;
    }

    private static String reason(IOException e) {
        return e instanceof NoSuchFileException ? "no such file"
                : e instanceof AccessDeniedException ? "may not be read"
                        : e instanceof EOFException ? CUT_OFF
                                : e instanceof ZipException ? "is damaged: its compressed data cannot be read ("
                                        + e.getMessage() + ")" : String.valueOf(e.getMessage());
    }

    private void begin() throws UnreadableResultFileException {
        try {
            json.beginArray();
        } catch (EOFException e) {
            throw new UnreadableResultFileException(file, isAtItsEnd() ? "is empty; " + EXPECTED : CUT_OFF, e);
        } catch (ZipException e) {
            throw new UnreadableResultFileException(file, reason(e), e);
        } catch (IOException | IllegalStateException e) {
            throw new UnreadableResultFileException(file, "is not a result file; " + EXPECTED, e);
        }
    }

    /** Distinguishes an empty file from truncated compressed data, which have no end. */
    private boolean isAtItsEnd() {
        try {
            return bytes.available() == 0;
        } catch (IOException e) {
            return true;
        }
    }

    /**
     * Reads the next result.
     *
     * @return null after the last one
     * @throws UnreadableResultFileException if it cannot be read; the earlier results are valid
     */
    public @Nullable StoredResult next() throws UnreadableResultFileException {
        try {
            if (json.hasNext()) {
                return result();
            }
            json.endArray();
            if (json.peek() == JsonToken.END_DOCUMENT) {
                return null;
            }
        } catch (EOFException e) {
            throw truncated(e);
        } catch (JsonParseException | MalformedJsonException | IllegalStateException e) {
            if (e.getCause() instanceof OutOfMemoryError) {
                throw (OutOfMemoryError) e.getCause();
            }
            throw e.getCause() instanceof EOFException ? truncated(e) : damaged(e);
        } catch (UnreadableResultFileException e) {
            throw e;
        } catch (IOException e) {
            throw new UnreadableResultFileException(file, "cannot be read after " + results() + ": " + e.getMessage(),
                    e);
        }
        throw damaged(null);
    }

    private StoredResult result() throws UnreadableResultFileException {
        String place = place();
        JsonElement element = JsonParser.parseReader(json);
        read++;
        try {
            return new StoredResult(element);
        } catch (IllegalArgumentException e) {
            throw new UnreadableResultFileException(file, "result " + read + ", " + place + ": " + e.getMessage(), e);
        }
    }

    private UnreadableResultFileException truncated(Exception cause) {
        return new UnreadableResultFileException(file, "ends in the middle of the list of results, after " + results()
                + "; expected ]", cause);
    }

    private UnreadableResultFileException damaged(@Nullable Exception cause) {
        return new UnreadableResultFileException(file, "is damaged after " + results() + ", " + place()
                + ": expected another result or ]", cause);
    }

    private String results() {
        return read + (read == 1 ? " result" : " results");
    }

    /** Returns the position in the text, which Gson only reveals in {@code toString()}. */
    private String place() {
        Matcher position = POSITION.matcher(json.toString());
        return position.find() ? position.group() : "at an unknown position";
    }

    @Override
    public String toString() {
        return file;
    }

    @Override
    public void close() throws IOException {
        json.close();
    }

    /** Rejects deeply nested JSON, which would overflow the stack of recursive code. */
    private static final class ShallowReader extends JsonReader {

        /** Several times the depth of results, even with foreign keys. */
        private static final int DEEPEST = 100;

        private int depth;

        ShallowReader(Reader text) {
            super(text);
        }

        @Override
        public void beginArray() throws IOException {
            super.beginArray();
            enter();
        }

        @Override
        public void beginObject() throws IOException {
            super.beginObject();
            enter();
        }

        private void enter() throws IOException {
            if (++depth > DEEPEST) {
                throw new MalformedJsonException("nested more than " + DEEPEST + " times");
            }
        }

        @Override
        public void endArray() throws IOException {
            super.endArray();
            depth--;
        }

        @Override
        public void endObject() throws IOException {
            super.endObject();
            depth--;
        }
    }
}
