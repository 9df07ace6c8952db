package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;
import org.eclipse.aether.resolution.DependencyResolutionException;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Puts the benchmarks of a module on other code than its own. */
final class RebuiltPath {

    /** Class files of Java n have version n + 44. */
    private static final int VERSION_OF_JAVA_0 = 44;
    private static final int MAGIC_AND_MINOR_VERSION = 6;

    private final BenchmarkModule module;
    private final MavenProject project;
    private final Harness harness;
    private final Resolver resolver;
    private final Workspace workspace;

    RebuiltPath(BenchmarkModule module, MavenProject project, Harness harness, Resolver resolver, Workspace workspace) {
        this.module = module;
        this.project = project;
        this.harness = harness;
        this.resolver = resolver;
        this.workspace = workspace;
    }

    /** The sources of the benchmarks. */
    BenchmarkSources sources() {
        String encoding = project.getProperties().getProperty("project.build.sourceEncoding");
        return new BenchmarkSources(module.benchmarkRoots(), module.areInTests(),
                encoding == null ? Charset.defaultCharset() : Charset.forName(encoding));
    }

    /**
     * Compiles the benchmarks against other code.
     *
     * @param name    of the baseline
     * @param code    the other code, and what it depends on
     * @param sources of then, for those that do not compile; empty where they are not to be had
     * @return the baseline, with all that is not in it and that the benchmarks need today
     */
    BuiltBaseline on(String name, ModuleClassPath code, Optional<BenchmarkSources> sources)
            throws MojoExecutionException, MojoFailureException {
        ModuleClassPath today = module.classPath();
        ModuleClassPath path = harness.replacedOn(code.without(entry -> entry.group().equals(Harness.GROUP))
                .orElse(today.without(this::isOwn).dependencies()));
        try {
            BenchmarkSources own = sources();
            RebuiltBenchmarks rebuilt = new RebuiltBenchmarks(
                    new BaselineCompiler(processors(today), release(own)), own);
            rebuilt.compile(name, sources, path, workspace.folder("benchmarks"));
            if (!rebuilt.hasBenchmarks()) {
                throw new MojoFailureException("There is nothing to compare, as no benchmark of today compiles against "
                        + name + ":\n" + String.join("\n", rebuilt.notes()));
            }
            rebuilt.copyResources(module.benchmarkClasses(), path, workspace.folder("resources"));
            return new BuiltBaseline(name, Optional.of(path.behind(rebuilt.folders())), Optional.empty(),
                    rebuilt.notes());
        } catch (IOException e) {
            throw new MojoExecutionException(
                    "The benchmarks cannot be compiled against " + name + ": " + e.getMessage(),
                    e);
        }
    }

    /** A module itself is among its dependencies where it has them by another module. */
    private boolean isOwn(ClassPathEntry entry) {
        return entry.name().equals(project.getGroupId() + ":" + project.getArtifactId());
    }

    private ModuleClassPath processors(ModuleClassPath today) throws MojoFailureException {
        String version = Harness.versionOn(today).orElse(harness.version());
        try {
            return resolver.artifact(Harness.GROUP + ":" + Harness.PROCESSOR, version).orElse(today.dependencies());
        } catch (DependencyResolutionException e) {
            throw new MojoFailureException("JMH's annotation processor is not to be had: " + e.getMessage());
        }
    }

    /** Benchmarks are compiled for the same Java on both sides. */
    private Optional<Integer> release(BenchmarkSources sources) throws IOException {
        for (BenchmarkSources.Source source : sources.benchmarks()) {
            Path compiled = module.benchmarkClasses()
                    .resolve(source.path().toString().replaceFirst("\\.java$", ".class"));
            if (Files.exists(compiled)) {
                try (DataInputStream in = new DataInputStream(Files.newInputStream(compiled))) {
                    in.readFully(new byte[MAGIC_AND_MINOR_VERSION]);
                    return Stream.of(in.readUnsignedShort() - VERSION_OF_JAVA_0)
                            .filter(release -> release < Runtime.version().feature()).findFirst();
                }
            }
        }
        return Optional.empty();
    }
}
