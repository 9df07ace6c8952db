package org.openjdk.jmh.mutate.mutants;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.openjdk.jmh.mutate.model.MutateException;

/** Finds the sources of a project. */
final class JavaSources {

    private JavaSources() {
    }

    /**
     * Finds the sources in folders.
     *
     * @param folders if several have a file with the same path, the first one wins
     * @param warning receives one sentence for each skipped file
     * @return files by path below their folder, with slashes
     * @throws MutateException if a folder is missing, or there are no sources
     */
    static Map<String, Path> in(List<Path> folders, Consumer<String> warning) throws MutateException, IOException {
        Map<String, Path> sources = new TreeMap<>();
        List<String> others = new ArrayList<>();
        for (Path folder : folders) {
            if (!Files.isDirectory(folder)) {
                throw new MutateException("There is no source folder " + folder + ".");
            }
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                    String path = folder.relativize(file).toString().replace('\\', '/');
                    String name = String.valueOf(file.getFileName());
                    if (name.endsWith(".java")) {
                        if (!name.equals("module-info.java") && !name.equals("package-info.java")) {
                            sources.putIfAbsent(path, file);
                        }
                    } else if (name.matches(".*\\.(kt|groovy|scala)")) {
                        others.add(path);
                    }
                }
            }
        }
        if (!others.isEmpty()) {
            warning.accept("Only Java sources are changed; " + others.size() + " other sources stay as they are, "
                    + others.get(0) + " among them.");
        }
        if (sources.isEmpty()) {
            throw new MutateException(
                    "There is no Java source in " + folders + ". Name the folder that holds the packages, "
                            + "such as src/main/java.");
        }
        return sources;
    }

    /** {@return the text of a file; empty, with a warning, if it is not UTF-8} */
    static String read(Path file, Consumer<String> warning) throws IOException {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            warning.accept(file + " is skipped: it is not UTF-8.");
            return "";
        }
    }
}
