package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.tools.BuildException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Finds code in the compiled benchmarks of a module that distorts results. The module may use any JMH. */
public record BenchmarkLint(HostingBuild build, String version) {

    private static final CommandLineTool TOOL = new CommandLineTool("org.openjdk.jmh:jmh-lint",
            "org.openjdk.jmh.lint.tool.LintMain", "checks benchmarks");

    /** Checks the benchmarks with options of the tool's command line; null for none. */
    public TaskResult run(String options) throws BuildException {
        List<String> arguments = new ArrayList<>(TypedOptions.words(options));
        new BenchmarkModule(build.facts().module()).benchmarkClasses().stream().filter(Files::isDirectory)
                .map(Path::toString).forEach(arguments::add);
        return TaskResult.ofExit(TOOL.run(build, build.facts().java(), version, arguments), "lint", build);
    }
}
