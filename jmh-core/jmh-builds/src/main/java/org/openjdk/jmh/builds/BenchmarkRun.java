package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.ChangedBenchmarks;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.reports.StoredRuns;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Runs the benchmarks of a module with dynamic reconfiguration and stores the results of each run in a file. */
public record BenchmarkRun(HostingBuild build) {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HHmmss", Locale.ROOT);

    public TaskResult run(TypedOptions options) throws BuildException {
        BenchmarkModule module = new BenchmarkModule(build.facts().module());
        new ChangedBenchmarks(module, options).some(build.tool());
        ModuleClassPath path = build.facts().harness().on(module.classPath());
        Path file = StoredRuns.of(build.results())
                .file(LocalDateTime.now(ZoneId.systemDefault()).format(TIME));
        int code = build.runJmh(path, options.behind(defaults(options.parsed(), file)));
        if (code != 0 || !file.toFile().exists()) {
            return TaskResult.ofExit(code, "JMH", build);
        }
        build.say("Results are in " + build.facts().module().shown(file));
        return TaskResult.measured(file);
    }

    /** Returns default options, which the user's override. */
    private List<String> defaults(CommandLineOptions typed, Path file) {
        List<String> defaults = new ArrayList<>();
        if (!typed.getReconfiguration().hasValue()) {
            defaults.addAll(List.of("-rf", "dynamic"));
        }
        if (!typed.getResultFormat().hasValue()) {
            defaults.addAll(List.of("-rf", "json"));
        }
        if (!typed.getResult().hasValue()) {
            defaults.addAll(List.of("-rff", build.facts().module().shown(file).toString()));
        }
        return defaults;
    }
}
