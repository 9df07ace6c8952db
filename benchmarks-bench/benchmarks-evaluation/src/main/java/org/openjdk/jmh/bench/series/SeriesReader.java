package org.openjdk.jmh.bench.series;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.MalformedJsonException;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** Reads a list of forks, each a list of numbers, from a file that may be compressed. */
public final class SeriesReader {

    private static final int BUFFER = 1 << 16;

    private final Path file;
    private int fork;
    private int iteration;

    private SeriesReader(Path file) {
        this.file = file;
    }

    /**
     * Reads a file.
     *
     * @param file whose name ends with {@code .json} or {@code .json.gz}
     * @return the benchmark of the file's name
     * @throws InputException if the file is damaged or of another shape
     */
    public static BenchmarkSeries read(Path file) throws InputException {
        return new SeriesReader(file).read();
    }

    /** Opens a text file, uncompressing it where its name ends with {@code .gz}. */
    public static Reader open(Path file) throws IOException {
        InputStream bytes = Files.newInputStream(file);
        try {
            InputStream plain = file.toString().endsWith(".gz") ? new GZIPInputStream(bytes, BUFFER) : bytes;
            return new InputStreamReader(plain, StandardCharsets.UTF_8);
        } catch (IOException e) {
            bytes.close();
            throw e;
        }
    }

    private BenchmarkSeries read() throws InputException {
        try (JsonReader json = new JsonReader(open(file))) {
            List<ForkSeries> forks = readForks(json);
            if (forks.isEmpty()) {
                throw new InputException(file, "no fork");
            }
            return new BenchmarkSeries(file.getFileName().toString().replaceFirst("\\.json(\\.gz)?$", ""), forks);
        } catch (MalformedJsonException e) {
            throw new InputException(file, place() + ": not JSON: " + firstSentence(e));
        } catch (EOFException | ZipException e) {
            throw new InputException(file, place() + ": the file is truncated or damaged");
        } catch (IOException e) {
            throw new InputException(file, place() + ": " + e);
        }
    }

    /** Gson's messages go on with a link to its troubleshooting guide. */
    private static String firstSentence(Exception e) {
        return e.getMessage().lines().findFirst().orElse("");
    }

    private String place() {
        return fork == 0 ? "at its start" : "fork " + fork + ", iteration " + iteration;
    }

    private List<ForkSeries> readForks(JsonReader json) throws IOException, InputException {
        List<ForkSeries> forks = new ArrayList<>();
        require(json, JsonToken.BEGIN_ARRAY, "a list of forks");
        json.beginArray();
        while (json.hasNext()) {
            forks.add(readFork(json));
            if (forks.get(0).length() != iteration) {
                throw new InputException(file, "fork " + fork + " has " + iteration + " iterations, fork 1 has "
                        + forks.get(0).length());
            }
        }
        json.endArray();
        require(json, JsonToken.END_DOCUMENT, "the end of the file");
        return forks;
    }

    private ForkSeries readFork(JsonReader json) throws IOException, InputException {
        fork++;
        iteration = 0;
        require(json, JsonToken.BEGIN_ARRAY, "a list of numbers");
        json.beginArray();
        DoubleStream.Builder means = DoubleStream.builder();
        while (json.hasNext()) {
            iteration++;
            require(json, JsonToken.NUMBER, "a number");
            means.add(json.nextDouble());
        }
        json.endArray();
        if (iteration == 0) {
            throw new InputException(file, "fork " + fork + " has no iteration");
        }
        try {
            return new ForkSeries(means.build().toArray());
        } catch (IllegalArgumentException e) {
            throw new InputException(file, "fork " + fork + ", " + e.getMessage());
        }
    }

    private void require(JsonReader json, JsonToken expected, String description) throws IOException, InputException {
        JsonToken found = json.peek();
        if (found != expected) {
            throw new InputException(file, place() + ": expected " + description + ", found " + found);
        }
    }
}
