package org.openjdk.jmh.mutate.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContentHashTest {

    @TempDir
    Path root;

    private Path folder(String name, String content) throws IOException {
        Path folder = Files.createDirectories(root.resolve(name).resolve("a"));
        Files.writeString(folder.resolve("B.class"), content);
        return root.resolve(name);
    }

    private Path jar(String name, String content, long time) throws IOException {
        Path jar = root.resolve(name);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            ZipEntry entry = new ZipEntry("a/B.class");
            entry.setTime(time);
            out.putNextEntry(entry);
            out.write(content.getBytes());
        }
        return jar;
    }

    @Test
    void foldersWithTheSameFiles_haveTheSameHash() throws IOException {
        assertEquals(ContentHash.of(List.of(folder("one", "x"))), ContentHash.of(List.of(folder("two", "x"))));
    }

    @Test
    void foldersWithDifferentClassesOfTheSameLength_haveDifferentHashes() throws IOException {
        assertNotEquals(ContentHash.of(List.of(folder("one", "x"))), ContentHash.of(List.of(folder("two", "y"))));
    }

    @Test
    void rebuiltJar_hasTheSameHashUnlessAClassDiffers() throws IOException {
        String first = ContentHash.of(List.of(jar("one.jar", "x", 0)));
        assertEquals(first, ContentHash.of(List.of(jar("two.jar", "x", 1_000_000_000_000L))));
        assertNotEquals(first, ContentHash.of(List.of(jar("three.jar", "y", 0))));
    }

    @Test
    void order_matters() throws IOException {
        Path one = folder("one", "x");
        Path two = folder("two", "y");
        assertNotEquals(ContentHash.of(List.of(one, two)), ContentHash.of(List.of(two, one)));
    }
}
