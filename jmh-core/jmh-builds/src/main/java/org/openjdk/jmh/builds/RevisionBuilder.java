package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.baselines.RebuiltClassPath;
import org.openjdk.jmh.builds.baselines.RevisionBaseline;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.processes.Workspace;

import java.nio.file.Path;

/**
 * Builds revisions of the hosting build.
 *
 * @param workspace for checkout and classes of one revision at a time
 * @param log       receives the output of the build tool
 */
record RevisionBuilder(HostingBuild build, Workspace workspace, Path log, Cleanup cleanup) {

    RevisionBaseline baseline() {
        return new RevisionBaseline(new BenchmarkModule(build.facts().module()), build.facts().siblings(), build.tool(),
                build.facts().top(),
                build.revisions(), rebuilt(), workspace, log, cleanup);
    }

    RebuiltClassPath rebuilt() {
        return new RebuiltClassPath(new BenchmarkModule(build.facts().module()), build.facts().harness(),
                build.resolver(),
                workspace,
                build.tool());
    }
}
