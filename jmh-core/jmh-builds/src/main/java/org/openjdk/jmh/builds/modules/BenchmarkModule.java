package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.Harness;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Represents a module with compiled benchmarks among its main classes or its tests. */
public record BenchmarkModule(ModuleFacts facts) {

    /** The list of benchmarks that JMH's generators write. */
    public static final String LIST = "META-INF/BenchmarkList";
    private static final String GENERATED_PACKAGE = "jmh_generated";

    public boolean hasBenchmarks() {
        return hasList(facts.main()) || areInTests();
    }

    public boolean areInTests() {
        return hasList(facts.tests());
    }

    private static boolean hasList(CodeFolders code) {
        return list(code).isPresent();
    }

    private static Optional<Path> list(CodeFolders code) {
        return code.classes().stream().map(folder -> folder.resolve(LIST)).filter(BenchmarkModule::hasContent)
                .findFirst();
    }

    private static boolean hasContent(Path list) {
        try {
            return Files.isRegularFile(list) && Files.size(list) > 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public boolean hasJmh() {
        return has(Harness.CORE);
    }

    public boolean hasProcessor() {
        return has(Harness.PROCESSOR);
    }

    private boolean has(String artifact) {
        return facts.dependencies().stream().anyMatch(entry -> entry.name().equals(Harness.GROUP + ":" + artifact));
    }

    /**
     * Returns the class path of the benchmarks. Includes test dependencies only if the benchmarks are among the tests.
     */
    public ModuleClassPath classPath() {
        List<Path> folders = new ArrayList<>();
        if (areInTests()) {
            folders.addAll(facts.tests().classes());
        }
        folders.addAll(facts.main().classes());
        ModuleClassPath all = new ModuleClassPath(folders, facts.dependencies());
        return areInTests() ? all : all.without(ClassPathEntry::isOfTestsOnly);
    }

    private CodeFolders benchmarks() {
        return areInTests() ? facts.tests() : facts.main();
    }

    public List<Path> benchmarkClasses() {
        return benchmarks().classes();
    }

    /** Returns the file with the list of benchmarks, which must exist. */
    Path list() {
        return list(benchmarks()).orElseThrow();
    }

    /** Returns the source folders with benchmarks, without generated sources. */
    public List<Path> benchmarkRoots() {
        return benchmarks().sources().stream().filter(
                root -> Files.isDirectory(root) && !(root.startsWith(facts.target()) && isOfProcessors(root))).toList();
    }

    public BenchmarkSources sources() {
        return new BenchmarkSources(benchmarkRoots(), areInTests(), facts.charset());
    }

    /** Recognizes folders of generated sources by JMH's generated code, since their names can be configured. */
    private static boolean isOfProcessors(Path root) {
        try (Stream<Path> folders = Files.find(root, Integer.MAX_VALUE,
                (path, attributes) -> attributes.isDirectory() && path.endsWith(GENERATED_PACKAGE))) {
            return folders.findFirst().isPresent();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
