package org.openjdk.jmh.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes found through a jar that lists a class path. */
class ClassPathJarTest {

    private static final String NAME = "found.txt";

    @TempDir
    private Path folder;

    @Test
    void shortClassPath_isUnchanged() throws Exception {
        assertEquals("a.jar:b", ClassPathJar.shortened("a.jar:b"));
    }

    @Test
    void jar_isCreatedOncePerClassPath() throws Exception {
        String classPath = behind(folder.toString());
        assertEquals(ClassPathJar.shortened(classPath), ClassPathJar.shortened(classPath));
    }

    @Test
    void elements_withUnusualNames_areFound() throws Exception {
        List<URL> expected = new ArrayList<>();
        List<String> elements = new ArrayList<>();
        for (String name : List.of("my classes", "100%20", "#1", "a+b&c=d", "it's?", "x:y".replace(":", ";"))) {
            Path classes = Files.createDirectory(folder.resolve(name));
            expected.add(Files.writeString(classes.resolve(NAME), name).toUri().toURL());
            elements.add(classes.toString());
        }
        assertEquals(expected, found(behind(String.join(File.pathSeparator, elements))));
    }

    @Test
    void wildcard_includesTheJarsOfAFolder() throws Exception {
        Path jar = folder.resolve("my.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry(NAME));
        }
        Files.writeString(folder.resolve(NAME), "no jar");
        assertEquals(List.of(new URL("jar:" + jar.toUri() + "!/" + NAME)),
                found(behind(
                        folder.resolve("*") + File.pathSeparator + folder.resolve("missing") + File.separator + "*")));
    }

    private String behind(String classPath) {
        return String.join(File.pathSeparator,
                Collections.nCopies(2000, folder.resolve("missing" + "x".repeat(80)).toString()))
                + File.pathSeparator + classPath;
    }

    private static List<URL> found(String classPath) throws Exception {
        URL jar = Path.of(ClassPathJar.shortened(classPath)).toUri().toURL();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar}, null)) {
            return Collections.list(loader.findResources(NAME));
        }
    }
}
