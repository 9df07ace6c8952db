package org.openjdk.jmh.files;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTextTest {

    @TempDir
    Path folder;

    private String jar(String name) throws IOException {
        Path file = folder.resolve(name);
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().putValue("Manifest-Version", "1.0");
        new JarOutputStream(Files.newOutputStream(file), manifest).close();
        return file.toString();
    }

    @Test
    void jar_isRecognizedByItsContent() throws IOException {
        assertTrue(ClassPathText.isClassPath(jar("benchmarks.jar")));
        assertTrue(ClassPathText.isClassPath(jar("benchmarks.json")));
    }

    @Test
    void results_areNotAClassPath() throws IOException {
        assertFalse(ClassPathText.isClassPath(Files.writeString(folder.resolve("a.jar"), "[]").toString()));
        assertFalse(ClassPathText.isClassPath(Files.createFile(folder.resolve("b.jar")).toString()));
        assertFalse(ClassPathText.isClassPath("nowhere/*.json"));
        assertFalse(ClassPathText.isClassPath(folder.resolve("missing.jar").toString()));
    }

    @Test
    void folders_areAClassPath() throws IOException {
        assertTrue(ClassPathText.isClassPath(folder.toString()));
        assertTrue(ClassPathText.isClassPath("missing" + File.pathSeparator + jar("one.jar")));
        assertFalse(ClassPathText.isClassPath("missing" + File.pathSeparator + "also"));
    }

    @Test
    void sameElements_underOtherNames_areEqual() throws IOException {
        String one = jar("one.jar");
        String other = folder.resolve("sub/../one.jar").toString();
        Files.createDirectory(folder.resolve("sub"));
        assertTrue(ClassPathText.areSame(one, other));
        assertFalse(ClassPathText.areSame(one, jar("two.jar")));
        assertFalse(ClassPathText.areSame(one, one + File.pathSeparator + one));
        assertTrue(ClassPathText.areSame("missing", "missing"));
    }
}
