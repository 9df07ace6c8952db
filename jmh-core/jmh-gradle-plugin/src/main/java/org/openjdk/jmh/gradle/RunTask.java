package org.openjdk.jmh.gradle;

import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.BenchmarkRun;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.tools.BuildException;

/** Runs the benchmarks and stores the results of each run in {@code build/jmh/runs}. */
@UntrackedTask(because = "each run measures anew")
public abstract class RunTask extends JmhTask {

    @Override
    TaskResult execute(GradleHost host) throws BuildException {
        return new BenchmarkRun(host).run(options());
    }
}
