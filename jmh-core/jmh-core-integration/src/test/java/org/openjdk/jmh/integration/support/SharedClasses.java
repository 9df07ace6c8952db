package org.openjdk.jmh.integration.support;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Archives of the classes that a run and its fork load from given jars, which save a third of a short run's time.
 * Runs must have these jars first on their class path; otherwise a VM does not use the archive, not even for the
 * JDK's classes.
 */
final class SharedClasses {

    private static final String JAVA = Jdks.java().toString();
    private static final Path FOLDER = Path.of("target", "shared-classes").toAbsolutePath();
    private static final Map<List<Path>, Path> ARCHIVES = new ConcurrentHashMap<>();

    private SharedClasses() {
    }

    /** Returns the archive of some jars, and creates it if there is none of their current content. */
    static Path of(List<Path> jars) {
        return ARCHIVES.computeIfAbsent(jars, SharedClasses::archive);
    }

    private static Path archive(List<Path> jars) {
        try {
            Files.createDirectories(FOLDER);
            // A number, as texts that differ only in numbers count as equal.
            Path archive = FOLDER.resolve("archive" + Integer.toUnsignedString(state(jars).hashCode()) + ".jsa");
            if (!Files.exists(archive)) {
                Path made = FOLDER.resolve(ProcessHandle.current().pid() + "-" + archive.getFileName());
                make(jars, made);
                Files.move(made, archive, StandardCopyOption.ATOMIC_MOVE);
            }
            return archive;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String state(List<Path> jars) throws IOException {
        StringBuilder state = new StringBuilder(Runtime.version().toString());
        for (Path jar : jars) {
            state.append(jar).append(Files.size(jar)).append(Files.getLastModifiedTime(jar));
        }
        return state.toString();
    }

    private static void make(List<Path> jars, Path archive) throws IOException {
        Path lists = Files.createTempDirectory(FOLDER, "lists");
        // The fork gets its parent's arguments; the process id makes the list its own.
        java("-XX:DumpLoadedClassList=" + lists.resolve("%p"), "-Djmh.ignoreLock=true", "-cp",
                Jars.classPath(jars, Jars.ownBenchmarks()), "org.openjdk.jmh.Main", "SteadyBenchmark", "-f", "1", "-wi",
                "1", "-w", "10ms", "-i", "1", "-r", "10ms", "-rf", "json", "-rff", lists.resolve("json").toString());
        Files.delete(lists.resolve("json"));
        Path classes = lists.resolve("all");
        Files.write(classes, classesOf(lists));
        java("-Xshare:dump", "-XX:SharedClassListFile=" + classes, "-XX:SharedArchiveFile=" + archive, "-cp",
                Jars.classPath(jars));
    }

    private static Set<String> classesOf(Path lists) throws IOException {
        Set<String> classes = new LinkedHashSet<>();
        try (Stream<Path> files = Files.list(lists)) {
            for (Path file : files.toList()) {
                Files.readAllLines(file, StandardCharsets.UTF_8).stream().filter(line -> !line.startsWith("#"))
                        .forEach(classes::add);
            }
        }
        return classes;
    }

    private static void java(String... arguments) {
        List<String> command = new ArrayList<>(List.of(JAVA));
        command.addAll(List.of(arguments));
        Child.run(command, FOLDER, 3).expect(0);
    }
}
