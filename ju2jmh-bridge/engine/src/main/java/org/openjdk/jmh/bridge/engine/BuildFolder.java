package org.openjdk.jmh.bridge.engine;

import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Where a build puts what it makes. */
final class BuildFolder {

    /** Of Maven, and of Gradle. */
    private static final Set<String> NAMES =
            Collections.unmodifiableSet(new HashSet<>(Arrays.asList("target", "build")));

    private BuildFolder() {
    }

    /** The folder that a class was compiled to; the current folder where that is elsewhere. */
    static Path of(Class<?> type) {
        for (Path folder = location(type).orElse(null); folder != null; folder = folder.getParent()) {
            if (folder.getFileName() != null && NAMES.contains(folder.getFileName().toString())) {
                return folder;
            }
        }
        return Paths.get("");
    }

    /** The folder or jar that a class is from. */
    static Optional<Path> location(Class<?> type) {
        try {
            CodeSource source = type.getProtectionDomain().getCodeSource();
            return source == null || source.getLocation() == null ? Optional.empty()
                    : Optional.of(Paths.get(source.getLocation().toURI()));
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException e) {
            return Optional.empty();
        }
    }
}
