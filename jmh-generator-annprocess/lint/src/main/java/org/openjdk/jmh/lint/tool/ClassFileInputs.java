package org.openjdk.jmh.lint.tool;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipError;
import org.openjdk.jmh.lint.model.Jmh;

/**
 * Finds the class files of jars, folders and single files, which stay open until the end. What cannot be read is remembered
 * and passed over.
 */
final class ClassFileInputs implements Closeable {

    private static final String CLASS = ".class";

    private final ClassIndex index;
    private final List<String> problems;
    private final List<FileSystem> jars = new ArrayList<>();

    ClassFileInputs(ClassIndex index, List<String> problems) {
        this.index = index;
        this.problems = problems;
    }

    void add(Path input) {
        try {
            if (addFilesOf(input) == 0) {
                problems.add(input + ": holds no class file");
            }
        } catch (IOException | UncheckedIOException | ZipError e) {
            problems.add(input + ": cannot be read: " + e.getMessage());
        }
    }

    /** Returns how many class files there are, damaged ones included. */
    private int addFilesOf(Path input) throws IOException {
        if (Files.isDirectory(input)) {
            return addAll(input);
        }
        if (input.toString().endsWith(CLASS)) {
            index.add(input.toString(), () -> Files.readAllBytes(input));
            return 1;
        }
        return addJar(input);
    }

    private int addJar(Path jar) throws IOException {
        if (!Files.exists(jar)) {
            throw new IOException("there is no such file");
        }
        try {
            FileSystem zip = FileSystems.newFileSystem(jar);
            jars.add(zip);
            return addAll(zip.getPath("/"));
        } catch (ProviderNotFoundException e) {
            throw new IOException("it is neither a jar nor a folder nor a class file", e);
        }
    }

    private int addAll(Path root) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(root)) {
            files = all.filter(file -> isSubject(path(file, root))).sorted().toList();
        }
        for (Path file : files) {
            index.add(path(file, root), () -> Files.readAllBytes(file));
        }
        return files.size();
    }

    private static String path(Path file, Path root) {
        return root.relativize(file).toString().replace('\\', '/');
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
