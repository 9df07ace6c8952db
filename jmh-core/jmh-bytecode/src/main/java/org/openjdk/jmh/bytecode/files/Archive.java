package org.openjdk.jmh.bytecode.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Reads the files of a jar. */
final class Archive implements FileSource {

    private final ZipFile zip;

    Archive(Path file) throws IOException {
        zip = new ZipFile(file.toFile());
    }

    @Override
    public Collection<String> names() {
        return Collections.list(zip.entries()).stream().filter(entry -> !entry.isDirectory()).map(ZipEntry::getName)
                .collect(Collectors.toList());
    }

    @Override
    public boolean has(String name) {
        return zip.getEntry(name) != null;
    }

    @Override
    public InputStream open(String name) throws IOException {
        return zip.getInputStream(zip.getEntry(name));
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
