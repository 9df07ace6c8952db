package org.openjdk.jmh.production.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds a JDK that times methods: the folder that the property {@code newer.jdk} names, or one beside the running
 * JDK.
 */
public final class Jdks {

    private static final int FIRST_WITH_TIMES = 25;
    private static final Pattern VERSION = Pattern.compile("(?m)^JAVA_VERSION=\"(\\d+)");

    private Jdks() {
    }

    /** One of them. */
    public static Optional<Path> withTimes() throws IOException {
        String named = System.getProperty("newer.jdk", "");
        if (!named.isEmpty()) {
            return Optional.of(Path.of(named));
        }
        try (Stream<Path> neighbours = Files.list(Path.of(System.getProperty("java.home")).getParent())) {
            List<Path> all = neighbours.toList();
            return all.stream().filter(jdk -> release(jdk) >= FIRST_WITH_TIMES).findFirst();
        }
    }

    private static int release(Path jdk) {
        try {
            Matcher version = VERSION.matcher(Files.readString(jdk.resolve("release")));
            return version.find() ? Integer.parseInt(version.group(1)) : 0;
        } catch (IOException e) {
            return 0;
        }
    }
}
