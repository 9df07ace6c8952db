package org.openjdk.jmh.gradle;

import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.BenchmarkLint;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.tools.BuildException;

/** Finds code in compiled benchmarks that distorts results. */
@UntrackedTask(because = "it prints")
public abstract class LintTask extends JmhTask {

    /** {@return options of the tool: {@code -Pjmh.lint="--fail-on warning"}} */
    @Internal
    public abstract Property<String> getLint();

    @Override
    TaskResult execute(GradleHost host) throws BuildException {
        return new BenchmarkLint(host, PluginVersion.get()).run(getLint().getOrNull());
    }
}
