package org.openjdk.jmh.bench.journal;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import java.io.Closeable;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.series.InputException;

/**
 * Finished benchmarks, one JSON document a line, behind a line that says what they depend on. A run that was ended at
 * any moment leaves whole lines and perhaps a part of one, which the next run drops. Only an index is in memory.
 */
public final class OutcomeJournal implements Closeable {

    private static final Gson GSON = new GsonBuilder().serializeSpecialFloatingPointValues().create();

    private final RandomAccessFile file;
    private final SortedMap<String, Position> index = new TreeMap<>();

    /** Where a line begins, and how many bytes it has without its end. */
    private record Position(long start, int length, String stamp) {
    }

    /** The first line. */
    private record Header(String dependsOn) {
    }

    /** All other lines. */
    private record Line(String key, String stamp, BenchmarkOutcome outcome) {
    }

    private OutcomeJournal(RandomAccessFile file) {
        this.file = file;
    }

    /**
     * Opens a journal, or begins a new one where there is none that fits.
     *
     * @param path      of the journal
     * @param dependsOn everything besides the benchmark's own file that the results depend on
     * @return the journal, which nobody else can open until it is closed
     * @throws InputException if it cannot be written
     */
    public static OutcomeJournal open(Path path, String dependsOn) throws InputException {
        OutcomeJournal journal = lock(path);
        try {
            if (!journal.load(dependsOn)) {
                journal.begin(dependsOn);
            }
            return journal;
        } catch (IOException e) {
            throw new InputException(path, "cannot be written: " + e.getMessage());
        }
    }

    /**
     * Opens a journal that is too precious to begin a new one in its place, or begins one where there is none.
     *
     * @param path      of the journal
     * @param dependsOn everything that the results depend on
     * @return the journal, which nobody else can open until it is closed
     * @throws InputException if its results depend on something else, or it cannot be written
     */
    public static OutcomeJournal resume(Path path, String dependsOn) throws InputException {
        OutcomeJournal journal = lock(path);
        try {
            if (journal.file.length() == 0) {
                journal.begin(dependsOn);
            } else if (!journal.load(dependsOn)) {
                journal.close();
                throw new InputException(path, "has results of other options or of another JAR; give the same ones, or "
                        + "choose another folder");
            }
            return journal;
        } catch (IOException e) {
            throw new InputException(path, "cannot be written: " + e.getMessage());
        }
    }

    private static OutcomeJournal lock(Path path) throws InputException {
        try {
            Files.createDirectories(path.toAbsolutePath().getParent());
            RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
            if (file.getChannel().tryLock() == null) {
                throw new InputException(path, "another run is writing here");
            }
            return new OutcomeJournal(file);
        } catch (OverlappingFileLockException e) {
            throw new InputException(path, "another run is writing here");
        } catch (IOException e) {
            throw new InputException(path, "cannot be written: " + e.getMessage());
        }
    }

    private void begin(String dependsOn) throws IOException {
        file.setLength(0);
        append(GSON.toJson(new Header(dependsOn)));
    }

    /** Whether the results depend on the same; nothing is loaded if they do not. */
    private boolean load(String dependsOn) throws IOException {
        WholeLines lines = new WholeLines(file);
        String first = lines.next();
        if (first == null || !dependsOn.equals(headerOf(first))) {
            return false;
        }
        for (String text = lines.next(); text != null; text = lines.next()) {
            Line line = GSON.fromJson(text, Line.class);
            index.put(line.key(), new Position(lines.start(), lines.length(), line.stamp()));
        }
        file.setLength(lines.end());
        return true;
    }

    private static String headerOf(String line) {
        try {
            return GSON.fromJson(line, Header.class).dependsOn();
        } catch (JsonParseException e) {
            return null;
        }
    }

    private Position append(String line) throws IOException {
        byte[] bytes = (line + '\n').getBytes(StandardCharsets.UTF_8);
        long start = file.length();
        file.seek(start);
        file.write(bytes);
        return new Position(start, bytes.length - 1, "");
    }

    /** Whether there is an outcome of a benchmark whose input looked the same. */
    public boolean contains(String key, String stamp) {
        Position position = index.get(key);
        return position != null && position.stamp().equals(stamp);
    }

    /** Appends the outcome of a benchmark; it takes the place of an earlier one. */
    public void add(String key, String stamp, BenchmarkOutcome outcome) throws IOException {
        Position position = append(GSON.toJson(new Line(key, stamp, outcome)));
        index.put(key, new Position(position.start(), position.length(), stamp));
    }

    /** Forgets an earlier outcome of a benchmark that can no longer be replayed. */
    public void drop(String key) {
        index.remove(key);
    }

    /** Keys of the finished benchmarks, sorted. */
    public Iterable<String> keys() {
        return index.keySet();
    }

    /** The outcome of a finished benchmark. */
    public BenchmarkOutcome outcome(String key) throws IOException {
        Position position = index.get(key);
        byte[] bytes = new byte[position.length()];
        file.seek(position.start());
        file.readFully(bytes);
        return GSON.fromJson(new String(bytes, StandardCharsets.UTF_8), Line.class).outcome();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
