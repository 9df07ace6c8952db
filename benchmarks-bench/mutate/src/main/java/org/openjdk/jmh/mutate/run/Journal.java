package org.openjdk.jmh.mutate.run;

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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.oracle.ForkPair;

/**
 * Coverage and blocks, one line each as soon as they are known, so that an interrupted run goes on. The first line says what
 * was measured; a last line that was cut off is forgotten.
 */
public final class Journal implements Closeable {

    private static final Gson GSON =
            new GsonBuilder().serializeSpecialFloatingPointValues().disableHtmlEscaping().create();

    private final Map<String, Coverage> coverage = new HashMap<>();
    private final Map<String, List<Entry>> blocks = new HashMap<>();
    private final Writer out;

    /** One line: what was measured, the coverage of a benchmark, or a block. */
    private record Line(String run, Coverage coverage, String attempt, Entry block) {
    }

    /**
     * A block.
     *
     * @param pair    its forks; null where one was lost
     * @param loss    why; empty where none was
     * @param seconds that it took
     */
    record Entry(ForkPair pair, String loss, double seconds) {

        private static final String MUTANT_HUNG = "mutant: it hung";

        /** {@return whether the mutant's fork took longer than any fork may} */
        boolean isMutantHung() {
            return pair == null && loss.startsWith(MUTANT_HUNG);
        }
    }

    /**
     * Opens a journal, which is made where there is none.
     *
     * @param file     where it is
     * @param identity says in one line what is measured: another one does not fit
     * @throws MutateException if it is that of another run
     */
    public Journal(Path file, String identity) throws IOException, MutateException {
        StringBuilder whole = new StringBuilder();
        if (Files.exists(file)) {
            for (String text : Files.readAllLines(file, StandardCharsets.UTF_8)) {
                if (!read(text, file, identity)) {
                    break;
                }
                whole.append(text).append('\n');
            }
        }
        if (whole.length() == 0) {
            whole.append(GSON.toJson(new Line(identity, null, null, null))).append('\n');
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, whole);
        out = Files.newBufferedWriter(file, StandardCharsets.UTF_8, StandardOpenOption.APPEND);
    }

    private boolean read(String text, Path file, String identity) throws MutateException {
        Line line;
        try {
            line = GSON.fromJson(text, Line.class);
        } catch (JsonParseException e) {
            return false;
        }
        if (line == null) {
            return false;
        }
        if (line.run != null && !line.run.equals(identity)) {
            throw new MutateException(file + " is the journal of another run: mutants, classes, benchmarks or the "
                    + "length of forks were others. Add --fresh to measure anew, or name another folder with --work.");
        }
        if (line.coverage != null) {
            coverage.put(line.coverage.benchmark(), line.coverage);
        }
        if (line.attempt != null) {
            blocks.computeIfAbsent(line.attempt, key -> new ArrayList<>()).add(line.block);
        }
        return true;
    }

    /** {@return coverage by benchmark} */
    public Map<String, Coverage> coverage() {
        return new TreeMap<>(coverage);
    }

    /** {@return how many blocks it has} */
    public int size() {
        return blocks.values().stream().mapToInt(List::size).sum();
    }

    /** {@return the blocks of an attempt, in their order} */
    List<Entry> blocks(Attempt attempt) {
        return blocks.getOrDefault(attempt.key(), List.of());
    }

    /** Adds what a benchmark executes. */
    public void add(Coverage of) throws IOException {
        coverage.put(of.benchmark(), of);
        write(new Line(null, of, null, null));
    }

    /** Adds a block. */
    void add(Attempt attempt, Entry block) throws IOException {
        write(new Line(null, null, attempt.key(), block));
    }

    private void write(Line line) throws IOException {
        out.write(GSON.toJson(line) + "\n");
        out.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
