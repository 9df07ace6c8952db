package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Finds code in the compiled benchmarks of a module that distorts results. The module may use any JMH. */
public record BenchmarkLint(HostingBuild build, String version) {

    private static final CommandLineTool TOOL = new CommandLineTool("org.openjdk.jmh:jmh-lint",
            "org.openjdk.jmh.lint.tool.LintMain", "checks benchmarks");

    /** Checks the benchmarks with options of the tool's command line; null for none. */
    public TaskResult run(String options, Cleanup cleanup) throws BuildException {
        List<String> arguments = CommandLineTool.words(options);
        new BenchmarkModule(build.facts().module()).benchmarkClasses().stream().filter(Files::isDirectory)
                .map(Path::toString).forEach(arguments::add);
        return TaskResult.ofExit(TOOL.run(build, build.facts().java(), version, arguments, cleanup), "lint", build);
    }
}
