package org.openjdk.jmh.shipped;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each published jar holds the notices and licences of the libraries that were copied into it. */
class NoticesTest {

    private static final String APACHE = "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION";
    private static final String BSD = "Redistribution and use in source and binary forms";
    private static final String MIT = "Permission is hereby granted, free of charge";

    /** By a part of the path of a class: the name of the library, and words of its licence. */
    private static final Map<String, Library> LIBRARIES = new TreeMap<>(Map.ofEntries(
            Map.entry("org/apache/commons/math3/|/internal/math3/", new Library("Apache Commons Math", APACHE)),
            Map.entry("org/objectweb/asm/|/(internal|shaded)/asm/", new Library("ASM", BSD)),
            Map.entry("com/google/errorprone/", new Library("Error Prone", APACHE)),
            Map.entry("freemarker/", new Library("FreeMarker", APACHE)),
            Map.entry("com/google/gson/|/(internal|shaded)/gson/", new Library("Gson", APACHE)),
            Map.entry("org/HdrHistogram/", new Library("HdrHistogram", "publicdomain/zero/1.0")),
            Map.entry("org/jacoco/", new Library("JaCoCo", "https://www.eclipse.org/legal/epl-2.0/")),
            Map.entry("/shaded/javapoet/", new Library("JavaPoet", APACHE)),
            Map.entry("joptsimple/", new Library("JOpt Simple", MIT)),
            Map.entry("/internal/jsoup/", new Library("jsoup", MIT)),
            Map.entry("picocli/|/(internal|shaded)/picocli/", new Library("picocli", APACHE))));

    private record Library(String name, String licence) {
    }

    static Stream<Path> published() {
        return Stream.concat(
                Stream.of(ToolJar.values()).filter(jar -> jar != ToolJar.SAMPLES).map(ToolJar::path),
                Stream.of("jmh-core/target/jmh-core-", "jmh-generator-annprocess/target/jmh-generator-annprocess-",
                        "jmh-generator-annprocess/jmh-generator-bytecode/target/jmh-generator-bytecode-")
                        .map(start -> Path.of("../..", start + System.getProperty("project.version") + ".jar")));
    }

    @ParameterizedTest
    @MethodSource("published")
    void librariesOfAJar_haveNoticesAndLicencesInIt(Path jar) throws IOException {
        Set<String> missing = new TreeSet<>();
        try (JarFile file = new JarFile(jar.toFile())) {
            String notices = text(file, ".*\\bNOTICE(\\.txt)?");
            String texts = notices + text(file, "(.*/)?(LICENSE|THIRD-PARTY)(\\.txt)?");
            assertTrue(texts.contains("The GNU General Public License (GPL)"), "the licence of this project");
            Set<String> foreign = file.stream().map(ZipEntry::getName).filter(name -> name.endsWith(".class"))
                    .filter(name -> !name.startsWith("META-INF/")).map(NoticesTest::library)
                    .filter(name -> !name.isEmpty()).collect(Collectors.toCollection(TreeSet::new));
            for (String name : foreign) {
                Library library = LIBRARIES.get(name);
                if (library == null) {
                    missing.add("an entry of this test for " + name);
                } else if (!notices.contains(library.name()) || !texts.contains(library.licence())) {
                    missing.add(library.name());
                }
            }
        }
        assertEquals(Set.of(), missing);
    }

    /** Returns the key of the library that a class is of, its package if that is unknown, or "" for a class of ours. */
    private static String library(String path) {
        return LIBRARIES.keySet().stream().filter(part -> path.matches(".*(" + part + ").*"))
                .findFirst()
                .orElse(path.startsWith("org/openjdk/jmh/")
                        && !path.matches(".*/(shaded|internal)/(?!dynreconf|results|runner).*") ? ""
                                : path.substring(0, path.lastIndexOf('/') + 1));
    }

    private static String text(JarFile jar, String names) {
        return jar.stream().filter(entry -> entry.getName().matches(names))
                .map(entry -> {
                    try {
                        return new String(jar.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }).collect(Collectors.joining("\n"));
    }
}
