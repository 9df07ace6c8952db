package org.openjdk.jmh.builds.baseline;

import org.openjdk.jmh.builds.classpath.ClassPathEntry;
import org.openjdk.jmh.builds.classpath.Harness;
import org.openjdk.jmh.builds.classpath.ModuleClassPath;
import org.openjdk.jmh.builds.classpath.Resolver;
import org.openjdk.jmh.builds.classpath.UnresolvedException;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.BenchmarkSources;
import org.openjdk.jmh.builds.process.Workspace;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.BuildTool;
import org.openjdk.jmh.builds.tool.RefusedException;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Puts the benchmarks of a module on other code than its own. */
public final class RebuiltPath {

    /** Class files of Java n have version n + 44. */
    private static final int VERSION_OF_JAVA_0 = 44;
    private static final int MAGIC_AND_MINOR_VERSION = 6;

    private final BenchmarkModule module;
    private final Harness harness;
    private final Resolver resolver;
    private final Workspace workspace;
    private final BuildTool tool;

    /**
     * For a module.
     *
     * @param module    with the benchmarks
     * @param harness   which runs them
     * @param resolver  finds the annotation processor
     * @param workspace for classes
     * @param tool      that builds
     */
    public RebuiltPath(BenchmarkModule module, Harness harness, Resolver resolver, Workspace workspace,
                       BuildTool tool) {
        this.module = module;
        this.harness = harness;
        this.resolver = resolver;
        this.workspace = workspace;
        this.tool = tool;
    }

    /**
     * Compiles the benchmarks against other code.
     *
     * @param name    of the baseline
     * @param code    the other code, and what it depends on
     * @param sources of then, for those that do not compile; empty where they are not to be had
     * @return the baseline, with all that is not in it and that the benchmarks need today
     */
    BuiltBaseline on(String name, ModuleClassPath code, Optional<BenchmarkSources> sources) throws BuildException {
        ModuleClassPath today = module.classPath();
        ModuleClassPath path = harness.replacedOn(code.without(entry -> entry.group().equals(Harness.GROUP))
                .orElse(today.without(this::isOwn).dependencies()));
        try {
            BenchmarkSources own = module.sources();
            RebuiltBenchmarks rebuilt = new RebuiltBenchmarks(
                    new BaselineCompiler(processors(today), release(own), tool), own);
            rebuilt.compile(name, sources, path, workspace.folder("benchmarks"));
            if (!rebuilt.hasBenchmarks()) {
                throw new RefusedException("There is nothing to compare, as no benchmark of today compiles against "
                        + name + ":\n" + String.join("\n", rebuilt.notes()));
            }
            rebuilt.copyResources(module.benchmarkClasses(), path, workspace.folder("resources"));
            return new BuiltBaseline(name, Optional.of(path.behind(rebuilt.folders())), Optional.empty(),
                    rebuilt.notes());
        } catch (IOException e) {
            throw new BuildException("The benchmarks cannot be compiled against " + name + ": " + e.getMessage(), e);
        }
    }

    /** A module itself is among its dependencies where it has them by another module. */
    private boolean isOwn(ClassPathEntry entry) {
        return entry.name().equals(module.facts().coordinates());
    }

    private ModuleClassPath processors(ModuleClassPath today) throws RefusedException {
        String version = Harness.versionOn(today).orElse(harness.version());
        try {
            return resolver.artifact(Harness.GROUP + ":" + Harness.PROCESSOR, version).orElse(today.dependencies());
        } catch (UnresolvedException e) {
            throw new RefusedException("JMH's annotation processor is not to be had: " + e.getMessage());
        }
    }

    /** Benchmarks are compiled for the same Java on both sides. */
    private Optional<Integer> release(BenchmarkSources sources) throws IOException {
        for (BenchmarkSources.Source source : sources.benchmarks()) {
            String name = source.path().toString().replaceFirst("\\.java$", ".class");
            Optional<Path> compiled = module.benchmarkClasses().stream().map(folder -> folder.resolve(name))
                    .filter(Files::exists).findFirst();
            if (compiled.isPresent()) {
                try (DataInputStream in = new DataInputStream(Files.newInputStream(compiled.get()))) {
                    in.readFully(new byte[MAGIC_AND_MINOR_VERSION]);
                    return Stream.of(in.readUnsignedShort() - VERSION_OF_JAVA_0)
                            .filter(release -> release < Runtime.version().feature()).findFirst();
                }
            }
        }
        return Optional.empty();
    }
}
