package org.openjdk.jmh.bytecode.files;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Provides the files of one jar or folder of a class path. Names have slashes. */
public interface FileSource extends Closeable {

    /** Opens a jar or a folder, or throws an IOException if it is neither. */
    static FileSource open(Path path) throws IOException {
        return Files.isDirectory(path) ? new Folder(path) : new Archive(path);
    }

    /** Returns the names of all files, in any order. */
    Collection<String> names() throws IOException;

    boolean has(String name);

    /** Opens an existing file. */
    InputStream open(String name) throws IOException;

    /** Returns the content of an existing file. */
    default byte[] read(String name) throws IOException {
        try (InputStream in = open(name)) {
            return content(in);
        }
    }

    /** Reads a stream to its end. */
    static byte[] content(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] chunk = new byte[8192];
        for (int count = in.read(chunk); count >= 0; count = in.read(chunk)) {
            bytes.write(chunk, 0, count);
        }
        return bytes.toByteArray();
    }

    /** Reads the files of a jar. */
    final class Archive implements FileSource {

        private final ZipFile zip;

        private Archive(Path file) throws IOException {
            zip = new ZipFile(file.toFile());
        }

        @Override
        public Collection<String> names() {
            return zip.stream().filter(entry -> !entry.isDirectory()).map(ZipEntry::getName)
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

    /** Reads the files of a folder. */
    final class Folder implements FileSource {

        private final Path root;

        private Folder(Path root) {
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
}
