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
 * Finds the class files of jars, folders and single files, which stay open until the end. A problem names what cannot be read;
 * the rest is taken in.
 */
final class ClassFileInputs implements Closeable {

    private static final String CLASS = ".class";
    /** No compiler comes close: a class has at most 65,535 constants, and a method 64 KB of code. */
    private static final int LONGEST = 16 << 20;

    private final ClassIndex index;
    private final Set<String> problems;
    private final List<FileSystem> jars = new ArrayList<>();
    private final List<Path> empty = new ArrayList<>();
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

    /** Lists the inputs without a class file, which is what some libraries publish. */
    List<Path> empty() {
        return empty;
    }

    /** Tells whether there was any class file, damaged ones included. */
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

    /** What is no file could keep the reader waiting; a jar can say of an entry of 1 MB that it holds 1 GB. */
    private static byte[] content(Path file) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new IOException("it is no file");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] content = in.readNBytes(LONGEST + 1);
            if (content.length > LONGEST) {
                throw new IOException("it has more than " + (LONGEST >> 20) + " MB, as no class file has");
            }
            return content;
        }
    }

    /** A jar may have a class once more for later versions of Java, below META-INF, and may itself lie unpacked. */
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
