package org.openjdk.jmh.results.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Serializable;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;

class JournalTest {

    private static final JournalHeader HEADER =
            new JournalHeader(Map.of("the JVM", "17", "a.b (thrpt)", "2 forks; warmup 5 x 1 s",
                    "a.d (thrpt)", "2 forks"));

    @TempDir
    Path folder;

    private Path path;
    private String file;

    @BeforeEach
    void nameFile() {
        path = folder.resolve("run.journal");
        file = path.toString();
    }

    private void write(JournaledFork... forks) throws Exception {
        try (Journal journal = Journal.begin(file, HEADER)) {
            for (JournaledFork fork : forks) {
                journal.add(fork);
            }
        }
    }

    private List<Double> scores() throws Exception {
        try (Journal journal = Journal.resume(file, HEADER)) {
            return journal.takeForks().stream().map(Forks::score).collect(Collectors.toList());
        }
    }

    private String refusal(JournalHeader header) {
        return assertThrows(JournalException.class, () -> Journal.resume(file, header)).getMessage();
    }

    /** Parameters identify a benchmark, so none of them is masked as a secret. */
    @Test
    void parametersThatLookLikeSecrets_areKept_andArgumentsAreMasked() throws Exception {
        WorkloadParams values = new WorkloadParams();
        values.put("option", "-Dapi.key=a", 0);
        BenchmarkParams params = Forks.params("a.b", 2, values, new ArrayList<>(List.of("-Dapi.token=s3cret")));
        JournaledFork fork = JournaledFork.ended(params, false, 1_700_000_000_000L, 0.5, false, null, null);

        BenchmarkParams read = ForkCodec.decode(ForkCodec.encode(fork)).params();

        assertEquals("-Dapi.key=a", read.getParam("option"));
        assertEquals(List.of("-Dapi.token=***"), List.copyOf(read.getJvmArgs()));
    }

    @Test
    void resume_runWithAnotherParameterThatLooksLikeASecret_isRejected() throws Exception {
        file = folder.resolve("sides.journal").toString();
        Journal.begin(file, new JournalHeader(Map.of("a.b (thrpt)", "baseline with {token=1}, warmup 5"))).close();

        String refusal = refusal(new JournalHeader(Map.of("a.b (thrpt)", "baseline with {token=2}, warmup 5")));

        assertTrue(refusal.contains("token=1"), refusal);
    }

    @Test
    void resume_forksOfEarlierRuns_areUnchanged() throws Exception {
        write(Forks.fork("a.b", 3));
        try (Journal journal = Journal.resume(file, HEADER)) {
            journal.add(Forks.fork("a.d", 5));
        }
        assertEquals(List.of(3.0, 5.0), scores());
        try (Journal journal = Journal.resume(file, HEADER)) {
            JournaledFork fork = journal.takeForks().get(0);
            assertEquals(Forks.params("a.b", 2), fork.params());
            assertEquals(1.5, fork.seconds());
            assertEquals(1_700_000_000_000L, fork.startMillis());
            BenchmarkResult result = fork.result().get();
            assertEquals(5, result.getMetadata().getMeasurementOps());
            assertEquals(List.of(3.0, 6.0), result.getIterationResults().stream()
                    .map(iteration -> iteration.getPrimaryResult().getScore()).collect(Collectors.toList()));
            assertTrue(journal.notes().isEmpty(), journal.notes()::toString);
        }
    }

    @Test
    void add_parametersOfEachIteration_areWrittenOnce() throws Exception {
        byte[] bytes = ForkCodec.encode(Forks.fork("a.b", 3));
        Collection<IterationResult> iterations = ForkCodec.decode(bytes).result().get().getIterationResults();
        assertEquals(1, iterations.stream().map(IterationResult::getBenchmarkParams)
                .map(System::identityHashCode).distinct().count());
    }

    @Test
    void add_warmupLikeTheMeasurement_staysWarmup() throws Exception {
        JournaledFork fork = ForkCodec.decode(ForkCodec.encode(Forks.fork("a.b", 3)));
        assertEquals(IterationType.WARMUP, fork.params().getWarmup().getType());
        assertEquals(IterationType.MEASUREMENT, fork.params().getMeasurement().getType());
    }

    /** A crash may leave any prefix of the file: each in the header and around the end of a fork, each seventh elsewhere. */
    @Test
    void resume_cutAtAnyByte_usesCompleteForksAndReportsIt() throws Exception {
        write(Forks.without("a.b"));
        long one = Files.size(path);
        goOn(Forks.without("a.b"));
        byte[] whole = Files.readAllBytes(path);
        int begun = 0;
        for (int length = 1; length < whole.length; length += Math.abs(length - one) < 200 || length < 500 ? 1 : 7) {
            Files.write(path, Arrays.copyOf(whole, length));
            try (Journal journal = Journal.resume(file, HEADER)) {
                assertEquals(length >= one ? 1 : 0, journal.takeForks().size(), "cut to " + length);
                assertEquals(length == one || isEndOfHeader(whole, length) ? 0 : 1, journal.notes().size(),
                        "cut to " + length + ": " + journal.notes());
                begun += journal.notes().stream().anyMatch(note -> note.contains("ended before it")) ? 1 : 0;
            }
        }
        assertTrue(begun > 50, begun + " journals had no header");
    }

    private void goOn(JournaledFork fork) throws Exception {
        try (Journal journal = Journal.resume(file, HEADER)) {
            journal.add(fork);
        }
    }

    private static boolean isEndOfHeader(byte[] whole, int length) {
        return length > 20 && new String(whole, StandardCharsets.ISO_8859_1).startsWith("JMHF", length);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void resume_garbledTail_runsItsForkAgain(long seed) throws Exception {
        write(Forks.fork("a.b", 3));
        int one = (int) Files.size(path);
        goOn(Forks.fork("a.b", 4));
        byte[] bytes = Files.readAllBytes(path);
        Random random = new Random(seed);
        int garbled = 1 + random.nextInt(bytes.length - one);
        for (int i = bytes.length - garbled; i < bytes.length; i++) {
            bytes[i] = (byte) (bytes[i] ^ 1 + random.nextInt(255));
        }
        Files.write(path, bytes);
        goOn(Forks.fork("a.b", 5));
        assertEquals(List.of(3.0, 5.0), scores());
    }

    @Test
    void begin_journalOfAnInterruptedRun_isRejectedAndKept() throws Exception {
        write(Forks.fork("a.b", 3));
        String refusal = assertThrows(JournalException.class, () -> Journal.begin(file, HEADER)).getMessage();
        assertEquals("The journal " + file
                + " holds 1 fork of an unfinished run: continue it with -resume, or remove the file", refusal);
        assertEquals(List.of(3.0), scores());
    }

    @Test
    void begin_journalOfAFinishedRun_startsAgain() throws Exception {
        try (Journal journal = Journal.begin(file, HEADER)) {
            journal.add(Forks.fork("a.b", 3));
            journal.end();
        }
        write(Forks.fork("a.b", 4));
        assertEquals(List.of(4.0), scores());
    }

    @Test
    void begin_journalWithoutForks_startsAgain() throws Exception {
        write();
        write(Forks.fork("a.b", 4));
        assertEquals(List.of(4.0), scores());
    }

    @Test
    void begin_otherFile_isRejectedAndKept() throws Exception {
        Files.writeString(path, "a letter");
        String refusal = assertThrows(JournalException.class, () -> Journal.begin(file, HEADER)).getMessage();
        assertEquals("The journal " + file + " is not a journal of JMH: name another file", refusal);
        assertEquals("a letter", Files.readString(path));
    }

    @Test
    void open_twice_isRejected() throws Exception {
        try (Journal journal = Journal.begin(file, HEADER)) {
            journal.add(Forks.fork("a.b", 3));
            String expected =
                    "The journal " + file + " is in use by another run: wait for its end, or name another file";
            assertEquals(expected, refusal(HEADER));
            assertEquals(expected,
                    assertThrows(JournalException.class, () -> Journal.begin(file, HEADER)).getMessage());
        }
        assertEquals(List.of(3.0), scores());
    }

    @Test
    void resume_otherRun_isRejectedWithTheDifference() throws Exception {
        write(Forks.fork("a.b", 3));
        String benchmark = "a.b (thrpt)";
        String start = "The journal " + file + " belongs to another run: ";
        String end = "; use the options of that run, or name another file";
        assertEquals(start + "the JVM was 17, now it is 25" + end,
                refusal(new JournalHeader(
                        Map.of("the JVM", "25", benchmark, "2 forks; warmup 5 x 1 s", "a.d (thrpt)", "2 forks"))));
        assertEquals(start + benchmark + " was 2 forks, now it is 3 forks" + end,
                refusal(new JournalHeader(
                        Map.of("the JVM", "17", benchmark, "3 forks; warmup 5 x 1 s", "a.d (thrpt)", "2 forks"))));
        assertEquals(start + benchmark + " is in the journal, but not in this run" + end,
                refusal(new JournalHeader(Map.of("the JVM", "17", "a.d (thrpt)", "2 forks"))));
        assertEquals(start + "a.c (thrpt) is in this run, but not in the journal" + end,
                refusal(new JournalHeader(
                        Map.of("the JVM", "17", benchmark, "2 forks; warmup 5 x 1 s", "a.d (thrpt)", "2 forks",
                                "a.c (thrpt)", "1 fork"))));
        assertEquals(List.of(3.0), scores());
    }

    @Test
    void resume_newerFormat_isRejected() throws Exception {
        write(Forks.fork("a.b", 3));
        byte[] bytes = Files.readAllBytes(path);
        bytes["JMH journal ".length()] = '4';
        Files.write(path, bytes);
        assertEquals(
                "The journal " + file + " has format 4, but this JMH reads only format 3: use the JMH that wrote it",
                refusal(HEADER));
    }

    @Test
    void resume_emptyFile_isRejected() throws Exception {
        Files.createFile(path);
        assertEquals("The journal " + file + " is empty, so there is no run to continue: leave -resume out",
                refusal(HEADER));
    }

    @Test
    void resume_noFile_isRejectedWithoutCreatingIt() {
        assertEquals("The journal " + file + " does not exist, so there is no run to continue: leave -resume out",
                refusal(HEADER));
        assertTrue(Files.notExists(path));
    }

    @Test
    void resume_otherFile_isRejected() throws Exception {
        Files.writeString(path, "[{\"benchmark\": \"a.b\"}]");
        assertEquals("The journal " + file + " is not a journal of JMH: name another file", refusal(HEADER));
    }

    @Test
    void resume_damagedHeader_isRejected() throws Exception {
        write(Forks.fork("a.b", 3));
        byte[] bytes = Files.readAllBytes(path);
        bytes[40] ^= 1;
        Files.write(path, bytes);
        assertTrue(refusal(HEADER).contains("is damaged at its start"));
    }

    @Test
    void begin_folder_isRejected() {
        String refusal =
                assertThrows(JournalException.class, () -> Journal.begin(folder.toString(), HEADER)).getMessage();
        assertEquals("The journal " + folder + " cannot be written: it is a folder: name a file in it", refusal);
    }

    @Test
    void begin_missingFolder_isRejected() {
        String inNowhere = folder.resolve("no").resolve("run.journal").toString();
        String refusal = assertThrows(JournalException.class, () -> Journal.begin(inNowhere, HEADER)).getMessage();
        assertTrue(refusal.endsWith("does not exist: create it first"), refusal);
    }

    @Test
    void resume_lostForkAtTheEnd_runsAgain() throws Exception {
        write(Forks.fork("a.b", 3), Forks.fork("a.b", 4).lost("Forked VM failed with exit code 130", false));
        try (Journal journal = Journal.resume(file, HEADER)) {
            assertEquals(1, journal.takeForks().size());
            assertEquals(
                    List.of("the last fork, of a.b, was lost, maybe when the run was killed (Forked VM failed with "
                            + "exit code 130); it runs again"),
                    journal.notes());
            journal.add(Forks.fork("a.b", 5));
        }
        assertEquals(List.of(3.0, 5.0), scores());
    }

    @Test
    void resume_earlierLostFork_staysLost() throws Exception {
        write(Forks.fork("a.b", 3).lost("Forked VM failed with exit code 1", true), Forks.fork("a.d", 4));
        try (Journal journal = Journal.resume(file, HEADER)) {
            List<JournaledFork> forks = journal.takeForks();
            JournaledFork lost = forks.get(0);
            assertEquals("Forked VM failed with exit code 1", lost.loss().get());
            assertTrue(lost.isBenchmarkLost() && lost.result().isEmpty());
            assertEquals(2, forks.size());
        }
    }

    /** Journals hold no class whose deserialization connects or runs code. */
    @Test
    void resume_objectOfAForbiddenClass_isRejected() throws Exception {
        Serializable foreign = new URL("http://localhost/");
        write(JournaledFork.ended(Forks.params("a.b", 1), false, 0, 1, true, null, foreign), Forks.fork("a.d", 1));
        assertEquals("The journal " + file
                + " contains a fork that cannot be read: the host rejects objects of java.net.URL from a journal; -Djmh.link.accept=java.net.URL of the host allows it",
                refusal(HEADER));
    }

    @Test
    void add_unserializableObject_isReportedAndOthersAreKept() throws Exception {
        try (Journal journal = Journal.begin(file, HEADER)) {
            Serializable holder = new Object[] {new Object()};
            JournaledFork fork = JournaledFork.ended(Forks.params("a.b", 1), false, 0, 1, true, null, holder);
            String refusal = assertThrows(JournalException.class, () -> journal.add(fork)).getMessage();
            assertEquals("The journal " + file
                    + " cannot save a fork of a.b (java.io.NotSerializableException: java.lang.Object); -resume runs it again",
                    refusal);
            journal.add(Forks.fork("a.d", 7));
        }
        assertEquals(List.of(7.0), scores());
    }

    @Test
    void add_afterClose_hasNoEffect() throws Exception {
        Journal journal = Journal.begin(file, HEADER);
        journal.add(Forks.fork("a.b", 3));
        journal.close();
        journal.add(Forks.fork("a.b", 4).lost("Forked VM failed with exit code 143", false));
        assertEquals(List.of(3.0), scores());
    }

    @Test
    void begin_notWritable_isRejected() throws IOException {
        String device = "/proc/version";
        if (Files.exists(Path.of(device))) {
            String refusal = assertThrows(JournalException.class, () -> Journal.begin(device, HEADER)).getMessage();
            assertTrue(refusal.startsWith("The journal " + device + " cannot be written: "), refusal);
        }
    }

    /** Ctrl-C ends host and forks; if a signal ends only the host, one more fork may end well. */
    @Test
    void add_whileTheVmEnds_keepsCompleteForksOnly() throws Exception {
        try (Journal journal = Journal.begin(file, HEADER)) {
            journal.vmEnds();
            journal.add(Forks.fork("a.b", 3));
            journal.add(Forks.fork("a.b", 4).lost("killed", false));
            journal.add(Forks.fork("a.b", 5).lost("killed", true));
            journal.end();
        }
        try (Journal journal = Journal.resume(file, HEADER)) {
            assertEquals(1, journal.takeForks().size());
            assertFalse(journal.hadEnded());
        }
    }

    /** The end of an interrupted run is the likely cause of the loss of its last fork. */
    @Test
    void resume_lastForkLost_isDroppedUnlessTheRunHadEnded() throws Exception {
        for (boolean ended : new boolean[] {false, true}) {
            try (Journal journal = Journal.begin(file, HEADER)) {
                journal.add(Forks.fork("a.b", 3));
                journal.add(Forks.fork("a.b", 4).lost("killed", false));
                if (ended) {
                    journal.end();
                }
            }
            try (Journal journal = Journal.resume(file, HEADER)) {
                assertEquals(ended ? 2 : 1, journal.takeForks().size());
                assertEquals(ended, journal.hadEnded());
            }
            Files.delete(path);
        }
    }

    @Test
    void fork_keepsItsContext() throws Exception {
        write(Forks.fork("a.b", 3).withContext(new ForkContext(12.5, true, "1-abc")),
                Forks.fork("a.b", 3).withContext(new ForkContext(13, false, null)).cut());
        List<JournaledFork> forks = StoredJournal.read(path).forks;
        assertEquals(12.5, forks.get(0).context().runSeconds);
        assertTrue(forks.get(0).context().openEnded);
        assertEquals("1-abc", forks.get(0).context().fingerprint().get());
        assertFalse(forks.get(0).isCut());
        assertEquals(13, forks.get(1).context().runSeconds);
        assertTrue(forks.get(1).isCut());
        assertFalse(forks.get(1).result().isPresent());
        assertFalse(forks.get(1).context().fingerprint().isPresent());
    }
}
