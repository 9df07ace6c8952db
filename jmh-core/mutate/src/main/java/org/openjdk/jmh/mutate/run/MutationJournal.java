package org.openjdk.jmh.mutate.run;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.model.JournalLines;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.oracle.ForkPair;

/**
 * Coverage and blocks, one line each as soon as they are known, so that an interrupted run goes on. The first line says what
 * was measured; a last line that was cut off is forgotten.
 */
public final class MutationJournal implements Closeable {

    private final Map<String, Coverage> coverage = new HashMap<>();
    private final Map<String, List<Entry>> blocks = new HashMap<>();
    private final JournalLines<Line> out;

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
    public MutationJournal(Path file, String identity) throws IOException, MutateException {
        out = new JournalLines<>(file, Line.class, new Line(identity, null, null, null),
                line -> take(line, file, identity));
    }

    private boolean take(Line line, Path file, String identity) throws MutateException {
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
    List<Entry> blocks(MutantTrial attempt) {
        return blocks.getOrDefault(attempt.key(), List.of());
    }

    /** Adds what a benchmark executes. */
    public void add(Coverage of) throws IOException {
        coverage.put(of.benchmark(), of);
        out.write(new Line(null, of, null, null));
    }

    /** Adds a block. */
    void add(MutantTrial attempt, Entry block) throws IOException {
        out.write(new Line(null, null, attempt.key(), block));
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
