package org.openjdk.jmh.bridge.engine;

import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Finds the output folder of a build. */
final class BuildFolder {

    private static final List<String> NAMES = Collections.unmodifiableList(Arrays.asList("target", "build"));

    private BuildFolder() {
    }

    /**
     * Returns the build's output folder that contains a class, relative to the current folder. If the class was built
     * elsewhere, returns the current build's output folder, or the current folder if there is none.
     */
    static Path of(Class<?> type) {
        Path current = Paths.get("").toAbsolutePath();
        return location(type).filter(place -> place.startsWith(current))
                .flatMap(place -> madeIn(current.relativize(place)))
                .orElseGet(() -> NAMES.stream().map(Paths::get).filter(Files::isDirectory).findFirst()
                        .orElse(Paths.get("")));
    }

    private static Optional<Path> madeIn(Path place) {
        for (int names = place.getNameCount(); names > 0; names--) {
            Path folder = place.subpath(0, names);
            if (NAMES.stream().anyMatch(folder::endsWith)) {
                return Optional.of(folder);
            }
        }
        return Optional.empty();
    }

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
