package org.openjdk.jmh.bench.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.bench.outcome.BenchmarkOutcome;
import org.openjdk.jmh.bench.outcome.ForkTrace;
import org.openjdk.jmh.bench.series.InputException;

class JournalTest {

    private static final BenchmarkOutcome OUTCOME = new BenchmarkOutcome("a#b#",
            List.of(new ForkTrace(Double.NaN, new float[] {1, 2}, new float[] {1, 3}, null)), List.of());

    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void finishOne() throws Exception {
        file = folder.resolve("deep/finished.jsonl");
        try (OutcomeJournal journal = OutcomeJournal.open(file, "settings")) {
            journal.add("a", "1", OUTCOME);
        }
    }

    @Test
    void open_lineWithoutEnd_isDroppedAndTheOthersKept() throws Exception {
        Files.writeString(file, "{\"key\":\"b\",\"sta", StandardOpenOption.APPEND);
        try (OutcomeJournal journal = OutcomeJournal.open(file, "settings")) {
            assertTrue(journal.contains("a", "1"));
            assertFalse(journal.contains("b", "1"));
            journal.add("b", "1", OUTCOME);
        }
        try (OutcomeJournal journal = OutcomeJournal.open(file, "settings")) {
            assertTrue(journal.contains("b", "1"));
            assertEquals("a#b#", journal.outcome("b").name());
            assertEquals(2, journal.outcome("a").traces().get(0).curve()[1]);
        }
    }

    @Test
    void contains_changedFile_isFalse() throws Exception {
        try (OutcomeJournal journal = OutcomeJournal.open(file, "settings")) {
            assertFalse(journal.contains("a", "2"));
        }
    }

    @Test
    void open_otherSettings_beginsAnew() throws Exception {
        try (OutcomeJournal journal = OutcomeJournal.open(file, "others")) {
            assertFalse(journal.contains("a", "1"));
        }
    }

    @Test
    void open_twice_isRefused() throws Exception {
        try (OutcomeJournal journal = OutcomeJournal.open(file, "settings")) {
            assertTrue(journal.contains("a", "1"));
            assertTrue(assertThrows(InputException.class, () -> OutcomeJournal.open(file, "settings")).getMessage()
                    .endsWith("another run is writing here"));
        }
    }
}
