package org.openjdk.jmh.mutate.compile;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Filters a class path, since the compiler crashes at files that are no jars, and jars with entries that lead outside
 * of them.
 */
public final class ReadableJars {

    private ReadableJars() {
    }

    /** Returns the readable elements, and passes on one sentence about each other element. */
    public static List<Path> of(List<Path> classPath, Consumer<String> warning) {
        List<Path> readable = new ArrayList<>();
        for (Path element : classPath) {
            String problem = Files.isRegularFile(element) ? problem(element) : "";
            if (problem.isEmpty()) {
                readable.add(element);
            } else {
                warning.accept(element + " is left out: it cannot be read as a jar (" + problem + ").");
            }
        }
        return readable;
    }

    private static String problem(Path file) {
        try {
            FileSystems.newFileSystem(file, (ClassLoader) null).close();
            return "";
        } catch (ProviderNotFoundException e) {
            return "its name does not end with .jar, or it is empty";
        } catch (IOException | RuntimeException e) {
            return String.valueOf(e.getMessage());
        }
    }
}
