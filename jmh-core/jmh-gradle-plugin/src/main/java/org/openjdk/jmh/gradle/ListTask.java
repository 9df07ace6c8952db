package org.openjdk.jmh.gradle;

import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.BenchmarkListing;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.tools.BuildException;

/** Lists the benchmarks. */
@UntrackedTask(because = "it prints")
public abstract class ListTask extends JmhTask {

    @Override
    TaskResult execute(GradleHost host) throws BuildException {
        return new BenchmarkListing(host).run(options());
    }
}
