package org.openjdk.jmh.mutate.forks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.openjdk.jmh.mutate.model.WorkFolder;

/**
 * Represents a folder at the front of a class path, filled with different class files for each fork. Thus one worker
 * serves the original and all mutants, and both sides find classes in the same places.
 */
public final class ClassPathOverlay {

    final Path folder;

    public ClassPathOverlay(Path folder) {
        this.folder = folder;
    }

    public void empty() throws IOException {
        WorkFolder.remove(folder);
        Files.createDirectories(folder);
    }

    /** Replaces the content by the files of a folder. */
    public void fill(Path classes) throws IOException {
        empty();
        try (Stream<Path> all = Files.walk(classes)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                Path target = folder.resolve(classes.relativize(file));
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    /**
     * Replaces the content by class files.
     *
     * @param classes by internal name
     * @throws IOException if a name leads outside of the folder, or a file cannot be written
     */
    public void fill(Map<String, byte[]> classes) throws IOException {
        empty();
        for (Map.Entry<String, byte[]> each : classes.entrySet()) {
            Path target = folder.resolve(each.getKey() + ".class").normalize();
            if (!target.startsWith(folder.normalize())) {
                throw new IOException(
                        each.getKey() + " is not the name of a class: its file would be in another folder");
            }
            Files.createDirectories(target.getParent());
            Files.write(target, each.getValue());
        }
    }
}
