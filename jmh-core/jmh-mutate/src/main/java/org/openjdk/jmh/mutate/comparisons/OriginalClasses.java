package org.openjdk.jmh.mutate.comparisons;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.bytecode.files.ClassPath;
import org.openjdk.jmh.mutate.model.CheckedMutant;

/**
 * Copies the original class files of mutants, so that both sides have their classes before the rest of the class path.
 */
public final class OriginalClasses {

    private final Path folder;
    private final List<Path> classPath;

    /** Creates an empty store in a folder, with a folder for each mutant. */
    public OriginalClasses(Path folder, List<Path> classPath) {
        this.folder = folder;
        this.classPath = classPath;
    }

    public Path of(String mutant) {
        return folder.resolve(mutant);
    }

    /** Copies the original classes of all mutants. Classes that a mutant adds have no original. */
    public void take(List<CheckedMutant> mutants) throws IOException {
        try (ClassPath files = ClassPath.open(
                classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)))) {
            for (CheckedMutant mutant : mutants) {
                Files.createDirectories(of(mutant.mutant().id()));
                for (String name : mutant.classes()) {
                    String file = name.replace('.', '/') + ".class";
                    List<byte[]> versions = files.read(file);
                    if (!versions.isEmpty()) {
                        Path target = of(mutant.mutant().id()).resolve(file);
                        Files.createDirectories(target.getParent());
                        Files.write(target, versions.get(0));
                    }
                }
            }
        }
    }
}
