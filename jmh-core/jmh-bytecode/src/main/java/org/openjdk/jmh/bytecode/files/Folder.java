package org.openjdk.jmh.bytecode.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the files of a folder. */
final class Folder implements FileSource {

    private final Path root;

    Folder(Path root) {
        this.root = root;
    }

    @Override
    public Collection<String> names() throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString().replace(root.getFileSystem().getSeparator(), "/"))
                    .collect(Collectors.toList());
        }
    }

    @Override
    public boolean has(String name) {
        return Files.isRegularFile(root.resolve(name));
    }

    @Override
    public InputStream open(String name) throws IOException {
        return Files.newInputStream(root.resolve(name));
    }

    @Override
    public void close() {
        // No file stays open.
    }
}
