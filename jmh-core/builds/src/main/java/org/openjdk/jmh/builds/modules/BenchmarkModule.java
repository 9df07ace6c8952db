package org.openjdk.jmh.builds.modules;

import org.openjdk.jmh.builds.classpath.ClassPathEntry;
import org.openjdk.jmh.builds.classpath.Harness;
import org.openjdk.jmh.builds.classpath.ModuleClassPath;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A module with its compiled benchmarks, which are among its main classes or among its tests. */
public final class BenchmarkModule {

    /** What JMH's generators write. */
    public static final String LIST = "META-INF/BenchmarkList";
    private static final String GENERATED_PACKAGE = "jmh_generated";

    private final ModuleFacts facts;

    /**
     * A module.
     *
     * @param facts about it
     */
    public BenchmarkModule(ModuleFacts facts) {
        this.facts = facts;
    }

    /** Returns what the build tool says of it. */
    public ModuleFacts facts() {
        return facts;
    }

    /** Returns whether there are any. */
    public boolean hasBenchmarks() {
        return hasList(facts.main()) || areInTests();
    }

    /** Returns whether benchmarks are among the tests, perhaps beside others. */
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

    /** Returns whether the module could have benchmarks. */
    public boolean hasJmh() {
        return has(Harness.CORE);
    }

    /** Returns whether the annotation processor is among its dependencies. */
    public boolean hasProcessor() {
        return has(Harness.PROCESSOR);
    }

    private boolean has(String artifact) {
        return facts.dependencies().stream().anyMatch(entry -> entry.name().equals(Harness.GROUP + ":" + artifact));
    }

    /** Returns all that the benchmarks see: what only tests have just where they are among these. */
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

    /** Returns where the benchmarks have been compiled to. */
    public List<Path> benchmarkClasses() {
        return benchmarks().classes();
    }

    /** Returns the list of the benchmarks, which they must have. */
    Path list() {
        return list(benchmarks()).orElseThrow();
    }

    /** Returns the folders of sources among which the benchmarks are, but for what annotation processors have written. */
    public List<Path> benchmarkRoots() {
        return benchmarks().sources().stream().filter(
                root -> Files.isDirectory(root) && !(root.startsWith(facts.target()) && isOfProcessors(root))).toList();
    }

    /** Returns the sources among which the benchmarks are. */
    public BenchmarkSources sources() {
        return new BenchmarkSources(benchmarkRoots(), areInTests(), facts.charset());
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
}
