package org.openjdk.jmh.builds;

import org.openjdk.jmh.ab.SideBySideRun;
import org.openjdk.jmh.builds.baseline.Against;
import org.openjdk.jmh.builds.baseline.Baselines;
import org.openjdk.jmh.builds.baseline.BuiltBaseline;
import org.openjdk.jmh.builds.baseline.JdkFinder;
import org.openjdk.jmh.builds.baseline.Toolchains;
import org.openjdk.jmh.builds.classpath.ModuleClassPath;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.ReachedBenchmarks;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.process.Workspace;
import org.openjdk.jmh.builds.reports.ComparisonEnd;
import org.openjdk.jmh.builds.reports.SeveralComparisons;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.RefusedException;
import org.openjdk.jmh.dynreconf.text.Markdown;
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

/**
 * Compares the benchmarks of the working tree with a git revision, a released version of the module, another version of a
 * dependency or another JDK: forks of both sides take turns until it is decided how they differ.
 */
public final class Comparison {

    /** The name of reports, but for what they end with. */
    public static final String NAME = "comparison";

    private static final List<String> ENDS = List.of(".md", ".html", ".json");

    private final HostingBuild build;
    private final Toolchains toolchains;
    private final BenchmarkModule module;

    /**
     * In a build.
     *
     * @param build      with the module
     * @param toolchains the JDKs that the build tool knows
     */
    public Comparison(HostingBuild build, Toolchains toolchains) {
        this.build = build;
        this.toolchains = toolchains;
        this.module = new BenchmarkModule(build.facts().module());
    }

    /** Returns the options without which those of a comparison mean nothing. */
    public String[] impliedOptions() {
        return new String[] {"-vs", build.facts().module().folder().toString()};
    }

    /**
     * Compares.
     *
     * @param against what the user wants to compare with
     * @param options of the user, read beside {@link #impliedOptions}
     * @param cleanup which ends what runs, and removes what was built
     * @throws BuildException if that cannot be done
     */
    public Ended run(String against, TypedOptions options, Cleanup cleanup) throws BuildException {
        long start = System.nanoTime();
        checkOptions(options);
        ModuleClassPath candidate = build.facts().harness().on(module.classPath());
        BuiltBaseline baseline = baseline(Against.parse(against, build.tool()), cleanup);
        baseline.notes().forEach(build::say);
        removeEarlierReports();
        if (isUnchanged(options, candidate, baseline)) {
            passOver(baseline);
            return Ended.quietly();
        }
        double building = (System.nanoTime() - start) / 1e9;
        int code = JmhProcess.run(build, candidate, options.behind(arguments(options.parsed(), baseline)), cleanup);
        double all = (System.nanoTime() - start) / 1e9;
        build.say(String.format(Locale.ROOT, "%.0f s, of which %.0f s (%.0f %%) for the baseline; reports are in %s",
                all, building, 100 * building / all, build.facts().module().shown(results())));
        return ended(code, baseline);
    }

    private Ended ended(int code, BuiltBaseline baseline) throws BuildException {
        Path comparison = results().resolve(NAME + ".json");
        Optional<Path> measured = Files.exists(comparison) ? Optional.of(comparison) : Optional.empty();
        if (code == 0) {
            return new Ended(measured, Optional.empty());
        }
        String name = build.facts().module().name();
        return new Ended(measured, Optional.of(name + " compared with " + baseline.name() + ": "
                + ComparisonEnd.sentence(code, SeveralComparisons.of(Map.of(name, comparison)))));
    }

    /** What JMH will refuse is refused before a baseline is built for it. */
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
        new ReachedBenchmarks(module, options).some(build.tool());
    }

    /** What cannot be told now, JMH will say. */
    private boolean isUnchanged(TypedOptions options, ModuleClassPath candidate, BuiltBaseline baseline) {
        try {
            return baseline.classPath().isPresent() && !build.facts().runsOnOtherJdk()
                    && new ReachedBenchmarks(module, options).areNone(baseline.classPath().get(), candidate);
        } catch (IOException | RuntimeException e) {
            build.whisper("Which benchmarks reach a change is not known: " + e);
            return false;
        }
    }

    private void passOver(BuiltBaseline baseline) throws BuildException {
        String sentence = "No benchmark reaches anything that differs from " + baseline.name()
                + ": nothing is measured.";
        build.say(sentence + " " + build.tool().typed("jmh") + "-vsall measures all the same");
        Path report = results().resolve(NAME + ".md");
        try {
            Files.write(report,
                    List.of("### Benchmarks: "
                            + Markdown.text(build.facts().module().name() + " against " + baseline.name()),
                            "", Markdown.text(sentence)));
        } catch (IOException e) {
            throw new BuildException("cannot write " + report + ": " + e.getMessage(), e);
        }
    }

    /** What failed must not seem to be reported. */
    private void removeEarlierReports() throws BuildException {
        for (String end : ENDS) {
            try {
                Files.deleteIfExists(results().resolve(NAME + end));
            } catch (IOException e) {
                throw new BuildException("cannot replace " + NAME + end + ": " + e.getMessage(), e);
            }
        }
    }

    private BuiltBaseline baseline(Against wanted, Cleanup cleanup) throws BuildException {
        Workspace workspace = Workspace.in(results(), cleanup);
        Revisions revisions = new Revisions(build, workspace, results().resolve("baseline-build.log"), cleanup);
        return new Baselines(module, build.tool(), build.facts().harness(), build.resolver(),
                new JdkFinder(build.tool(), toolchains), revisions.baseline(), revisions.rebuilt(), build::say)
                .of(wanted);
    }

    private Path results() throws BuildException {
        return JmhProcess.results(build);
    }

    /** What holds unless the user says otherwise. */
    private List<String> arguments(CommandLineOptions typed, BuiltBaseline baseline) throws BuildException {
        Path folder = build.facts().module().shown(results());
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
