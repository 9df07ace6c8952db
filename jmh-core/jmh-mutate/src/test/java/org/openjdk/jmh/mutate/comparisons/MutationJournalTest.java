package org.openjdk.jmh.mutate.comparisons;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.mutate.coverage.Coverage;
import org.openjdk.jmh.mutate.forks.BenchmarkCase;
import org.openjdk.jmh.mutate.model.MutateException;
import org.openjdk.jmh.mutate.verdicts.ForkPair;

class MutationJournalTest {

    private static final MutantTrial ATTEMPT =
            new MutantTrial("ptw-1", new BenchmarkCase("a.B.c", "avgt", new TreeMap<>()), 2, 1e6, false);

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("journal.jsonl");
    }

    private MutationJournal.Entry entry(double score) {
        return new MutationJournal.Entry(new ForkPair(new double[] {score}, new double[] {2 * score}), "", 1.5);
    }

    private void write() throws IOException, MutateException {
        try (MutationJournal journal = new MutationJournal(file(), "run")) {
            journal.add(new Coverage("a.B.c", 10, 5, new TreeMap<>(java.util.Map.of("ptw-1", 2.0)), ""));
            journal.add(ATTEMPT, entry(1));
            journal.add(ATTEMPT, entry(3));
        }
    }

    @Test
    void measuredBlocks_areReadAtTheNextStart() throws IOException, MutateException {
        write();
        try (MutationJournal journal = new MutationJournal(file(), "run")) {
            assertEquals(List.of(entry(1), entry(3)), journal.blocks(ATTEMPT));
            assertEquals(2.0, journal.coverage().get("a.B.c").ratio("ptw-1"));
        }
    }

    @Test
    void incompleteLastLine_isDropped() throws IOException, MutateException {
        write();
        String whole = Files.readString(file());
        Files.writeString(file(), whole.substring(0, whole.length() - 20), StandardOpenOption.TRUNCATE_EXISTING);
        try (MutationJournal journal = new MutationJournal(file(), "run")) {
            assertEquals(List.of(entry(1)), journal.blocks(ATTEMPT));
            journal.add(ATTEMPT, entry(4));
        }
        try (MutationJournal journal = new MutationJournal(file(), "run")) {
            assertEquals(List.of(entry(1), entry(4)), journal.blocks(ATTEMPT));
        }
    }

    @Test
    void journalOfAnotherRun_isRejectedAndKept() throws IOException, MutateException {
        write();
        String before = Files.readString(file());
        MutateException refused = assertThrows(MutateException.class, () -> new MutationJournal(file(), "other"));
        assertTrue(refused.getMessage().contains("--fresh"), refused.getMessage());
        assertEquals(before, Files.readString(file()));
    }

    @Test
    void controls_haveSeparateBlocks() throws IOException, MutateException {
        write();
        try (MutationJournal journal = new MutationJournal(file(), "run")) {
            assertEquals(List.of(), journal.blocks(new MutantTrial("ptw-1", ATTEMPT.benchmark(), 2, 1e6, true)));
        }
    }

    @Test
    void hungFork_isRecordedWithItsSide() {
        assertTrue(new MutationJournal.Entry(null, "mutant: it hung: JMH stopped it after 62 s", 64).isMutantHung());
        assertFalse(new MutationJournal.Entry(null, "original: it hung: JMH stopped it after 62 s", 64).isMutantHung());
        assertFalse(new MutationJournal.Entry(null, "mutant: it ended with 1", 2).isMutantHung());
    }
}
