package org.openjdk.jmh.maven;

import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.openjdk.jmh.builds.Mutation;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.MutatedModules;
import org.openjdk.jmh.builds.tools.BuildException;

import java.io.File;
import java.util.List;
import java.util.Optional;

/**
 * Compiles what is out of date, slows the module down in many small ways, and reports which of these mutants its
 * benchmarks detect. Unit tests reject mutants that behave differently. Reports are written to {@code
 * target/mutate/report}. If interrupted, the same command continues.
 */
@Mojo(name = "mutate", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public class MutateMojo extends AbstractBenchmarkMojo {

    /** Options of the tool, as on its command line: {@code -Djmh.mutate="--budget 30m --most 20"}. */
    @Parameter(property = "jmh.mutate", defaultValue = "")
    private String mutate;

    /** A jar with benchmarks to use instead of the module's. */
    @Parameter(property = "jmh.mutate.benchmarks")
    private File benchmarks;

    /** Whether unit tests reject mutants that behave differently. */
    @Parameter(property = "jmh.mutate.tests", defaultValue = "true")
    private boolean tests;

    @Override
    boolean concerns(BenchmarkModule module) {
        return benchmarks == null ? super.concerns(module)
                : !new MutatedModules(module.facts(), List.of()).sources().isEmpty();
    }

    @Override
    String remedy(BenchmarkModule module) {
        return benchmarks == null ? super.remedy(module) + "; or name a jar of benchmarks: -Djmh.mutate.benchmarks=JAR"
                : "it has no sources to slow down";
    }

    @Override
    TaskResult execute(MavenHost host) throws BuildException {
        return new Mutation(host, mutate, Optional.ofNullable(benchmarks).map(File::toPath), tests).run(jmh);
    }
}
