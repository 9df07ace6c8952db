package org.openjdk.jmh.gradle;

import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.Comparison;
import org.openjdk.jmh.builds.Ended;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;

/** Compares the benchmarks with those of a revision, a release, another version of a dependency, or on another JDK. */
@UntrackedTask(because = "each run measures anew")
public abstract class CompareTask extends JmhTask {

    /** {@return what to compare with: {@code -Pagainst=main}} */
    @Internal
    public abstract Property<String> getAgainst();

    @Override
    Ended execute(GradleHost host, Cleanup cleanup) throws BuildException {
        Comparison comparison = new Comparison(host, host.toolchains());
        return comparison.run(getAgainst().getOrNull(), options(comparison.impliedOptions()), cleanup);
    }
}
