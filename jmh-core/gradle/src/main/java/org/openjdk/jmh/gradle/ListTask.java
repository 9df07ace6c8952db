package org.openjdk.jmh.gradle;

import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.BenchmarkListing;
import org.openjdk.jmh.builds.Ended;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;

/** Lists the benchmarks. */
@UntrackedTask(because = "it prints")
public abstract class ListTask extends JmhTask {

    @Override
    Ended execute(GradleHost host, Cleanup cleanup) throws BuildException {
        return new BenchmarkListing(host).run(options(), cleanup);
    }
}
