package org.openjdk.jmh.mutate.tests;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.JournalLines;
import org.openjdk.jmh.mutate.model.MutateException;

/**
 * Stores test results as soon as they are known, so that an interrupted run can continue. Results of another project,
 * other tests or other settings are discarded. Thread-safe.
 */
final class TestJournal implements Closeable {

    private final Map<String, Covered> covered = new HashMap<>();
    private final Map<String, CheckedMutant> judged = new HashMap<>();
    private final JournalLines<Line> out;
    private boolean isOfOthers;

    /** A line: the identity of the run, the result of a test class on the original, or the result of a mutant. */
    private record Line(@Nullable String tested, @Nullable String testClass, @Nullable Covered covered,
                        @Nullable CheckedMutant judged) {
    }

    /** The result of a test class on the original, as it is stored. */
    private record Covered(int tests, List<String> failed, Map<String, long[]> lines, String problem, long nanos) {
    }

    /** The result of a test class on the original, with its duration. */
    record First(TestOutcome answer, Duration time) {
    }

    TestJournal(Path file, String identity) throws IOException, MutateException {
        out = new JournalLines<>(file, Line.class, new Line(identity, null, null, null), line -> {
            isOfOthers = line.tested != null && !line.tested.equals(identity);
            if (!isOfOthers) {
                take(line);
            }
            return !isOfOthers;
        });
    }

    private void take(Line line) {
        if (line.testClass != null && line.covered != null) {
            covered.put(line.testClass, line.covered);
        }
        if (line.judged != null) {
            judged.put(line.judged.mutant().id(), line.judged);
        }
    }

    /** {@return whether the file had results of another run, which are discarded} */
    boolean isOfOthers() {
        return isOfOthers;
    }

    /** {@return the stored result of a test class on the original} */
    synchronized Optional<First> first(String testClass) {
        return Optional.ofNullable(covered.get(testClass)).map(each -> {
            Map<String, BitSet> lines = new TreeMap<>();
            each.lines.forEach((file, bits) -> lines.put(file, BitSet.valueOf(bits)));
            return new First(new TestOutcome(each.tests, each.failed, lines, each.problem),
                    Duration.ofNanos(each.nanos));
        });
    }

    synchronized Optional<CheckedMutant> verdict(CheckedMutant mutant) {
        return Optional.ofNullable(judged.get(mutant.mutant().id()))
                .map(each -> mutant.as(each.state(), each.detail()));
    }

    synchronized void add(String testClass, First first) throws IOException {
        Map<String, long[]> lines = new TreeMap<>();
        first.answer.lines().forEach((file, bits) -> lines.put(file, bits.toLongArray()));
        Covered of = new Covered(first.answer.tests(), new ArrayList<>(first.answer.failed()), lines,
                first.answer.problem(), first.time.toNanos());
        covered.put(testClass, of);
        out.write(new Line(null, testClass, of, null));
    }

    synchronized void add(CheckedMutant mutant) throws IOException {
        judged.put(mutant.mutant().id(), mutant);
        out.write(new Line(null, null, null, mutant));
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
