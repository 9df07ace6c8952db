package org.openjdk.jmh.maven;

import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;
import org.openjdk.jmh.builds.RunsReport;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.Ended;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;

import java.util.List;
import javax.inject.Inject;

/**
 * Makes of the results in {@code target/jmh/runs} a table of the last run, {@code target/jmh/results.md}, and a page with
 * the history of all runs, {@code target/jmh/history.html}. Runs nothing; comparisons have their pages already.
 */
@Mojo(name = "report", threadSafe = true)
public class ReportMojo extends AbstractBenchmarkMojo {

    /**
     * Called by Maven.
     *
     * @param toolchains   which choose a JDK
     * @param repositories where artifacts come from
     */
    @Inject
    public ReportMojo(ToolchainManager toolchains, RepositorySystem repositories) {
        super(toolchains, repositories);
    }

    /** Nothing need be compiled. */
    @Override
    boolean concerns(BenchmarkModule module) {
        return module.facts().results().resolve("runs").toFile().isDirectory();
    }

    @Override
    String remedy(BenchmarkModule module) {
        return "there are no results in " + module.facts().shown(module.facts().results())
                + "/runs; jmh:run makes them";
    }

    @Override
    Ended execute(MavenHost host, Cleanup cleanup) throws BuildException {
        return new RunsReport(host).run(cleanup);
    }

    @Override
    void conclude(Reactor reactor) throws BuildException {
        if (reactor.results().size() > 1) {
            new RunsReport(host()).sumUp(commonResults(), List.copyOf(reactor.results().values()));
        }
    }
}
