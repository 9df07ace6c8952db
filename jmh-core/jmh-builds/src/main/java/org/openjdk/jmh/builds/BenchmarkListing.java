package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.tools.BuildException;

import java.util.List;

/** Lists the benchmarks of a module, with their parameters if options contain {@code -lp}. */
public record BenchmarkListing(HostingBuild build) {

    public TaskResult run(TypedOptions options) throws BuildException {
        boolean lists = options.parsed().shouldListWithParams() || options.parsed().shouldList();
        int code = build.runJmh(build.facts().harness().on(new BenchmarkModule(build.facts().module()).classPath()),
                options.behind(lists ? List.of() : List.of("-l")));
        return TaskResult.ofExit(code, "JMH", build);
    }
}
