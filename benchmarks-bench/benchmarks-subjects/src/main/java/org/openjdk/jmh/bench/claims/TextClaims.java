package org.openjdk.jmh.bench.claims;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Performance;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What is said of texts and streams.
 *
 * <ol>
 * <li>{@link StringBuilder}: "will be faster under most implementations" than StringBuffer.
 * <li>{@link Pattern#matches}: to compile once "will be more efficient".
 * <li>{@link BufferedOutputStream}: bytes come "without necessarily causing a call" of the system for each.
 * <li>Jackson's wiki, JSON three ways: streaming is "best performing", data binding most convenient.
 * </ol>
 */
@Performance("stringBuilder <= stringBuffer")
@Performance("compiledPattern <= 0.8 * patternEachTime")
@Performance("buffered <= 0.1 * unbuffered")
@Performance("jacksonStreaming <= jacksonBinding and alloc(jacksonStreaming) <= alloc(jacksonBinding)")
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(10)
public class TextClaims {

    private static final int BYTES = 100;
    private static final String DATE = "\\d{4}-\\d{2}-\\d{2}";

    private final Pattern pattern = Pattern.compile(DATE);
    private final ObjectMapper mapper = new ObjectMapper();
    private String date;
    private String json;
    private OutputStream plain;
    private OutputStream wrapped;

    /** Makes texts, and opens files that take everything. */
    @Setup
    public void open() throws IOException {
        date = "2026-11-22";
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < BYTES; i++) {
            text.append(i == 0 ? "" : ",").append("\"key").append(i).append("\":").append(i);
        }
        json = text.append('}').toString();
        plain = new FileOutputStream(sink());
        wrapped = new BufferedOutputStream(new FileOutputStream(sink()));
    }

    private static File sink() throws IOException {
        File file = new File("/dev/null");
        return file.exists() ? file : File.createTempFile("claims", null);
    }

    /** Closes the files. */
    @TearDown
    public void close() throws IOException {
        plain.close();
        wrapped.close();
    }

    /** Appends without a lock. */
    @Benchmark
    public String stringBuilder() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < BYTES; i++) {
            text.append((char) ('a' + i % 26));
        }
        return text.toString();
    }

    /** Appends with a lock. */
    @Benchmark
    public String stringBuffer() {
        StringBuffer text = new StringBuffer();
        for (int i = 0; i < BYTES; i++) {
            text.append((char) ('a' + i % 26));
        }
        return text.toString();
    }

    /** Compiled beforehand. */
    @Benchmark
    public boolean compiledPattern() {
        return pattern.matcher(date).matches();
    }

    /** Compiled each time. */
    @Benchmark
    public boolean patternEachTime() {
        return Pattern.matches(DATE, date);
    }

    /** Writes byte by byte into a buffer. */
    @Benchmark
    public void buffered() throws IOException {
        for (int i = 0; i < BYTES; i++) {
            wrapped.write(i);
        }
    }

    /** Writes byte by byte. */
    @Benchmark
    public void unbuffered() throws IOException {
        for (int i = 0; i < BYTES; i++) {
            plain.write(i);
        }
    }

    /** Reads numbers as they come. */
    @Benchmark
    public long jacksonStreaming() throws IOException {
        long sum = 0;
        try (JsonParser parser = mapper.getFactory().createParser(json)) {
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                sum += token == JsonToken.VALUE_NUMBER_INT ? parser.getLongValue() : 0;
            }
        }
        return sum;
    }

    /** Reads a map, and then its numbers. */
    @Benchmark
    public long jacksonBinding() throws IOException {
        long sum = 0;
        for (Object value : mapper.readValue(json, Map.class).values()) {
            sum += ((Number) value).longValue();
        }
        return sum;
    }
}
