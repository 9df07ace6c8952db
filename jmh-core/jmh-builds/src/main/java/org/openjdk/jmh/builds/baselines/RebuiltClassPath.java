package org.openjdk.jmh.builds.baselines;

import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.Harness;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.BenchmarkSources;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.processes.Workspace;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Compiles the benchmarks of a module against other code.
 *
 * @param workspace for their classes
 */
public record RebuiltClassPath(HostingBuild build, Workspace workspace) {

    /** Difference between the version of class files and the version of Java. */
    private static final int CLASS_FILE_VERSION_OFFSET = 44;
    private static final int MAGIC_AND_MINOR_VERSION = 6;

    /**
     * Compiles the benchmarks of a module against other code.
     *
     * @param name    of the baseline
     * @param code    other code and its dependencies
     * @param sources of the baseline, for benchmarks that do not compile; empty if unavailable
     * @return the baseline, including dependencies that only the current benchmarks need
     */
    Baseline on(String name, ModuleClassPath code, Optional<BenchmarkSources> sources) throws BuildException {
        BenchmarkModule module = new BenchmarkModule(build.facts().module());
        ModuleClassPath today = module.classPath();
        ModuleClassPath path =
                build.facts().harness().replacedOn(code.without(entry -> entry.group().equals(Harness.GROUP))
                        .orElse(today.without(this::isOwn).dependencies()));
        try {
            BenchmarkSources own = module.sources();
            RebuiltBenchmarks rebuilt = new RebuiltBenchmarks(
                    new BaselineCompiler(processors(today), release(module), build.tool()), own);
            rebuilt.compile(name, sources, path, workspace.folder("benchmarks"));
            if (!rebuilt.hasBenchmarks()) {
                throw new RefusedException("There is nothing to compare, because no current benchmark compiles against "
                        + name + ":\n" + String.join("\n", rebuilt.notes()));
            }
            rebuilt.copyResources(module.benchmarkClasses(), path, workspace.folder("resources"));
            return new Baseline(name, Optional.of(path.behind(rebuilt.folders())), Optional.empty(),
                    rebuilt.notes());
        } catch (IOException e) {
            throw new BuildException("The benchmarks cannot be compiled against " + name + ": " + e.getMessage(), e);
        }
    }

    /** Returns whether an entry is the module itself, which may be an indirect dependency. */
    private boolean isOwn(ClassPathEntry entry) {
        return entry.name().equals(build.facts().module().coordinates());
    }

    private ModuleClassPath processors(ModuleClassPath today) throws RefusedException {
        String version = Harness.versionOn(today).orElse(build.facts().harness().version());
        try {
            return build.resolver().artifact(Harness.GROUP + ":" + Harness.PROCESSOR, version)
                    .orElse(today.dependencies());
        } catch (UnresolvedException e) {
            throw new RefusedException("JMH's annotation processor cannot be resolved: " + e.getMessage());
        }
    }

    /** Returns the Java version of the module's benchmarks, which both sides use. */
    private static Optional<Integer> release(BenchmarkModule module) throws IOException {
        for (BenchmarkSources.Source source : module.sources().benchmarks()) {
            String name = source.path().toString().replaceFirst("\\.java$", ".class");
            Optional<Path> compiled = module.benchmarkClasses().stream().map(folder -> folder.resolve(name))
                    .filter(Files::exists).findFirst();
            if (compiled.isPresent()) {
                try (DataInputStream in = new DataInputStream(Files.newInputStream(compiled.get()))) {
                    in.readFully(new byte[MAGIC_AND_MINOR_VERSION]);
                    return Stream.of(in.readUnsignedShort() - CLASS_FILE_VERSION_OFFSET)
                            .filter(release -> release < Runtime.version().feature()).findFirst();
                }
            }
        }
        return Optional.empty();
    }
}
