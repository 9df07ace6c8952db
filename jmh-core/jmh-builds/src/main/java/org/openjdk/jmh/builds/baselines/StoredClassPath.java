package org.openjdk.jmh.builds.baselines;

import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Stores the class path of a module in a file, which passes it from one build to another. */
public final class StoredClassPath {

    private static final String BEHIND_FOLDERS = "";
    /** Separates entries: names of folders may contain line breaks, but not NUL. */
    private static final String SEPARATOR = "\0";

    private StoredClassPath() {
    }

    /**
     * Writes the class path of a module.
     *
     * @param folder for the class paths of all modules
     * @param module id of the module, the same in both builds
     */
    public static void write(Path folder, String module, ModuleClassPath code) throws IOException {
        List<String> lines = new ArrayList<>();
        code.folders().forEach(classes -> lines.add(classes.toString()));
        lines.add(BEHIND_FOLDERS);
        code.dependencies().forEach(entry -> lines.add(entry.toLine()));
        Files.createDirectories(folder);
        Files.writeString(file(folder, module), String.join(SEPARATOR, lines));
    }

    /** Reads the class path of a module; empty if none was written. */
    static Optional<ModuleClassPath> read(Path folder, String module) throws IOException {
        Path file = file(folder, module);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        List<String> lines = List.of(Files.readString(file).split(SEPARATOR, -1));
        int folders = lines.indexOf(BEHIND_FOLDERS);
        return Optional.of(new ModuleClassPath(lines.subList(0, folders).stream().map(Path::of).toList(),
                lines.subList(folders + 1, lines.size()).stream().map(ClassPathEntry::ofLine).toList()));
    }

    private static Path file(Path folder, String module) {
        return folder.resolve(module.replace(':', '_') + ".txt");
    }
}
