package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;
import org.openjdk.jmh.ab.SideBySideRun;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.inject.Inject;

/**
 * Compiles what is out of date, and compares the benchmarks of the working tree with a git revision, a released version of
 * the module, another version of a dependency or another JDK: forks of both sides take turns until it is decided how they
 * differ. The build fails if a benchmark has become slower or failed. Reports are written to {@code target/jmh}.
 */
@Mojo(name = "compare", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public class CompareMojo extends RevisionMojo {

    private static final String COMPARISON = "comparison";
    private static final List<String> ENDS = List.of(".md", ".html", ".json");

    /**
     * What to compare with: a git revision ({@code main}, {@code HEAD~3}), a released version of the module
     * ({@code 1.4.2}), a dependency in another version ({@code GROUP:ARTIFACT:VERSION}, several separated by commas), or
     * another JDK ({@code jdk:25}, {@code jdk:/path/to/it}). {@code git:NAME} and {@code version:NAME} say which is meant.
     */
    @Parameter(property = "against")
    private String against;

    /**
     * Called by Maven.
     *
     * @param toolchains   which choose JDKs
     * @param repositories where artifacts come from
     */
    @Inject
    public CompareMojo(ToolchainManager toolchains, RepositorySystem repositories) {
        super(toolchains, repositories);
    }

    @Override
    void execute(BenchmarkModule module, Reactor reactor, Cleanup cleanup)
            throws MojoExecutionException, MojoFailureException {
        long start = System.nanoTime();
        TypedOptions options = options("-vs", project.getBasedir().getPath());
        checkOptions(module, options);
        ModuleClassPath candidate = harness().on(module.classPath());
        BuiltBaseline baseline = baseline(module, cleanup);
        baseline.notes().forEach(getLog()::info);
        removeEarlierReports();
        if (isUnchanged(module, options, candidate, baseline)) {
            passOver(baseline);
            return;
        }
        double building = (System.nanoTime() - start) / 1e9;
        int code = runJmh(candidate, options.behind(arguments(options.parsed(), baseline)), cleanup);
        double all = (System.nanoTime() - start) / 1e9;
        getLog().info(
                String.format(Locale.ROOT, "%.0f s, of which %.0f s (%.0f %%) for the baseline; reports are in %s", all,
                        building,
                        100 * building / all, fromModule(results())));
        Path comparison = results().resolve(COMPARISON + ".json");
        if (Files.exists(comparison)) {
            reactor.measured(project.getArtifactId(), comparison);
        }
        if (code != 0) {
            reactor.failed(project.getArtifactId() + " compared with " + baseline.name() + ": "
                    + ComparisonEnd.sentence(code, read(Map.of(project.getArtifactId(), comparison))));
        }
    }

    /** What JMH will refuse is refused before a baseline is built for it. */
    private static void checkOptions(BenchmarkModule module, TypedOptions options) throws MojoFailureException {
        try {
            new SideBySideRun(options.parsed(), line -> {
            });
        } catch (RunnerException e) {
            throw new MojoFailureException(e.getMessage());
        }
        benchmarks(module, options);
    }

    /** What cannot be told now, JMH will say. */
    private boolean isUnchanged(BenchmarkModule module, TypedOptions options, ModuleClassPath candidate,
                                BuiltBaseline baseline) {
        try {
            return baseline.classPath().isPresent() && !runsOnOtherJdk()
                    && new ReachedBenchmarks(module.benchmarkClasses(), options)
                            .areNone(baseline.classPath().get(), candidate);
        } catch (IOException | RuntimeException e) {
            getLog().debug("Which benchmarks reach a change is not known", e);
            return false;
        }
    }

    private void passOver(BuiltBaseline baseline) throws MojoExecutionException {
        String sentence = "No benchmark reaches anything that differs from " + baseline.name()
                + ": nothing is measured.";
        getLog().info(sentence + " -Djmh=-vsall measures all the same");
        Path report = results().resolve(COMPARISON + ".md");
        try {
            Files.write(report,
                    List.of("### Benchmarks: " + project.getArtifactId() + " against " + baseline.name(), "",
                            sentence));
        } catch (IOException e) {
            throw new MojoExecutionException("cannot write " + report + ": " + e.getMessage(), e);
        }
    }

    private static SeveralComparisons read(Map<String, Path> files) throws MojoExecutionException {
        try {
            return SeveralComparisons.read(files);
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read the comparison: " + e.getMessage(), e);
        }
    }

    /** What failed must not seem to be reported. */
    private void removeEarlierReports() throws MojoExecutionException {
        for (String end : ENDS) {
            try {
                Files.deleteIfExists(results().resolve(COMPARISON + end));
            } catch (IOException e) {
                throw new MojoExecutionException("cannot replace " + COMPARISON + end + ": " + e.getMessage(), e);
            }
        }
    }

    @Override
    void conclude(Reactor reactor) throws MojoExecutionException {
        if (reactor.results().size() > 1) {
            Path file = Path.of(session.getTopLevelProject().getBuild().getDirectory(), "jmh", COMPARISON + ".md");
            List<String> lines = read(reactor.results()).lines();
            lines.forEach(getLog()::info);
            try {
                Files.createDirectories(file.getParent());
                Files.write(file, lines);
            } catch (IOException e) {
                throw new MojoExecutionException("cannot write " + file + ": " + e.getMessage(), e);
            }
            getLog().info("This table is in " + file);
        }
    }

    private BuiltBaseline baseline(BenchmarkModule module, Cleanup cleanup)
            throws MojoExecutionException, MojoFailureException {
        Against wanted;
        try {
            wanted = Against.parse(against);
        } catch (IllegalArgumentException e) {
            throw new MojoFailureException(e.getMessage());
        }
        Workspace workspace = Workspace.in(results(), cleanup);
        RevisionBaseline revisions = revisions(module, workspace, results().resolve("baseline-build.log"), cleanup);
        return new Baselines(module, project, harness(), resolver(), new JdkFinder(toolchains, session), revisions,
                rebuilt(module, workspace), getLog()::info).of(wanted);
    }

    /** What holds unless the user says otherwise. */
    private List<String> arguments(CommandLineOptions typed, BuiltBaseline baseline) throws MojoExecutionException {
        Path folder = fromModule(results());
        List<String> arguments = new ArrayList<>(List.of("-vsn", baseline.name(), "-vsn", project.getArtifactId()));
        baseline.classPath().ifPresent(path -> arguments.addAll(List.of("-vs", path.toString())));
        baseline.java().ifPresent(java -> arguments.addAll(List.of("-vsJvm", java.toString())));
        for (String end : ENDS) {
            arguments.addAll(List.of("-report", folder.resolve(COMPARISON + end).toString()));
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
