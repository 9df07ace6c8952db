package org.openjdk.jmh.gradle;

import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.BaselineComparison;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.tools.BuildException;

/** Compares the benchmarks with a revision, a release, another version of a dependency, or another JDK. */
@UntrackedTask(because = "each run measures anew")
public abstract class CompareTask extends JmhTask {

    /** {@return the baseline: {@code -Pagainst=main}} */
    @Internal
    public abstract Property<String> getAgainst();

    @Override
    TaskResult execute(GradleHost host) throws BuildException {
        BaselineComparison comparison = new BaselineComparison(host, host.toolchains());
        return comparison.run(getAgainst().getOrNull(), options(comparison.impliedOptions()));
    }
}
