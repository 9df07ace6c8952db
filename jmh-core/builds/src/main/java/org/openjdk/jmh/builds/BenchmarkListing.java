package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;

import java.util.List;

/** Lists the benchmarks of a module; with {@code -lp}, their parameters as well. */
public final class BenchmarkListing {

    private final HostingBuild build;

    /**
     * In a build.
     *
     * @param build with the module
     */
    public BenchmarkListing(HostingBuild build) {
        this.build = build;
    }

    /**
     * Lists them.
     *
     * @param options of the user
     * @param cleanup which ends what runs
     * @throws BuildException if that cannot be done
     */
    public Ended run(TypedOptions options, Cleanup cleanup) throws BuildException {
        boolean lists = options.parsed().shouldListWithParams() || options.parsed().shouldList();
        int code = JmhProcess.run(build,
                build.facts().harness().on(new BenchmarkModule(build.facts().module()).classPath()),
                options.behind(lists ? List.of() : List.of("-l")), cleanup);
        return code == 0 ? Ended.quietly()
                : Ended.badly(build.facts().module().name() + ": JMH ended with exit code " + code + ", see above");
    }
}
