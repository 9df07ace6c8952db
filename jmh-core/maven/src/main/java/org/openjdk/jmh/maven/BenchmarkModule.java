package org.openjdk.jmh.maven;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.project.MavenProject;

/** A module with its compiled benchmarks, which are among its main classes or among its tests. */
final class BenchmarkModule {

    /** What the annotation processor writes. */
    static final String LIST = "META-INF/BenchmarkList";
    private static final String GENERATED_PACKAGE = "jmh_generated";

    private final MavenProject project;
    private final Path classes;
    private final Path tests;

    BenchmarkModule(MavenProject project) {
        this.project = project;
        this.classes = Path.of(project.getBuild().getOutputDirectory());
        this.tests = Path.of(project.getBuild().getTestOutputDirectory());
    }

    boolean hasBenchmarks() {
        return hasList(classes) || areInTests();
    }

    /** Whether benchmarks are among the tests, perhaps beside others. */
    boolean areInTests() {
        return hasList(tests);
    }

    private static boolean hasList(Path folder) {
        try {
            Path list = folder.resolve(LIST);
            return Files.isRegularFile(list) && Files.size(list) > 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the module could have benchmarks. */
    boolean hasJmh() {
        return project.getArtifacts().stream().anyMatch(artifact -> artifact.getGroupId().equals(Harness.GROUP)
                && artifact.getArtifactId().equals(Harness.CORE));
    }

    /** All that the benchmarks see: what only tests have just where they are among these. */
    ModuleClassPath classPath() {
        List<Path> folders = new ArrayList<>();
        if (areInTests()) {
            folders.add(tests);
        }
        folders.add(classes);
        ModuleClassPath all = new ModuleClassPath(folders, dependencies(project));
        return areInTests() ? all : all.without(ClassPathEntry::isOfTestsOnly);
    }

    /** The resolved dependencies of a module, those of tests among them. */
    static List<ClassPathEntry> dependencies(MavenProject project) {
        return project.getArtifacts().stream()
                .filter(artifact -> artifact.getFile() != null && artifact.getArtifactHandler().isAddedToClasspath())
                .map(ClassPathEntry::of).toList();
    }

    /** Where the benchmarks have been compiled to. */
    Path benchmarkClasses() {
        return areInTests() ? tests : classes;
    }

    /** The folders of sources among which the benchmarks are, but for what annotation processors have written. */
    List<Path> benchmarkRoots() {
        List<String> roots = areInTests() ? project.getTestCompileSourceRoots() : project.getCompileSourceRoots();
        Path target = Path.of(project.getBuild().getDirectory());
        return roots.stream().map(Path::of)
                .filter(root -> Files.isDirectory(root) && !(root.startsWith(target) && isOfProcessors(root))).toList();
    }

    /** Compilers can be told to write to any folder; but JMH's processor has written to it as well. */
    private static boolean isOfProcessors(Path root) {
        try (Stream<Path> folders = Files.find(root, Integer.MAX_VALUE,
                (path, attributes) -> attributes.isDirectory() && path.endsWith(GENERATED_PACKAGE))) {
            return folders.findFirst().isPresent();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What to do where there are no benchmarks. */
    String remedy(String version) {
        if (!hasJmh()) {
            return "it does not depend on " + Harness.GROUP + ":" + Harness.CORE + ". Add it and "
                    + Harness.GROUP + ":" + Harness.PROCESSOR + ", both in version " + version
                    + ", the latter with <scope>provided</scope>; or name the module that has the benchmarks: -pl MODULE";
        }
        return "there is no " + LIST + " in " + classes + " or " + tests + ", which JMH's annotation processor writes. "
                + (hasProcessor()
                        ? "Is a method annotated with @Benchmark? Since JDK 23, javac runs processors only if asked to: "
                                + "add <proc>full</proc> to the configuration of maven-compiler-plugin."
                        : "Add it to the configuration of maven-compiler-plugin: <annotationProcessorPaths><path><groupId>"
                                + Harness.GROUP + "</groupId><artifactId>" + Harness.PROCESSOR
                                + "</artifactId><version>" + version + "</version></path></annotationProcessorPaths>");
    }

    private boolean hasProcessor() {
        return project.getArtifacts().stream().map(Artifact::getArtifactId).anyMatch(Harness.PROCESSOR::equals);
    }

    /** The folder of the goals in the module's {@code target}. */
    static Path results(MavenProject project) {
        return new File(project.getBuild().getDirectory(), "jmh").toPath();
    }
}
