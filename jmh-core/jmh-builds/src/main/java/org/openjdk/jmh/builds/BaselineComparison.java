package org.openjdk.jmh.builds;

import org.openjdk.jmh.ab.SideBySideRun;
import org.openjdk.jmh.builds.baselines.Baseline;
import org.openjdk.jmh.builds.baselines.BaselineFactory;
import org.openjdk.jmh.builds.baselines.BaselineSpec;
import org.openjdk.jmh.builds.baselines.JdkFinder;
import org.openjdk.jmh.builds.baselines.RebuiltClassPath;
import org.openjdk.jmh.builds.baselines.RevisionBaseline;
import org.openjdk.jmh.builds.baselines.Toolchains;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.ChangedBenchmarks;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.processes.Workspace;
import org.openjdk.jmh.builds.reports.ComparisonTable;
import org.openjdk.jmh.builds.reports.ExitCodeText;
import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.dynreconf.text.Markdown;
import org.openjdk.jmh.run.LiveProgress;
import org.openjdk.jmh.run.StatusLine;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Compares the benchmarks of the working tree with a git revision, a released version of the module, another version of
 * a dependency or another JDK. Forks of both sides alternate until their difference is decided.
 */
public final class BaselineComparison {

    public static final String NAME = "comparison";

    private static final List<String> ENDS = List.of(".md", ".html", ".json");

    private final HostingBuild build;
    private final Toolchains toolchains;
    private final BenchmarkModule module;

    public BaselineComparison(HostingBuild build, Toolchains toolchains) {
        this.build = build;
        this.toolchains = toolchains;
        this.module = new BenchmarkModule(build.facts().module());
    }

    /** Returns options that other options of a comparison require. */
    public String[] impliedOptions() {
        return new String[] {"-vs", build.facts().module().folder().toString()};
    }

    /**
     * Runs the comparison.
     *
     * @param against the baseline as typed
     * @param options parsed with {@link #impliedOptions}
     */
    public TaskResult run(String against, TypedOptions options) throws BuildException {
        long start = System.nanoTime();
        checkOptions(options);
        ModuleClassPath candidate = build.facts().harness().on(module.classPath());
        Baseline baseline = built(against);
        baseline.notes().forEach(build::say);
        removeEarlierReports();
        if (isUnchanged(options, candidate, baseline)) {
            passOver(baseline);
            return TaskResult.success();
        }
        double building = (System.nanoTime() - start) / 1e9;
        int code = build.runJmh(candidate, options.behind(arguments(options.parsed(), baseline)));
        double all = (System.nanoTime() - start) / 1e9;
        build.say(String.format(Locale.ROOT, "%.0f s, of which %.0f s (%.0f %%) for the baseline; reports are in %s",
                all, building, 100 * building / all, build.facts().module().shown(build.results())));
        return ended(code, baseline);
    }

    private TaskResult ended(int code, Baseline baseline) throws BuildException {
        Path comparison = build.results().resolve(NAME + ".json");
        Optional<Path> measured = Files.exists(comparison) ? Optional.of(comparison) : Optional.empty();
        if (code == 0) {
            return new TaskResult(measured, Optional.empty());
        }
        String name = build.facts().module().name();
        return new TaskResult(measured, Optional.of(name + " compared with " + baseline.name() + ": "
                + ExitCodeText.sentence(code, ComparisonTable.of(Map.of(name, comparison)))));
    }

    /** Rejects options that JMH would reject, before it builds a baseline. */
    private void checkOptions(TypedOptions options) throws RefusedException {
        try {
            SideBySideRun run = new SideBySideRun(options.parsed(), line -> {
            });
            if (!build.facts().ignoresLock()) {
                run.checkLock();
            }
        } catch (RunnerException e) {
            throw new RefusedException(e.getMessage());
        }
        new ChangedBenchmarks(module, options).some(build.tool());
    }

    /** Returns whether no benchmark can have changed; false if this is unknown, in which case JMH decides. */
    private boolean isUnchanged(TypedOptions options, ModuleClassPath candidate, Baseline baseline) {
        try {
            return baseline.classPath().isPresent() && !build.facts().runsOnOtherJdk()
                    && new ChangedBenchmarks(module, options).isEmpty(baseline.classPath().get(), candidate);
        } catch (IOException | RuntimeException e) {
            build.debug("It is unknown which benchmarks reach a change: " + e);
            return false;
        }
    }

    private void passOver(Baseline baseline) throws BuildException {
        String sentence = "No benchmark runs code that differs from " + baseline.name()
                + ", so there is nothing to measure.";
        build.say(sentence + " " + build.tool().typed("jmh") + "-vsall measures anyway");
        Path report = build.results().resolve(NAME + ".md");
        Attempt.to("write " + report, () -> Files.write(report, List.of("### Benchmarks: "
                + Markdown.text(build.facts().module().name() + " against " + baseline.name()), "",
                Markdown.text(sentence))));
    }

    /** Removes earlier reports, so that none remains after a failure. */
    private void removeEarlierReports() throws BuildException {
        for (String end : ENDS) {
            Attempt.to("replace " + NAME + end, () -> Files.deleteIfExists(build.results().resolve(NAME + end)));
        }
    }

    /** Builds the baseline and shows the elapsed time on a terminal. */
    private Baseline built(String against) throws BuildException {
        BaselineSpec wanted = BaselineSpec.parse(against, build.tool());
        StatusLine line = new StatusLine(System.out);
        line.tick();
        line.show("building the baseline " + against, new LiveProgress(() -> Double.NaN, System::nanoTime));
        try {
            return baseline(wanted, text -> line.above(() -> build.say(text)));
        } finally {
            line.show(null);
        }
    }

    private Baseline baseline(BaselineSpec wanted, Consumer<String> say) throws BuildException {
        Workspace workspace = Workspace.in(build.results(), build.cleanup());
        return new BaselineFactory(build, new JdkFinder(build.tool(), toolchains),
                new RevisionBaseline(build, workspace, build.results().resolve("baseline-build.log")),
                new RebuiltClassPath(build, workspace), say).of(wanted);
    }

    /** Returns JMH's arguments; the user's options override some of them. */
    private List<String> arguments(CommandLineOptions typed, Baseline baseline) throws BuildException {
        Path folder = build.facts().module().shown(build.results());
        List<String> arguments =
                new ArrayList<>(List.of("-vsn", baseline.name(), "-vsn", build.facts().module().name()));
        baseline.classPath().ifPresent(path -> arguments.addAll(List.of("-vs", path.toString())));
        baseline.java().ifPresent(java -> arguments.addAll(List.of("-vsJvm", java.toString())));
        for (String end : ENDS) {
            arguments.addAll(List.of("-report", folder.resolve(NAME + end).toString()));
        }
        if (!typed.getResult().hasValue()) {
            arguments.addAll(List.of("-rf", "json", "-rff", folder.resolve("result.json").toString()));
        }
        if (typed.getExitConditions().isEmpty()) {
            arguments.addAll(List.of("-ec", "failed,slower"));
        }
        return arguments;
    }
}
