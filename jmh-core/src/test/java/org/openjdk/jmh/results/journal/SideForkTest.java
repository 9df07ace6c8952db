package org.openjdk.jmh.results.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.util.FullName;

/** Journals of runs of two sides. */
class SideForkTest {

    private static final BenchmarkParams TWO_BLOCKS = Forks.params("a.b", 2);
    private static final JournalHeader HEADER = new JournalHeader(Map.of(FullName.of(TWO_BLOCKS), "as it is"));

    @TempDir
    Path folder;

    private String file;

    @BeforeEach
    void nameFile() {
        file = folder.resolve("ab.journal").toString();
    }

    private static JournaledFork forks(SideFork... forks) {
        return JournaledFork.ofSides(TWO_BLOCKS, 1_700_000_000_000L, 3, List.of(forks))
                .withContext(new ForkContext(60.5, true, null));
    }

    private void write(JournaledFork... all) throws JournalException {
        try (Journal journal = Journal.begin(file, HEADER)) {
            for (JournaledFork forks : all) {
                journal.add(forks);
            }
        }
    }

    private static String words(JournaledFork forks) {
        return forks.sides().stream().map(fork -> fork.side() + fork.json().map(json -> " measured " + json).orElse("")
                + fork.loss().map(loss -> " lost " + loss).orElse("")).collect(Collectors.joining(", "));
    }

    @Test
    void forksOfABlock_areReadTogether() throws Exception {
        write(forks(SideFork.lost(1, "\u00e9 hung"), SideFork.discarded(0)), forks(SideFork.measured(0, "[]")));
        try (Journal journal = Journal.resume(file, HEADER)) {
            List<JournaledFork> taken = journal.takeForks();
            assertEquals(List.of("1 lost \u00e9 hung, 0", "0 measured []"),
                    taken.stream().map(SideForkTest::words).toList());
            assertEquals(Optional.of("\u00e9 hung"), taken.get(0).loss());
            assertFalse(taken.get(0).isComplete());
            assertTrue(taken.get(1).isComplete());
            assertEquals("3.0 s, by 60.5 s", taken.get(1).seconds() + " s, by "
                    + taken.get(1).context().runSeconds + " s");
        }
    }

    @Test
    void waiting_comesBack() throws Exception {
        write(forks(SideFork.measured(0, "[]", new double[] {0.5, Double.NaN})));
        try (Journal journal = Journal.resume(file, HEADER)) {
            assertArrayEquals(new double[] {0.5, Double.NaN}, journal.takeForks().get(0).sides().get(0).waiting());
        }
    }

    @Test
    void lostBlockAtTheEnd_runsAgain() throws Exception {
        write(forks(SideFork.measured(0, "[]"), SideFork.measured(1, "[]")),
                forks(SideFork.discarded(1), SideFork.lost(0, "killed")));
        try (Journal journal = Journal.resume(file, HEADER)) {
            assertEquals(List.of("0 measured [], 1 measured []"),
                    journal.takeForks().stream().map(SideForkTest::words).toList());
            assertEquals(
                    List.of("the last fork, of a.b, was lost, maybe when the run was killed (killed); it runs again"),
                    journal.notes());
        }
    }

    /** Unlike a lost fork, it was ended by the run, and not together with it. */
    @Test
    void cutFork_staysInTheJournal() throws Exception {
        write(forks(SideFork.discarded(1)).cut());
        try (Journal journal = Journal.resume(file, HEADER)) {
            JournaledFork cut = journal.takeForks().get(0);
            assertTrue(cut.isCut() && cut.loss().isEmpty());
            assertEquals("1", words(cut));
        }
    }

    @Test
    void moreForksThanBlocks_areRejected() throws Exception {
        JournaledFork block = forks(SideFork.measured(0, "[]"), SideFork.measured(1, "[]"));
        write(block, block);
        Journal.resume(file, HEADER).close();
        folder.resolve("ab.journal").toFile().delete();
        write(block, block, forks(SideFork.measured(1, "[]")));
        assertEquals("The journal " + file
                + " holds 3 forks of a.b (thrpt), whose run has 2: it mixes two runs; use the journal of one run",
                assertThrows(JournalException.class, () -> Journal.resume(file, HEADER)).getMessage());
    }

    @Test
    void unknownSide_isDamage() throws Exception {
        write(forks(SideFork.measured(2, "[]")));
        assertEquals("The journal " + file + " contains a fork that cannot be read: it is of side 2 of two",
                assertThrows(JournalException.class, () -> Journal.resume(file, HEADER)).getMessage());
    }

    @Test
    void journalOfTwoSides_cannotBeLoaded() throws Exception {
        write(forks(SideFork.measured(0, "[]")));
        assertEquals(
                "The journal " + file
                        + " belongs to a run of two sides and has no results of its own: continue it with -resume, and "
                        + "write the results with -rff",
                assertThrows(JournalException.class, () -> StoredJournal.read(Path.of(file))).getMessage());
    }
}
