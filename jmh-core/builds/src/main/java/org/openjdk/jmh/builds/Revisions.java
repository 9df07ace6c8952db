package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.baseline.RebuiltPath;
import org.openjdk.jmh.builds.baseline.RevisionBaseline;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.process.Workspace;

import java.nio.file.Path;

/**
 * Builds revisions of what hosts us.
 *
 * @param build     which does it
 * @param workspace for checkout and classes, of one revision at a time
 * @param log       for what the build tool prints
 * @param cleanup   which ends a build
 */
record Revisions(HostingBuild build, Workspace workspace, Path log, Cleanup cleanup) {

    RevisionBaseline baseline() {
        return new RevisionBaseline(new BenchmarkModule(build.facts().module()), build.facts().siblings(), build.tool(),
                build.facts().top(),
                build.revisions(), rebuilt(), workspace, log, cleanup);
    }

    RebuiltPath rebuilt() {
        return new RebuiltPath(new BenchmarkModule(build.facts().module()), build.facts().harness(), build.resolver(),
                workspace,
                build.tool());
    }
}
