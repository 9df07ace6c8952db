package org.openjdk.jmh.builds;

import org.openjdk.jmh.builds.classpath.ModuleClassPath;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.ReachedBenchmarks;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.reports.StoredRuns;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Runs the benchmarks of a module with dynamic reconfiguration, and keeps their results in a file for each run. */
public final class BenchmarkRun {

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HHmmss", Locale.ROOT);

    private final HostingBuild build;

    /**
     * In a build.
     *
     * @param build with the module
     */
    public BenchmarkRun(HostingBuild build) {
        this.build = build;
    }

    /**
     * Runs them.
     *
     * @param options of the user
     * @param cleanup which ends what runs
     * @throws BuildException if that cannot be done
     */
    public Ended run(TypedOptions options, Cleanup cleanup) throws BuildException {
        BenchmarkModule module = new BenchmarkModule(build.facts().module());
        new ReachedBenchmarks(module, options).some(build.tool());
        ModuleClassPath path = build.facts().harness().on(module.classPath());
        Path file = StoredRuns.of(JmhProcess.results(build))
                .file(LocalDateTime.now(ZoneId.systemDefault()).format(TIME));
        int code = JmhProcess.run(build, path, options.behind(defaults(options.parsed(), file)), cleanup);
        if (code != 0) {
            return Ended.badly(build.facts().module().name() + ": JMH ended with exit code " + code + ", see above");
        }
        if (!file.toFile().exists()) {
            return Ended.quietly();
        }
        build.say("Results are in " + build.facts().module().shown(file));
        return Ended.measured(file);
    }

    /** What holds unless the user says otherwise. */
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
