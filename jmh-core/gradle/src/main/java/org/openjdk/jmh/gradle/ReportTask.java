package org.openjdk.jmh.gradle;

import org.gradle.api.tasks.UntrackedTask;
import org.openjdk.jmh.builds.Ended;
import org.openjdk.jmh.builds.RunsReport;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;

/** Makes a table of the last run, and a page with the history of all. */
@UntrackedTask(because = "it prints, and reads files that measurements add")
public abstract class ReportTask extends JmhTask {

    /** Nothing need be compiled. */
    @Override
    boolean concerns(BenchmarkModule module) {
        return true;
    }

    @Override
    Ended execute(GradleHost host, Cleanup cleanup) throws BuildException {
        return new RunsReport(host).run(cleanup);
    }
}
