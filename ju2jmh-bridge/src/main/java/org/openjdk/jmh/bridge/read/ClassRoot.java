package org.openjdk.jmh.bridge.read;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.bytecode.files.FileSource;

/** One entry of a class path: a folder or a jar. */
public final class ClassRoot implements Closeable {

    private static final String SUFFIX = ".class";
    /** No compiler comes close: a class has at most 65,535 constants, and a method 64 KB of code. */
    private static final int LONGEST = 16 << 20;

    private final Path path;
    private final FileSource files;

    private ClassRoot(Path path, FileSource files) {
        this.path = path;
        this.files = files;
    }

    /**
     * Opens an entry.
     *
     * @param path a folder or a jar
     * @return its files
     * @throws IOException if it is neither
     */
    public static ClassRoot open(Path path) throws IOException {
        try {
            return new ClassRoot(path, FileSource.open(path));
        } catch (IOException e) {
            throw new IOException(path + " is neither a folder nor a readable jar (" + e.getMessage() + ")", e);
        }
    }

    /**
     * Reads a file.
     *
     * @param file its name below the root, with slashes
     * @return its content, empty if there is no such file
     * @throws IOException if it cannot be read, or is too large for what is read as a whole
     */
    public Optional<byte[]> read(String file) throws IOException {
        if (!has(file)) {
            return Optional.empty();
        }
        try (InputStream in = open(file)) {
            return Optional.of(content(in, file));
        } catch (IOException e) {
            throw new IOException(file + " in " + path + " is damaged: " + e.getMessage(), e);
        }
    }

    /**
     * Opens a file.
     *
     * @param file the name of a file that is there
     * @return its content
     * @throws IOException if it cannot be read
     */
    public InputStream open(String file) throws IOException {
        return files.open(file);
    }

    /**
     * Lists all files.
     *
     * @return their names below the root, with slashes
     * @throws IOException if a folder cannot be read
     */
    public Collection<String> files() throws IOException {
        return files.names();
    }

    /** Whether there is a file of that name. */
    boolean has(String file) {
        return files.has(file);
    }

    /** The folders that have files here. */
    Set<String> folders() throws IOException {
        return files().stream().map(ClassRoot::folderOf).collect(Collectors.toSet());
    }

    /** An entry of 1 MB can say that it holds 1 GB. */
    private static byte[] content(InputStream in, String file) throws IOException {
        byte[] content = in.readNBytes(LONGEST + 1);
        if (content.length > LONGEST) {
            throw new IOException("it has more than " + (LONGEST >> 20) + " MB"
                    + (file.endsWith(SUFFIX) ? ", more than any class file" : ""));
        }
        return content;
    }

    static String folderOf(String file) {
        return file.substring(0, Math.max(file.lastIndexOf('/'), 0));
    }

    /** The binary names of the classes here, without those of later Java releases and module descriptors. */
    List<String> classNames() throws IOException {
        return files().stream()
                .filter(file -> file.endsWith(SUFFIX) && !file.startsWith("META-INF/"))
                .filter(file -> !file.endsWith("module-info.class") && !file.endsWith("package-info.class"))
                .map(file -> file.substring(0, file.length() - SUFFIX.length()).replace('/', '.'))
                .sorted()
                .toList();
    }

    @Override
    public void close() throws IOException {
        files.close();
    }
}
