package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is slowed down: the module with the benchmarks, and those of the same build that it depends on. */
final class MutatedModules {

    private final List<MavenProject> modules = new ArrayList<>();

    /**
     * Modules that are compiled.
     *
     * @param module   with the benchmarks
     * @param upstream those that it depends on
     */
    MutatedModules(MavenProject module, List<MavenProject> upstream) {
        modules.add(module);
        upstream.stream().filter(each -> !each.getPackaging().equals("pom")).forEach(modules::add);
    }

    /** The folders of sources, but for what is generated. */
    List<Path> sources() {
        return modules.stream().flatMap(module -> module.getCompileSourceRoots().stream().map(Path::of)
                .filter(root -> Files.isDirectory(root)
                        && !root.startsWith(Path.of(module.getBuild().getDirectory()))))
                .distinct().toList();
    }

    /**
     * The folders of sources in the notation of the system.
     *
     * @throws MojoFailureException if there are none
     */
    String sourcePath() throws MojoFailureException {
        return some(sources(), "no folders of sources that could be slowed down (generated ones are left out)");
    }

    /** Their classes, and what these need. */
    String classPath() {
        return joined(Stream.concat(
                modules.stream().map(module -> Path.of(module.getBuild().getOutputDirectory())),
                modules.stream().flatMap(module -> BenchmarkModule.dependencies(module).stream())
                        .map(ClassPathEntry::file)));
    }

    /**
     * The folders of compiled tests in the notation of the system.
     *
     * @throws MojoFailureException if there are none
     */
    String testFolders() throws MojoFailureException {
        return some(modules.stream().map(module -> Path.of(module.getBuild().getTestOutputDirectory()))
                .filter(Files::isDirectory).toList(),
                "no compiled tests, which show whether mutants behave like the original. -Djmh.mutate.tests=false does "
                        + "without");
    }

    /** All that tests need. */
    ModuleClassPath testDependencies() {
        List<ClassPathEntry> none = List.of();
        ModuleClassPath all = new ModuleClassPath(List.of(), none);
        for (MavenProject module : modules) {
            all = all.orElse(BenchmarkModule.dependencies(module));
        }
        return all;
    }

    private String some(List<Path> found, String complaint) throws MojoFailureException {
        if (found.isEmpty()) {
            throw new MojoFailureException(modules.stream().map(MavenProject::getArtifactId)
                    .collect(Collectors.joining(", ")) + ": there are " + complaint);
        }
        return joined(found.stream());
    }

    private static String joined(Stream<Path> paths) {
        return paths.filter(Files::exists).distinct().map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }
}
