package org.openjdk.jmh.lint.tool;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipError;
import org.openjdk.jmh.lint.model.Jmh;

/** Collects the class files of jars, folders and single files. What cannot be read is remembered and passed over. */
final class Inputs {

    private static final String CLASS = ".class";

    private final Map<String, byte[]> classes = new TreeMap<>();
    private final List<String> problems;

    Inputs(List<String> problems) {
        this.problems = problems;
    }

    void add(Path input) {
        int before = classes.size();
        try {
            if (Files.isDirectory(input)) {
                addAll(input);
            } else if (input.toString().endsWith(CLASS)) {
                classes.put(input.toString(), Files.readAllBytes(input));
            } else {
                addJar(input);
            }
        } catch (IOException | ZipError e) {
            problems.add(input + ": cannot be read: " + e.getMessage());
            return;
        }
        if (classes.size() == before) {
            problems.add(input + ": holds no class file");
        }
    }

    private void addJar(Path jar) throws IOException {
        if (!Files.exists(jar)) {
            throw new IOException("there is no such file");
        }
        try (FileSystem zip = FileSystems.newFileSystem(jar)) {
            addAll(zip.getPath("/"));
        } catch (ProviderNotFoundException e) {
            throw new IOException("it is neither a jar nor a folder nor a class file", e);
        }
    }

    private void addAll(Path root) throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.walk(root)) {
            all.filter(file -> file.toString().endsWith(CLASS)).forEach(files::add);
        }
        for (Path file : files) {
            String name = root.relativize(file).toString().replace('\\', '/');
            if (!name.startsWith("META-INF/") && !name.contains("/" + Jmh.GENERATED + "/")) {
                classes.put(name, Files.readAllBytes(file));
            }
        }
    }

    /** Returns the class files by path. */
    Map<String, byte[]> classes() {
        return classes;
    }
}
