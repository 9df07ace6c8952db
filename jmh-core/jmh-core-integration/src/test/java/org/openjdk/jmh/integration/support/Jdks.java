package org.openjdk.jmh.integration.support;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds other JDKs: the folder that the property {@code newer.jdk} names, or those beside the running one. */
public final class Jdks {

    private static final Pattern VERSION = Pattern.compile("(?m)^JAVA_VERSION=\"(\\d+)");

    private Jdks() {
    }

    /** Returns the newest JDK of at least this release. */
    public static Optional<Path> atLeast(int release) {
        return candidates().filter(jdk -> releaseOf(jdk) >= release).max(Comparator.comparing(Jdks::releaseOf));
    }

    private static Stream<Path> candidates() {
        String named = System.getProperty("newer.jdk", "");
        return named.isEmpty() ? neighbours() : Stream.of(Path.of(named));
    }

    private static Stream<Path> neighbours() {
        File[] folders = Path.of(System.getProperty("java.home")).getParent().toFile().listFiles();
        return folders == null ? Stream.empty() : Stream.of(folders).map(File::toPath);
    }

    private static int releaseOf(Path jdk) {
        try {
            Matcher version = VERSION.matcher(Files.readString(jdk.resolve("release")));
            return Files.isExecutable(java(jdk)) && version.find() ? Integer.parseInt(version.group(1)) : 0;
        } catch (IOException e) {
            return 0;
        }
    }

    /** Returns the executable of the VM that runs these tests. */
    static Path java() {
        return java(Path.of(System.getProperty("java.home")));
    }

    static Path java(Path jdk) {
        return jdk.resolve("bin").resolve("java");
    }
}
