package org.openjdk.jmh.weaver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UpstreamJarTest {

    @TempDir
    Path folder;

    @Test
    void read_unknownChecksum_failsWithTheLineToAdd() throws IOException {
        Path jar = jar();
        Path none = Files.writeString(folder.resolve("none"), "");
        WeaveException e = assertThrows(WeaveException.class, () -> UpstreamJar.read(jar, none));
        assertTrue(e.getMessage().endsWith(checksum(jar)), e.getMessage());
    }

    @Test
    void read_pinnedChecksum_returnsAllEntriesExceptJarMetadata() throws IOException {
        Path jar = jar();
        Path checksums = Files.writeString(folder.resolve("checksums"), checksum(jar));
        UpstreamJar upstream = UpstreamJar.read(jar, checksums);
        assertEquals(Set.of("a/B.class", "LICENSE"), upstream.entries().keySet());
        assertEquals(Set.of("a/B"), upstream.classes().keySet());
    }

    private static String checksum(Path jar) throws IOException {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar));
            return String.format("%064x  %s", new BigInteger(1, digest), jar.getFileName());
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private Path jar() throws IOException {
        Path jar = folder.resolve("upstream-1.0.jar");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (String entry : List.of("META-INF/MANIFEST.MF", "META-INF/maven/g/pom.xml",
                    "jmh.properties", "a/B.class", "LICENSE")) {
                out.putNextEntry(new ZipEntry(entry));
                out.write(entry.getBytes(StandardCharsets.UTF_8));
                out.closeEntry();
            }
        }
        return jar;
    }
}
