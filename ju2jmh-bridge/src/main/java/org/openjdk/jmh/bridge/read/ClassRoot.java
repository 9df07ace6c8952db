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
    /** Maximum size of a file; a class has at most 65,535 constants, and a method 64 KB of code. */
    private static final int LONGEST = 16 << 20;

    private final Path path;
    private final FileSource files;

    private ClassRoot(Path path, FileSource files) {
        this.path = path;
        this.files = files;
    }

    /** Opens a folder or a jar; throws {@link IOException} if the path is neither. */
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
     * @param file name below the root, with slashes
     * @return its content; empty if there is no such file
     * @throws IOException if it is unreadable or larger than 16 MB
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

    /** Opens an existing file of any size. */
    public InputStream open(String file) throws IOException {
        return files.open(file);
    }

    /** Returns the names of all files below the root, with slashes. */
    public Collection<String> files() throws IOException {
        return files.names();
    }

    boolean has(String file) {
        return files.has(file);
    }

    /** Returns the folders that contain files. */
    Set<String> folders() throws IOException {
        return files().stream().map(ClassRoot::folderOf).collect(Collectors.toSet());
    }

    /** Limits the size, since a compressed entry of 1 MB may expand to 1 GB. */
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

    /** Returns the sorted binary names of the classes, without those for later Java releases. */
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
