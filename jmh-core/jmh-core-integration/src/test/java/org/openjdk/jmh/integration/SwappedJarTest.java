package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.runner.Runner;

/**
 * Tests that one jar replaces upstream's. All other tests run it with upstream's two libraries only, so this one
 * checks its notices of bundled libraries.
 */
class SwappedJarTest {

    private static final Pattern LIBRARY = Pattern.compile("org/openjdk/jmh/\\w+/internal/\\w+");
    private static final Path JAR = Jars.home(Runner.class);

    @Test
    void bundledLibraries_areListedInTheNotice() throws IOException {
        Set<String> inside = new TreeSet<>();
        try (JarFile jar = new JarFile(JAR.toFile())) {
            jar.stream().map(entry -> LIBRARY.matcher(entry.getName())).filter(Matcher::lookingAt)
                    .forEach(found -> inside.add(found.group().replace('/', '.')));
        }
        Set<String> named = read("NOTICE").lines().filter(line -> line.startsWith("  Package "))
                .map(line -> line.substring("  Package ".length())).collect(Collectors.toCollection(TreeSet::new));

        assertEquals(named, inside);
        assertEquals(2, inside.size(), inside::toString);
    }

    @Test
    void licencesOfBundledLibraries_areInTheJar() throws IOException {
        String texts = read("THIRD-PARTY");

        assertTrue(texts.contains("Version 2.0, January 2004"), "the Apache License, for Gson");
        assertTrue(texts.contains("Copyright (c) 2000-2011 INRIA, France Telecom"), "the licence of ASM");
        assertTrue(read("LICENSE").contains("GNU General Public License"), "our own");
    }

    private static String read(String name) throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            return new String(jar.getInputStream(jar.getEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
