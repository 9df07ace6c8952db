package org.openjdk.jmh.gradle;

import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.BenchmarkRun;
import org.openjdk.jmh.builds.Ended;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;

/** Runs the benchmarks, and keeps the results of each run in {@code build/jmh/runs}. */
@UntrackedTask(because = "each run measures anew")
public abstract class RunTask extends JmhTask {

    @Override
    Ended execute(GradleHost host, Cleanup cleanup) throws BuildException {
        return new BenchmarkRun(host).run(options(), cleanup);
    }
}
