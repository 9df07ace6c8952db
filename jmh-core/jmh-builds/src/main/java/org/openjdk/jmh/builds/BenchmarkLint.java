package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.classpaths.UnresolvedException;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.util.Utils;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Finds code in the compiled benchmarks of a module that distorts results. The module may use any JMH. */
public final class BenchmarkLint {

    private static final String TOOL = "org.openjdk.jmh:jmh-lint";
    private static final String MAIN = "org.openjdk.jmh.lint.tool.LintMain";

    private final HostingBuild build;
    private final String version;

    public BenchmarkLint(HostingBuild build, String version) {
        this.build = build;
        this.version = version;
    }

    /**
     * Checks the benchmarks.
     *
     * @param options in the syntax of the tool's command line; null for none
     */
    public TaskResult run(String options, Cleanup cleanup) throws BuildException {
        List<String> command = new ArrayList<>(List.of(build.facts().java(), "-cp", tool().toString(), MAIN));
        command.addAll(options == null || options.isBlank() ? List.of()
                : new ArrayList<>(Utils.splitQuotedEscape(options.strip())));
        new BenchmarkModule(build.facts().module()).benchmarkClasses().stream().filter(Files::isDirectory)
                .map(Path::toString).forEach(command::add);
        int code = build.runVm(command, cleanup);
        return code == 0 ? TaskResult.success()
                : TaskResult
                        .failed(build.facts().module().name() + ": lint ended with exit code " + code + ", see above");
    }

    private ModuleClassPath tool() throws RefusedException {
        try {
            return build.resolver().tool(TOOL, version);
        } catch (UnresolvedException e) {
            throw new RefusedException(
                    TOOL + ":" + version + ", which checks benchmarks, cannot be resolved: " + e.getMessage(),
                    e);
        }
    }
}
