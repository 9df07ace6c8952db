package org.openjdk.jmh.bridge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.stream.Stream;
import org.openjdk.jmh.bridge.plan.BenchmarkClass;
import org.openjdk.jmh.bridge.verify.Way;

/**
 * Computes a hash over a benchmark class, its class path and the way to run it, to detect changes since an earlier run.
 */
final class VersionOfClass {

    private final ConversionSettings settings;
    private final String surroundings;

    VersionOfClass(ConversionSettings settings, Way way) throws IOException {
        this.settings = settings;
        StringBuilder text = new StringBuilder(way + " " + settings.directory().toAbsolutePath());
        for (Path entry : ToolJars.after(settings.allPaths())) {
            text.append('\n').append(entry.toAbsolutePath()).append(' ')
                    .append(Files.exists(entry) ? state(entry) : "");
        }
        this.surroundings = text.toString();
    }

    /** Returns a hash of the names, sizes and times of all files, as build tools compare them. */
    private static String state(Path entry) throws IOException {
        StringBuilder files = new StringBuilder();
        try (Stream<Path> all = Files.walk(entry)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                files.append(file).append(Files.size(file)).append(Files.getLastModifiedTime(file));
            }
        }
        return hash(files.toString());
    }

    String of(BenchmarkClass type) {
        try {
            Path source = settings.output().resolve(type.qualifiedName().replace('.', '/') + ".java");
            return hash(surroundings + Files.readString(source, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String hash(String text) {
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8)).toString();
    }
}
