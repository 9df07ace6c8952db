package org.openjdk.jmh.gradle;

import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.Mutation;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.tools.BuildException;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;

/** Slows the code down in many small ways and reports which of these mutants the benchmarks detect. */
@UntrackedTask(because = "each run measures anew")
public abstract class MutateTask extends JmhTask {

    /** {@return options of the tool: {@code -Pjmh.mutate="--budget 30m"}} */
    @Internal
    public abstract Property<String> getMutate();

    /** {@return whether unit tests reject mutants that behave differently} */
    @Internal
    public abstract Property<Boolean> getTests();

    /** {@return a jar with benchmarks to use instead of the project's: {@code -Pjmh.mutate.benchmarks=JAR}} */
    @Internal
    public abstract RegularFileProperty getBenchmarks();

    @Override
    boolean concerns(BenchmarkModule module) {
        return getBenchmarks().isPresent() || super.concerns(module);
    }

    @Override
    String remedy(BenchmarkModule module) {
        return super.remedy(module) + "; or name a jar of benchmarks: -Pjmh.mutate.benchmarks=JAR";
    }

    @Override
    TaskResult execute(GradleHost host) throws BuildException {
        Optional<Path> jar = Optional.ofNullable(getBenchmarks().getAsFile().getOrNull()).map(File::toPath);
        return new Mutation(host, getMutate().getOrNull(), jar, getTests().getOrElse(true))
                .run(getJmh().getOrNull());
    }
}
