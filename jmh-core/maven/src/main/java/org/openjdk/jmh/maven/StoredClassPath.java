package org.openjdk.jmh.maven;

import org.apache.maven.project.MavenProject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The class path of a module in a file, by which one build tells another one. */
final class StoredClassPath {

    private StoredClassPath() {
    }

    /** Writes what a module is compiled to, and its dependencies. */
    static void write(Path folder, MavenProject project) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(project.getBuild().getOutputDirectory());
        BenchmarkModule.dependencies(project).forEach(entry -> lines.add(entry.toLine()));
        Files.createDirectories(folder);
        Files.write(file(folder, project.getGroupId(), project.getArtifactId()), lines);
    }

    /** Reads the class path of a module, if it was written. */
    static Optional<ModuleClassPath> read(Path folder, String group, String artifact) throws IOException {
        Path file = file(folder, group, artifact);
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        List<String> lines = Files.readAllLines(file);
        return Optional.of(new ModuleClassPath(List.of(Path.of(lines.get(0))),
                lines.stream().skip(1).map(ClassPathEntry::ofLine).toList()));
    }

    private static Path file(Path folder, String group, String artifact) {
        return folder.resolve(group + "_" + artifact + ".txt");
    }
}
