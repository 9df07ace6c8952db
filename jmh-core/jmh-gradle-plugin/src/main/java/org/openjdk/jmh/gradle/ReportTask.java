package org.openjdk.jmh.gradle;

import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.RunsReport;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.tools.BuildException;

/** Writes a table of the last run and a page with the history of all runs. */
@UntrackedTask(because = "it prints, and reads files that measurements add")
public abstract class ReportTask extends JmhTask {

    /** Works without compiled benchmarks. */
    @Override
    boolean concerns(BenchmarkModule module) {
        return true;
    }

    @Override
    TaskResult execute(GradleHost host) throws BuildException {
        return new RunsReport(host).run();
    }
}
