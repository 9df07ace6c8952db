package org.openjdk.jmh.maven;

import org.apache.maven.plugins.annotations.Mojo;
import org.openjdk.jmh.builds.RunsReport;
import org.openjdk.jmh.builds.TaskResult;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;

import java.util.List;

/**
 * Writes a table of the last run in {@code target/jmh/runs} to {@code target/jmh/results.md}, and the history of all
 * runs to {@code target/jmh/history.html}. Runs nothing; comparisons write their own pages.
 */
@Mojo(name = "report", threadSafe = true)
public class ReportMojo extends AbstractBenchmarkMojo {

    /** Works without compiled benchmarks. */
    @Override
    boolean concerns(BenchmarkModule module) {
        return module.facts().results().resolve("runs").toFile().isDirectory();
    }

    @Override
    String needed() {
        return "results";
    }

    @Override
    String remedy(BenchmarkModule module) {
        return "there are no results in " + module.facts().shown(module.facts().results())
                + "/runs; jmh:run makes them";
    }

    @Override
    TaskResult execute(MavenHost host) throws BuildException {
        return new RunsReport(host).run();
    }

    @Override
    void conclude(ReactorState reactor) throws BuildException {
        if (reactor.results().size() > 1) {
            try (Cleanup cleanup = new Cleanup()) {
                new RunsReport(host(cleanup)).sumUp(commonResults(), List.copyOf(reactor.results().values()));
            }
        }
    }
}
