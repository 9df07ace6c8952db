package org.openjdk.jmh.ab.hosts;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openjdk.jmh.ab.inside.Host;

/** Copies the classes that hosts need, and nothing else of this JMH, into a folder. */
final class HostClasses {

    private HostClasses() {
    }

    /**
     * Copies them.
     *
     * @param root an entry of a class path, empty
     */
    static void copy(Path root) throws IOException {
        Path target = root;
        for (String name : Host.class.getPackage().getName().split("\\.")) {
            // Not all at once: that would make the root anew where the end of this VM has just removed it.
            target = Files.createDirectory(target.resolve(name));
        }
        URI source = source();
        if (source.getScheme().equals("jar")) {
            try (FileSystem zip = FileSystems.newFileSystem(source, Collections.emptyMap())) {
                copy(zip.provider().getPath(source).getParent(), target);
            }
        } else {
            copy(Paths.get(source).getParent(), target);
        }
    }

    private static URI source() {
        try {
            return Host.class.getResource(Host.class.getSimpleName() + ".class").toURI();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void copy(Path source, Path target) throws IOException {
        try (Stream<Path> files = Files.list(source)) {
            List<Path> all = files.collect(Collectors.toList());
            for (Path file : all) {
                Files.copy(file, target.resolve(file.getFileName().toString()));
            }
        }
    }
}
