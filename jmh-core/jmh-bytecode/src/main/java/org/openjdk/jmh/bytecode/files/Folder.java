package org.openjdk.jmh.bytecode.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A folder of class files. */
final class Folder implements FileSource {

    private final Path root;
    private final Collection<String> names;

    Folder(Path root) throws IOException {
        this.root = root;
        try (Stream<Path> files = Files.walk(root)) {
            names = files.filter(Files::isRegularFile)
                    .map(file -> root.relativize(file).toString().replace(root.getFileSystem().getSeparator(), "/"))
                    .collect(Collectors.toList());
        }
    }

    @Override
    public Collection<String> names() {
        return names;
    }

    @Override
    public byte[] read(String name) throws IOException {
        return Files.readAllBytes(root.resolve(name));
    }

    @Override
    public void close() {
        // holds nothing open
    }
}
