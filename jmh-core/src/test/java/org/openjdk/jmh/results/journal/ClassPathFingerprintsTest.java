package org.openjdk.jmh.results.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathFingerprintsTest {

    @TempDir
    Path folder;

    private Path elsewhere;

    @BeforeEach
    void makeFolders() throws IOException {
        elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
    }

    private Map<String, String> of(Path... classPath) throws IOException {
        StringBuilder joined = new StringBuilder();
        for (Path element : classPath) {
            joined.append(joined.length() == 0 ? "" : File.pathSeparator).append(element);
        }
        return ClassPathFingerprints.of(joined.toString(), elsewhere);
    }

    private Path jar(String name, String content, long time, String others) throws IOException {
        Path jar = folder.resolve(name);
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, others);
        try (OutputStream out = Files.newOutputStream(jar); JarOutputStream zip = new JarOutputStream(out, manifest)) {
            ZipEntry entry = new ZipEntry("a/B.class");
            entry.setTime(time);
            zip.putNextEntry(entry);
            zip.write(content.getBytes());
            zip.closeEntry();
        }
        return jar;
    }

    @Test
    void jar_repacked_hasTheSameFingerprint() throws IOException {
        Map<String, String> first = of(jar("a.jar", "code", 1_000_000_000_000L, ""));
        assertEquals(Set.of("a.jar"), first.keySet());
        assertEquals(first, of(jar("a.jar", "code", 1_500_000_000_000L, "")));
    }

    @Test
    void jar_otherContent_differs() throws IOException {
        Map<String, String> first = of(jar("a.jar", "code", 0, ""));
        assertNotEquals(first, of(jar("a.jar", "c0de", 0, "")));
    }

    /** No system property lists the elements that {@code java -jar} adds to the class path. */
    @Test
    void jar_namedByAManifest_isIncluded() throws IOException {
        Path main = jar("main.jar", "code", 0, "lib.jar missing.jar");
        jar("lib.jar", "old", 0, "main.jar");
        Map<String, String> first = of(main);
        assertEquals(Set.of("main.jar", "lib.jar"), first.keySet());
        jar("lib.jar", "new", 0, "main.jar");
        assertNotEquals(first.get("lib.jar"), of(main).get("lib.jar"));
        assertEquals(first.get("main.jar"), of(main).get("main.jar"));
    }

    @Test
    void folder_otherResource_differs() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes/META-INF"));
        Files.writeString(classes.resolve("list"), "a");
        Map<String, String> first = of(folder.resolve("classes"));
        Files.writeString(classes.resolve("list"), "b");
        assertNotEquals(first, of(folder.resolve("classes")));
    }

    @Test
    void workingFolder_countsClassesAndMetaInfOnly() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("elsewhere/a"));
        Files.writeString(classes.resolve("B.class"), "code");
        Map<String, String> first = of(elsewhere);
        Files.writeString(elsewhere.resolve("result.json"), "[]");
        assertEquals(first, of(elsewhere));
        Files.writeString(classes.resolve("B.class"), "c0de");
        assertNotEquals(first, of(elsewhere));
    }

    @Test
    void fileThatIsNoArchive_isReported() throws IOException {
        Path notes = Files.writeString(folder.resolve("notes.txt"), "no archive");
        String message = assertThrows(IOException.class, () -> of(notes)).getMessage();
        assertTrue(message.startsWith(notes.toRealPath() + " is neither a folder nor a jar ("), message);
    }
}
