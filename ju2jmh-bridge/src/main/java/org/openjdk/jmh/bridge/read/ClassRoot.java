package org.openjdk.jmh.bridge.read;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** One entry of a class path: a folder or a jar. */
public abstract class ClassRoot implements Closeable {

    private static final String SUFFIX = ".class";
    /** No compiler comes close: a class has at most 65,535 constants, and a method 64 KB of code. */
    private static final int LONGEST = 16 << 20;

    private final Path path;

    ClassRoot(Path path) {
        this.path = path;
    }

    /**
     * Opens an entry.
     *
     * @param path a folder or a jar
     * @return its files
     * @throws IOException if it is neither
     */
    public static ClassRoot open(Path path) throws IOException {
        return Files.isDirectory(path) ? new Folder(path) : new Jar(path);
    }

    /**
     * Reads a file.
     *
     * @param file its name below the root, with slashes
     * @return its content, empty if there is no such file
     * @throws IOException if it cannot be read, or is too large for what is read as a whole
     */
    public final Optional<byte[]> read(String file) throws IOException {
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
    public abstract InputStream open(String file) throws IOException;

    /**
     * Lists all files.
     *
     * @return their names below the root, with slashes
     * @throws IOException if a folder cannot be read
     */
    public abstract List<String> files() throws IOException;

    /** Whether there is a file of that name. */
    abstract boolean has(String file);

    /** The folders that have files here. */
    abstract Set<String> folders() throws IOException;

    /** An entry of 1 MB can say that it holds 1 GB. */
    private static byte[] content(InputStream in, String file) throws IOException {
        byte[] content = in.readNBytes(LONGEST + 1);
        if (content.length > LONGEST) {
            throw new IOException("it has more than " + (LONGEST >> 20) + " MB"
                    + (file.endsWith(SUFFIX) ? ", as no class file has" : ""));
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

    private static final class Folder extends ClassRoot {

        private final Path folder;

        Folder(Path folder) {
            super(folder);
            this.folder = folder;
        }

        @Override
        public InputStream open(String file) throws IOException {
            return Files.newInputStream(folder.resolve(file));
        }

        @Override
        public List<String> files() throws IOException {
            try (Stream<Path> all = Files.walk(folder)) {
                return all.filter(Files::isRegularFile)
                        .map(path -> folder.relativize(path).toString().replace('\\', '/'))
                        .toList();
            }
        }

        @Override
        boolean has(String file) {
            return Files.isRegularFile(folder.resolve(file));
        }

        @Override
        Set<String> folders() throws IOException {
            Set<String> folders = new HashSet<>();
            files().forEach(file -> folders.add(folderOf(file)));
            return folders;
        }

        @Override
        public void close() {
            // A folder holds nothing open.
        }
    }

    private static final class Jar extends ClassRoot {

        private final JarFile jar;

        Jar(Path path) throws IOException {
            super(path);
            try {
                jar = new JarFile(path.toFile());
            } catch (IOException e) {
                throw new IOException(path + " is neither a folder nor a readable jar (" + e.getMessage() + ")", e);
            }
        }

        @Override
        public InputStream open(String file) throws IOException {
            return jar.getInputStream(jar.getEntry(file));
        }

        @Override
        public List<String> files() {
            return jar.stream().filter(entry -> !entry.isDirectory()).map(ZipEntry::getName).toList();
        }

        @Override
        boolean has(String file) {
            return jar.getEntry(file) != null;
        }

        @Override
        Set<String> folders() {
            Set<String> folders = new HashSet<>();
            String last = "";
            for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements();) {
                String name = entries.nextElement().getName();
                int end = name.lastIndexOf('/');
                // Files of one folder mostly stand together.
                boolean same = end == last.length() && name.startsWith(last);
                if (!same) {
                    last = folderOf(name);
                    folders.add(last);
                }
            }
            folders.add("");
            return folders;
        }

        @Override
        public void close() throws IOException {
            jar.close();
        }
    }
}
