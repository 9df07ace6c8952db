package org.openjdk.jmh.bytecode.files;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;

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
            return Bytes.of(in);
        }
    }
}
