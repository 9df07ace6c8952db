package org.openjdk.jmh.bench.live;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.openjdk.jmh.bench.host.Host;

/** Copies the classes that hosts need, and nothing else of the bench, into a folder of their own. */
final class HostClasses {

    private HostClasses() {
    }

    /** An entry of a class path, which is there as long as this VM. */
    static Path copy() throws IOException {
        Path root = temporary(Files.createTempDirectory("jmh-host"));
        Path target = root;
        for (String name : Host.class.getPackageName().split("\\.")) {
            target = temporary(Files.createDirectory(target.resolve(name)));
        }
        URI source = source();
        if (source.getScheme().equals("jar")) {
            try (FileSystem zip = FileSystems.newFileSystem(source, Map.of())) {
                copy(zip.provider().getPath(source).getParent(), target);
            }
        } else {
            copy(Path.of(source).getParent(), target);
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
            for (Path file : files.toList()) {
                temporary(Files.copy(file, target.resolve(file.getFileName().toString())));
            }
        }
    }
}
