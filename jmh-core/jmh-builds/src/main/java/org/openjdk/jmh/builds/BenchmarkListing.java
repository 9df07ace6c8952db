package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;

import java.util.List;

/** Lists the benchmarks of a module, with their parameters if options contain {@code -lp}. */
public record BenchmarkListing(HostingBuild build) {

    public TaskResult run(TypedOptions options, Cleanup cleanup) throws BuildException {
        boolean lists = options.parsed().shouldListWithParams() || options.parsed().shouldList();
        int code = JmhProcess.run(build,
                build.facts().harness().on(new BenchmarkModule(build.facts().module()).classPath()),
                options.behind(lists ? List.of() : List.of("-l")), cleanup);
        return TaskResult.ofExit(code, "JMH", build);
    }
}
