package org.openjdk.jmh.results.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.CRC32;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.util.FullName;

/** Any journal is either read, or rejected in a sentence that names it. */
class DamagedJournalTest {

    /** Of each kind; more by {@code -Dfuzz.cases}. */
    private static final int CASES = Integer.getInteger("fuzz.cases", 310);
    private static final int FIRST_LINE = "JMH journal 3\n".length();

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("run.journal");
    }

    private static JournalHeader header(String... benchmarks) {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("the JVM", "this one");
        for (String benchmark : benchmarks) {
            properties.put(FullName.of(Forks.params(benchmark, 2)), "as ever");
        }
        return new JournalHeader(properties);
    }

    private byte[] journal(JournalHeader header, JournaledFork... forks) throws Exception {
        Files.deleteIfExists(file);
        try (Journal journal = Journal.begin(file.toString(), header)) {
            for (JournaledFork fork : forks) {
                journal.add(fork);
            }
        }
        return Files.readAllBytes(file);
    }

    private String refusal(JournalHeader header) {
        String message =
                assertThrows(JournalException.class, () -> Journal.resume(file.toString(), header)).getMessage();
        assertTrue(message.startsWith("The journal " + file + " "), message);
        return message.substring(("The journal " + file + " ").length());
    }

    @Test
    void concatenatedJournals_areRejected() throws Exception {
        byte[] one = journal(header("a"), Forks.fork("a", 1));
        byte[] other = journal(header("a"), Forks.fork("a", 2));
        byte[] both = Arrays.copyOf(one, one.length + other.length);
        System.arraycopy(other, 0, both, one.length, other.length);
        Files.write(file, both);
        assertEquals("contains forks of several runs, maybe from concatenated journals: use one journal",
                refusal(header("a")));
        assertThrows(JournalException.class, () -> StoredJournal.read(file));
    }

    @Test
    void forksOfAnotherRun_areRejected() throws Exception {
        journal(header("a"), Forks.fork("a", 1), Forks.fork("b", 1));
        assertEquals(
                "contains a fork of b (thrpt), which its run does not have: it mixes two runs; use the journal of one run",
                refusal(header("a")));
    }

    @Test
    void moreForksThanTheRunHas_areRejected() throws Exception {
        journal(header("a"), Forks.fork("a", 1), Forks.fork("a", 2), Forks.fork("a", 3));
        assertEquals(
                "holds 3 forks of a (thrpt), whose run has 2: it mixes two runs; use the journal of one run",
                refusal(header("a")));
    }

    /** Names of benchmarks may contain unpaired surrogates, which no encoding represents. */
    @Test
    void unpairedSurrogate_canBeResumed() throws Exception {
        for (String half : List.of("\ud800", "x\udc00", "\ud800\ud800", "\ud83d\ude00\udfff")) {
            JournalHeader header = header("a" + half);
            journal(header, Forks.fork("a" + half, 1));
            try (Journal journal = Journal.resume(file.toString(), header)) {
                assertEquals(1, journal.takeForks().size());
            }
            refusal(header("a?"));
        }
    }

    @Test
    void impossibleSizes_allocateNoMemory() throws Exception {
        for (int length : List.of(Integer.MAX_VALUE, Integer.MIN_VALUE, -1, 1 << 30)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeInt(1);
            out.writeInt(length);
            out.writeBytes("the JVM");
            assertThrows(IOException.class, () -> JournalHeader.of(bytes.toByteArray()));
            journal(header("a"), Forks.fork("a", 1));
            append(JournalContent.HEADER, bytes.toByteArray());
            assertThrows(JournalException.class, () -> StoredJournal.read(file));
        }
    }

    private void append(byte kind, byte[] content) throws Exception {
        try (RandomAccessFile opened = new RandomAccessFile(file.toFile(), "rw")) {
            FrameFile frames = new FrameFile(opened, FIRST_LINE);
            frames.read(ignored -> {
            });
            frames.append(JournalContent.frame(kind, content));
        }
    }

    /** A frame whose length is the rest of the file allocates no memory before its checksum is verified. */
    @Test
    void hugeFalseFrame_allocatesNoMemory() throws Exception {
        byte[] good = journal(header("a"), Forks.fork("a", 1));
        long size = 8L * Runtime.getRuntime().maxMemory() / 7;
        int length = (int) Math.min(Integer.MAX_VALUE - 8, Math.min(size, 256L << 20));
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.seek(good.length);
            sparse.write(ByteBuffer.allocate(12).putInt(0x4a4d4846).putInt(length - 12).putInt(1).array());
            sparse.setLength((long) good.length + length);
        }
        assertEquals(1, StoredJournal.read(file).forks.size());
    }

    @Test
    void endlessMarks_endInAnExplainedError() throws Exception {
        byte[] good = journal(header("a"), Forks.fork("a", 1));
        int marks = 1_500_000;
        ByteBuffer all = ByteBuffer.allocate(good.length + 12 * marks).put(good);
        for (int i = 0; i < marks; i++) {
            all.putInt(0x4a4d4846).putInt(12 * (marks - i) - 12).putInt(i);
        }
        Files.write(file, all.array());
        assertTrue(
                refusal(header("a")).startsWith("cannot be written: it is damaged from byte " + good.length + " on"));
        assertEquals(all.capacity(), Files.size(file));
    }

    private static byte[] damaged(byte[] whole, int from, Random random) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int start = from + random.nextInt(whole.length - from);
        int end = Math.min(whole.length, start + 1 + random.nextInt(40));
        out.write(whole, 0, start);
        switch (random.nextInt(6)) {
            case 0:
                out.write(random.nextInt());
                out.write(whole, start + 1, whole.length - start - 1);
                break;
            case 1:
                out.write(whole, end, whole.length - end);
                break;
            case 2:
                out.write(whole, start, end - start);
                out.write(whole, start, whole.length - start);
                break;
            case 3:
                for (int i = 0; i < 4; i++) {
                    out.write(random.nextBoolean() ? 0xff : 0x7f);
                }
                out.write(whole, Math.min(whole.length, start + 4), Math.max(0, whole.length - start - 4));
                break;
            case 4:
                byte[] noise = new byte[random.nextInt(200)];
                random.nextBytes(noise);
                out.write(noise, 0, noise.length);
                out.write(whole, start, whole.length - start);
                break;
            default:
                out.write(whole, from, whole.length - from);
                break;
        }
        return out.toByteArray();
    }

    /** Damage as by a disk, an editor or an incomplete copy. */
    @Test
    void damagedBytes_loseForksOrAreRejected() throws Exception {
        JournalHeader header = header("a", "b");
        byte[] good = journal(header, Forks.fork("a", 1), Forks.fork("b", 2), Forks.without("a"));
        for (int seed = 0; seed < CASES; seed++) {
            Random random = new Random(seed);
            byte[] bytes = good;
            for (int i = 0; i <= random.nextInt(3); i++) {
                bytes = damaged(bytes, 0, random);
            }
            read(bytes, header, seed);
        }
    }

    /** Damage with valid checksums, as an attacker may write it. */
    @Test
    void damagedContent_isReadOrRejected() throws Exception {
        JournalHeader header = header("a", "b");
        byte[] good = journal(header, Forks.fork("a", 1), Forks.fork("b", 2));
        List<byte[]> frames = new ArrayList<>();
        try (RandomAccessFile opened = new RandomAccessFile(file.toFile(), "r")) {
            new FrameFile(opened, FIRST_LINE).read(frames::add);
        }
        for (int seed = 0; seed < CASES; seed++) {
            Random random = new Random(seed);
            int changed = random.nextInt(frames.size());
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            all.write(good, 0, FIRST_LINE);
            for (int i = 0; i < frames.size(); i++) {
                write(all, i == changed ? damaged(frames.get(i), 1, random) : frames.get(i));
            }
            read(all.toByteArray(), header, seed);
        }
    }

    private static void write(ByteArrayOutputStream all, byte[] content) throws IOException {
        byte[] length = ByteBuffer.allocate(4).putInt(content.length).array();
        CRC32 crc = new CRC32();
        crc.update(length);
        crc.update(content);
        all.write(ByteBuffer.allocate(12).putInt(0x4a4d4846).put(length).putInt((int) crc.getValue()).array());
        all.write(content);
    }

    private void read(byte[] bytes, JournalHeader header, int seed) throws IOException {
        Files.write(file, bytes);
        try {
            StoredJournal.read(file).forks.forEach(fork -> fork.params().getBenchmark());
        } catch (JournalException e) {
            named(e, seed);
        } catch (Throwable e) {
            throw new AssertionError("seed " + seed, e);
        }
        try (Journal journal = Journal.resume(file.toString(), header)) {
            for (JournaledFork fork : journal.takeForks()) {
                BenchmarkParams params = fork.params();
                assertTrue(List.of("a", "b").contains(params.getBenchmark()), () -> "seed " + seed);
            }
        } catch (JournalException e) {
            named(e, seed);
        } catch (Throwable e) {
            throw new AssertionError("seed " + seed, e);
        }
    }

    private void named(JournalException e, int seed) {
        assertTrue(e.getMessage().contains(file.toString()), () -> "seed " + seed + ": " + e.getMessage());
    }
}
