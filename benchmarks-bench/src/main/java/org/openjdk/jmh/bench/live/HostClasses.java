package org.openjdk.jmh.bench.live;

import java.io.Closeable;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.openjdk.jmh.bench.host.Host;

/** A folder with the classes that hosts need, and nothing else of the bench, until it is closed. */
final class HostClasses implements Closeable {

    private final Path root;

    HostClasses() throws IOException {
        root = Files.createTempDirectory("jmh-host");
        Path target = root.resolve(Host.class.getPackageName().replace('.', '/'));
        Files.createDirectories(target);
        URI source = source();
        if (source.getScheme().equals("jar")) {
            try (FileSystem zip = FileSystems.newFileSystem(source, Map.of())) {
                copy(zip.provider().getPath(source).getParent(), target);
            }
        } else {
            copy(Path.of(source).getParent(), target);
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
            for (Path file : files.toList()) {
                Files.copy(file, target.resolve(file.getFileName().toString()));
            }
        }
    }

    /** An entry of a class path. */
    Path root() {
        return root;
    }

    @Override
    public void close() throws IOException {
        List<Path> files;
        try (Stream<Path> tree = Files.walk(root)) {
            files = tree.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
    }
}
