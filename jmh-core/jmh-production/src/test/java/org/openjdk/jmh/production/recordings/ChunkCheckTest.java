package org.openjdk.jmh.production.recordings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChunkCheckTest {

    private static final int LENGTH = 100;

    @TempDir
    Path folder;

    private Path file(byte[]... parts) throws IOException {
        Path file = folder.resolve("x.jfr");
        Files.deleteIfExists(file);
        Files.createFile(file);
        for (byte[] part : parts) {
            Files.write(file, part, StandardOpenOption.APPEND);
        }
        return file;
    }

    private static byte[] chunk(int version, long length, long second) {
        return ByteBuffer.allocate(LENGTH).put(new byte[] {'F', 'L', 'R', 0}).putShort((short) version)
                .putShort((short) 1).putLong(length).putLong(0).putLong(0).putLong(second * 1_000_000_000)
                .putLong(5_000_000_000L).array();
    }

    private static void assertRejected(Path file, String message) {
        IOException refused = assertThrows(UnusableRecordingException.class, () -> ChunkCheck.check(file));
        assertTrue(refused.getMessage().startsWith(file.toString()), refused.getMessage());
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }

    @Test
    void wholeChunks_spanFromTheFirstToTheLast() throws IOException {
        assertEquals(new TimeSpan(Instant.ofEpochSecond(10), Instant.ofEpochSecond(20)),
                ChunkCheck.check(file(chunk(2, LENGTH, 10), chunk(2, LENGTH, 15))));
    }

    @Test
    void fileOfAnotherKind_isRejected() throws IOException {
        assertRejected(file("hello world".getBytes()), "not a recording");
        assertRejected(file(new byte[0]), "not a recording");
        assertRejected(folder.resolve("none.jfr"), "no such file");
    }

    @Test
    void chunkLongerThanTheFile_isTruncated() throws IOException {
        assertRejected(file(chunk(2, LENGTH + 1, 10)), "truncated in chunk 1");
        assertRejected(file(chunk(2, LENGTH, 10), new byte[10]), "truncated in chunk 2");
    }

    @Test
    void chunkWithoutLength_wasNeverFinished() throws IOException {
        assertRejected(file(chunk(2, 0, 10)), "is unfinished");
    }

    @Test
    void bytesAfterTheLastChunk_areReportedAsDamage() throws IOException {
        assertRejected(file(chunk(2, LENGTH, 10), new byte[LENGTH]), "damaged: chunk 2");
    }

    @Test
    void otherFormatVersion_isRejected() throws IOException {
        assertRejected(file(chunk(1, LENGTH, 10)), "format 1");
    }
}
