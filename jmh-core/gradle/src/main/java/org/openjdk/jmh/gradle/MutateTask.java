package org.openjdk.jmh.gradle;

import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.Ended;
import org.openjdk.jmh.builds.Mutation;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;

import java.util.Optional;

/** Slows the code down in many small ways, and tells which of these mutants the benchmarks notice. */
@UntrackedTask(because = "each run measures anew")
public abstract class MutateTask extends JmhTask {

    /** Returns options of the tool: {@code -Pjmh.mutate="--budget 30m"}. */
    @Internal
    public abstract Property<String> getMutate();

    /** Returns whether unit tests show which mutants behave like the original. */
    @Internal
    public abstract Property<Boolean> getTests();

    @Override
    Ended execute(GradleHost host, Cleanup cleanup) throws BuildException {
        return new Mutation(host, getMutate().getOrNull(), Optional.empty(), getTests().getOrElse(true))
                .run(getJmh().getOrNull(), cleanup);
    }
}
