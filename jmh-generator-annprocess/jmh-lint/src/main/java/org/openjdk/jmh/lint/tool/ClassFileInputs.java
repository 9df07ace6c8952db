package org.openjdk.jmh.lint.tool;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipError;
import org.openjdk.jmh.lint.model.Jmh;
import org.openjdk.jmh.util.FileFailure;

/**
 * Finds class files in jars, folders and single files, which stay open until the end. Unreadable inputs are reported
 * as problems; the others are used.
 */
final class ClassFileInputs implements Closeable {

    private static final String CLASS = ".class";
    /**
     * Largest size of a class file: limits of the format (65,535 constants, 64 KB of code a method) keep real ones
     * far below it.
     */
    private static final int MAX_BYTES = 16 << 20;

    private final ClassIndex index;
    private final Set<String> problems;
    private final List<FileSystem> jars = new ArrayList<>();
    /** The inputs without class files; some libraries publish such jars. */
    final List<Path> empty = new ArrayList<>();
    private int classFiles;

    ClassFileInputs(ClassIndex index, Set<String> problems) {
        this.index = index;
        this.problems = problems;
    }

    void add(Path input) {
        int before = classFiles + problems.size();
        try {
            addFilesOf(input);
            if (before == classFiles + problems.size()) {
                empty.add(input);
            }
        } catch (IOException e) {
            unreadable(input.toString(), FileFailure.reason(e));
        } catch (RuntimeException | ZipError e) {
            unreadable(input.toString(), String.valueOf(e.getMessage()));
        }
    }

    /** Returns whether any input has class files, including damaged ones. */
    boolean hasClassFiles() {
        return classFiles > 0;
    }

    private void unreadable(String what, String reason) {
        problems.add(what + ": cannot be read: " + reason);
    }

    private void addFilesOf(Path input) throws IOException {
        if (Files.isDirectory(input)) {
            addAll(input, "");
        } else if (input.toString().endsWith(CLASS)) {
            addFile(input, input.toString());
        } else {
            addJar(input);
        }
    }

    private void addJar(Path jar) throws IOException {
        if (!Files.exists(jar)) {
            throw new IOException("there is no such file");
        }
        try {
            FileSystem zip = FileSystems.newFileSystem(jar);
            jars.add(zip);
            addAll(zip.getPath("/"), jar + "!");
        } catch (ProviderNotFoundException e) {
            throw new IOException("it is neither a jar nor a folder nor a class file", e);
        }
    }

    private void addAll(Path root, String jar) throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {

            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return visitFile(folder, attributes);
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (!file.equals(root) && isSubject(root.relativize(file).toString().replace('\\', '/'))) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
                unreadable(jar + file, FileFailure.reason(e));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, IOException e) {
                return e == null ? FileVisitResult.CONTINUE : visitFileFailed(folder, e);
            }
        });
        files.stream().sorted().forEach(file -> addFile(file, jar + file));
    }

    private void addFile(Path file, String name) {
        classFiles++;
        index.add(name, () -> content(file));
    }

    /** Reads a regular file up to the size limit: others may block, and a jar may claim 1 GB for an entry of 1 MB. */
    private static byte[] content(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException("it is not a file");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] content = in.readNBytes(MAX_BYTES + 1);
            if (content.length > MAX_BYTES) {
                throw new IOException("it has more than " + (MAX_BYTES >> 20) + " MB, more than any class file");
            }
            return content;
        }
    }

    /**
     * Returns whether a path is a class to check: multi-release jars, also unpacked, have versions of classes below
     * META-INF.
     */
    private static boolean isSubject(String path) {
        String below = "/" + path;
        return path.endsWith(CLASS) && !below.contains("/META-INF/") && !below.contains("/" + Jmh.GENERATED + "/");
    }

    @Override
    public void close() throws IOException {
        for (FileSystem jar : jars) {
            jar.close();
        }
    }
}
