package org.openjdk.jmh.bytecode.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Collections;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** A jar. */
final class Archive implements FileSource {

    private final ZipFile zip;

    /**
     * Opens a jar.
     *
     * @throws IOException if it is none; the message names it
     */
    Archive(Path file) throws IOException {
        try {
            zip = new ZipFile(file.toFile());
        } catch (IOException e) {
            throw new IOException(file + ": expected a jar: " + e.getMessage(), e);
        }
    }

    @Override
    public Collection<String> names() {
        return Collections.list(zip.entries()).stream().filter(entry -> !entry.isDirectory()).map(ZipEntry::getName)
                .collect(Collectors.toList());
    }

    @Override
    public byte[] read(String name) throws IOException {
        try (InputStream in = zip.getInputStream(zip.getEntry(name))) {
            return Bytes.of(in);
        }
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }
}
