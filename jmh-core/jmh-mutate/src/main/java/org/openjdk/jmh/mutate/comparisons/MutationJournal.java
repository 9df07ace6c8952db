package org.openjdk.jmh.mutate.comparisons;

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
import org.openjdk.jmh.mutate.verdicts.ForkPair;

/**
 * Stores coverage and blocks as soon as they are measured, one line each, so that an interrupted run can continue. The
 * first line describes what is measured.
 */
public final class MutationJournal implements Closeable {

    private final Map<String, Coverage> coverage = new HashMap<>();
    private final Map<String, List<Entry>> blocks = new HashMap<>();
    private final JournalLines<Line> out;

    /** A line: the identity of the run, the coverage of a benchmark, or a block. */
    private record Line(String run, Coverage coverage, String attempt, Entry block) {
    }

    /** A stored block. The pair is null, and the loss says why, if a fork failed. */
    record Entry(ForkPair pair, String loss, double seconds) {

        private static final String MUTANT_HUNG = "mutant: it hung";

        /** {@return whether the mutant's fork exceeded the time limit} */
        boolean isMutantHung() {
            return pair == null && loss.startsWith(MUTANT_HUNG);
        }
    }

    /**
     * Opens a journal, or creates it.
     *
     * @param identity describes in one line what is measured
     * @throws MutateException if the file belongs to another run
     */
    public MutationJournal(Path file, String identity) throws IOException, MutateException {
        out = new JournalLines<>(file, Line.class, new Line(identity, null, null, null),
                line -> take(line, file, identity));
    }

    private boolean take(Line line, Path file, String identity) throws MutateException {
        if (line.run != null && !line.run.equals(identity)) {
            throw new MutateException(
                    file + " belongs to another run, with other mutants, classes, benchmarks, lengths of forks or clock. "
                            + "Add --fresh to measure again, or name another folder with --work.");
        }
        if (line.coverage != null) {
            coverage.put(line.coverage.benchmark(), line.coverage);
        }
        if (line.attempt != null) {
            blocks.computeIfAbsent(line.attempt, key -> new ArrayList<>()).add(line.block);
        }
        return true;
    }

    public Map<String, Coverage> coverage() {
        return new TreeMap<>(coverage);
    }

    public int size() {
        return blocks.values().stream().mapToInt(List::size).sum();
    }

    List<Entry> blocks(MutantTrial attempt) {
        return blocks.getOrDefault(attempt.key(), List.of());
    }

    public void add(Coverage of) throws IOException {
        coverage.put(of.benchmark(), of);
        out.write(new Line(null, of, null, null));
    }

    void add(MutantTrial attempt, Entry block) throws IOException {
        out.write(new Line(null, null, attempt.key(), block));
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
