package org.openjdk.jmh.results.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrameFileTest {

    private static final int HEAD = 12;

    @TempDir
    Path folder;

    private Path path() {
        return folder.resolve("frames");
    }

    private List<String> read() throws Exception {
        List<String> contents = new ArrayList<>();
        try (RandomAccessFile file = new RandomAccessFile(path().toFile(), "r")) {
            new FrameFile(file, 0).read(content -> contents.add(new String(content)));
        }
        return contents;
    }

    private void append(String... contents) throws Exception {
        try (RandomAccessFile file = new RandomAccessFile(path().toFile(), "rw")) {
            FrameFile frames = new FrameFile(file, 0);
            frames.read(content -> {
            });
            for (String content : contents) {
                frames.append(content.getBytes());
            }
        }
    }

    @Test
    void read_appendedTwice_returnsAllInOrder() throws Exception {
        append("a", "bb");
        append("ccc");
        assertEquals(List.of("a", "bb", "ccc"), read());
    }

    @Test
    void read_cutAtAnyByte_returnsCompleteFramesAndCanAppend() throws Exception {
        append("first", "second", "third");
        byte[] whole = Files.readAllBytes(path());
        for (int length = 0; length < whole.length; length++) {
            Files.write(path(), Arrays.copyOf(whole, length));
            List<String> left = List.of("first", "second", "third").subList(0, wholeFrames(length));
            assertEquals(left, read(), "cut to " + length);
            append("next");
            List<String> more = new ArrayList<>(left);
            more.add("next");
            assertEquals(more, read(), "cut to " + length);
            assertEquals(more.stream().mapToInt(text -> HEAD + text.length()).sum(), Files.size(path()));
        }
    }

    private static int wholeFrames(int length) {
        int first = HEAD + "first".length();
        int second = first + HEAD + "second".length();
        return length < first ? 0 : length < second ? 1 : 2;
    }

    @Test
    void read_anyByteChanged_losesOneFrame() throws Exception {
        append("first", "second", "third");
        byte[] whole = Files.readAllBytes(path());
        for (int i = 0; i < whole.length; i++) {
            byte[] changed = whole.clone();
            changed[i] ^= 0x10;
            Files.write(path(), changed);
            List<String> others = new ArrayList<>(List.of("first", "second", "third"));
            others.remove(i < 17 ? 0 : i < 35 ? 1 : 2);
            assertEquals(others, read(), "byte " + i);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void read_garbledTail_returnsTheFramesBefore(long seed) throws Exception {
        Random random = new Random(seed);
        append("first", "second");
        byte[] good = Files.readAllBytes(path());
        byte[] garbage = new byte[1 + random.nextInt(200_000)];
        random.nextBytes(garbage);
        byte[] all = Arrays.copyOf(good, good.length + garbage.length);
        System.arraycopy(garbage, 0, all, good.length, garbage.length);
        Files.write(path(), all);
        assertEquals(List.of("first", "second"), read());
        append("third");
        assertEquals(List.of("first", "second", "third"), read());
    }

    @Test
    void read_zeros_areNoFrames() throws Exception {
        append("first");
        Files.write(path(), Arrays.copyOf(Files.readAllBytes(path()), 100_000));
        assertEquals(List.of("first"), read());
    }

    @Test
    void damagedBytes_betweenAndAfterFrames_areCounted() throws Exception {
        append("first", "second", "third");
        byte[] bytes = Files.readAllBytes(path());
        bytes[20] ^= 1;
        Files.write(path(), Arrays.copyOf(bytes, bytes.length + 7));
        try (RandomAccessFile file = new RandomAccessFile(path().toFile(), "r")) {
            FrameFile frames = new FrameFile(file, 0);
            frames.read(content -> {
            });
            assertTrue(frames.damage("it").get().startsWith(HEAD + "second".length() + 7 + " bytes"));
        }
    }

    @Test
    void append_diskFull_keepsFramesAndAcceptsTheNext() throws Exception {
        try (NarrowDisk file = new NarrowDisk(path().toFile())) {
            FrameFile frames = new FrameFile(file, 0);
            frames.append("first".getBytes());
            file.full = true;
            IOException e = assertThrows(IOException.class, () -> frames.append("second".getBytes()));
            assertEquals("No space left on device", e.getMessage());
            assertEquals(List.of("first"), read());
            assertEquals(HEAD + "first".length(), Files.size(path()));
            file.full = false;
            frames.append("third".getBytes());
        }
        assertEquals(List.of("first", "third"), read());
    }

    @Test
    void append_eachFrame_isReadableWithoutClosing() throws Exception {
        try (RandomAccessFile file = new RandomAccessFile(path().toFile(), "rw")) {
            new FrameFile(file, 0).append("first".getBytes());
            assertTrue(read().contains("first"));
        }
    }

    /** Has room for half of what is written. */
    private static final class NarrowDisk extends RandomAccessFile {

        private boolean full;

        NarrowDisk(File file) throws IOException {
            super(file, "rw");
        }

        @Override
        public void write(byte[] bytes) throws IOException {
            if (full) {
                super.write(bytes, 0, bytes.length / 2);
                throw new IOException("No space left on device");
            }
            super.write(bytes);
        }
    }
}
