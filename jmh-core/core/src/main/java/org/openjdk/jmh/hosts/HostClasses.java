package org.openjdk.jmh.hosts;

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
import org.openjdk.jmh.hosts.inside.Host;

/** Copies the classes that hosts need, and nothing else of this JMH, into a folder of their own. */
final class HostClasses {

    private HostClasses() {
    }

    /** An entry of a class path, which is there as long as this VM. */
    static Path copy() throws IOException {
        Path root = temporary(Files.createTempDirectory("jmh-host"));
        Path target = root;
        for (String name : Host.class.getPackage().getName().split("\\.")) {
            target = temporary(Files.createDirectory(target.resolve(name)));
        }
        URI source = source();
        if (source.getScheme().equals("jar")) {
            try (FileSystem zip = FileSystems.newFileSystem(source, Collections.emptyMap())) {
                copy(zip.provider().getPath(source).getParent(), target);
            }
        } else {
            copy(Paths.get(source).getParent(), target);
        }
        return root;
    }

    /** The VM removes what was registered last first, and so each folder when it is empty. */
    private static Path temporary(Path path) {
        path.toFile().deleteOnExit();
        return path;
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
                temporary(Files.copy(file, target.resolve(file.getFileName().toString())));
            }
        }
    }
}
