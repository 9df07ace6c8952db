package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.apache.maven.project.MavenProject;
import org.apache.maven.toolchain.ToolchainManager;
import org.eclipse.aether.RepositorySystem;
import org.openjdk.jmh.ab.BisectionRun;
import org.openjdk.jmh.dynreconf.bisection.BisectionSettings;
import org.openjdk.jmh.runner.RunnerException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.inject.Inject;

/**
 * Finds the commit that made a benchmark slower or faster, between a good one and a bad one: by the benchmark of the working
 * tree on the code of the commits that tell most, which are built as they are needed. The build fails if no commit, nor a
 * few that cannot be told apart, is found.
 */
@Mojo(name = "bisect", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public class BisectMojo extends RevisionMojo {

    /** Up to these, no test is compiled. */
    private static final Set<String> WITHOUT_TESTS = Set.of("compile", "process-classes");

    /** The git revision before the change. */
    @Parameter(property = "good")
    private String good;

    /** The git revision that has the change, which follows the good one. */
    @Parameter(property = "bad", defaultValue = "HEAD")
    private String bad;

    /** The benchmark: a part of its name, or a regular expression, that a single one matches. */
    @Parameter(property = "benchmark")
    private String benchmark;

    /** How sure the answer is to be, from 0.5 to below 1. */
    @Parameter(property = "confidence", defaultValue = "0.95")
    private double confidence;

    /**
     * Called by Maven.
     *
     * @param toolchains   which choose JDKs
     * @param repositories where artifacts come from
     */
    @Inject
    public BisectMojo(ToolchainManager toolchains, RepositorySystem repositories) {
        super(toolchains, repositories);
    }

    @Override
    void execute(BenchmarkModule module, Reactor reactor, Cleanup cleanup)
            throws MojoExecutionException, MojoFailureException {
        if (good == null || good.isBlank()) {
            throw new MojoFailureException("-Dgood=... says which git revision does not have the change yet");
        }
        TypedOptions options = options(words());
        checkBenchmark(benchmarks(module, options));
        BisectionSettings settings = settings(options);
        harness().on(module.classPath());
        Workspace workspace = Workspace.in(results(), cleanup);
        GitRepository repository = revisions(module, workspace, results(), cleanup).repository();
        List<Commit> commits = CommitPath.between(repository, good, bad);
        say(repository);
        KeptBuilds kept = new KeptBuilds(results().resolve("builds"), inputs(module, workspace));
        BuiltCommits versions = new BuiltCommits(commits, buildInputs(module, repository, workspace), kept,
                (commit, log) -> build(module, commit, log, kept, workspace, cleanup), command(), getLog()::info);
        try {
            if (!new BisectionRun(options.parsed(), settings, versions, getLog()::info).run()) {
                reactor.failed(project.getArtifactId() + ": no commit is found, see above");
            }
        } catch (RunnerException e) {
            throw new MojoFailureException(e.getMessage());
        }
    }

    /** What the user's options mean something with. */
    private String[] words() throws MojoFailureException {
        List<String> all = new ArrayList<>(List.of("-bisect", project.getBasedir().getPath()));
        if (!options("-bisect", project.getBasedir().getPath()).parsed().getResult().hasValue()) {
            all.addAll(List.of("-rff", BenchmarkModule.results(project).resolve("bisection.json").toString()));
        }
        if (runsOnOtherJdk()) {
            all.addAll(List.of("-jvm", java()));
        }
        if (benchmark != null && !benchmark.isBlank()) {
            all.add(benchmark);
        }
        return all.toArray(new String[0]);
    }

    private static void checkBenchmark(List<String> names) throws MojoFailureException {
        if (names.size() > 1) {
            throw new MojoFailureException("A bisection follows one benchmark, and these are " + names.size() + ": "
                    + String.join(", ", names.subList(0, Math.min(3, names.size())))
                    + (names.size() > 3 ? ", ..." : "") + ". Name one: -Dbenchmark=" + names.get(0));
        }
    }

    private BisectionSettings settings(TypedOptions options) throws MojoFailureException {
        try {
            return BisectionRun.settings(options.parsed()).withConfidence(confidence);
        } catch (RunnerException | IllegalArgumentException e) {
            throw new MojoFailureException(e.getMessage());
        }
    }

    private void say(GitRepository repository) throws MojoExecutionException {
        getLog().info("The benchmark is that of the working tree"
                + (repository.isChanged() ? ", which has changes that are not committed" : "")
                + ", on the code of each commit");
    }

    /** A workspace of its own for each commit is removed before the next one, as histories are long. */
    private String build(BenchmarkModule module, Commit commit, Path log, KeptBuilds kept, Workspace all,
                         Cleanup cleanup)
            throws MojoExecutionException, MojoFailureException, IOException {
        Workspace workspace = all.inner("commit");
        try {
            BuiltBaseline built = revisions(module, workspace, log, cleanup).of(commit.name(), commit.hash());
            return kept.keep(commit, built.classPath().orElseThrow(), workspace);
        } finally {
            workspace.removeAll();
        }
    }

    /** What makes a build beside the commit. */
    private List<String> inputs(BenchmarkModule module, Workspace workspace) throws MojoExecutionException {
        List<String> inputs = new ArrayList<>(build().settings());
        inputs.addAll(List.of(phase, harness().version(), System.getProperty("java.version")));
        try {
            BenchmarkSources sources = rebuilt(module, workspace).sources();
            for (BenchmarkSources.Source source : sources.benchmarks()) {
                inputs.add(source + "\n" + Files.readString(source.file(), sources.charset()));
            }
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read the benchmarks: " + e.getMessage(), e);
        }
        return inputs;
    }

    private BuildInputs buildInputs(BenchmarkModule module, GitRepository repository, Workspace workspace)
            throws MojoExecutionException {
        List<MavenProject> needed = new ArrayList<>(siblings());
        needed.add(project);
        List<String> others = session.getAllProjects().stream()
                .filter(other -> !other.getPackaging().equals("pom") && !needed.contains(other))
                .map(other -> repository.name(other.getBasedir().toPath())).toList();
        try {
            return new BuildInputs(others, rebuilt(module, workspace).sources().benchmarks().stream()
                    .map(source -> repository.name(source.file())).toList(), !WITHOUT_TESTS.contains(phase));
        } catch (IOException e) {
            throw new MojoExecutionException("cannot read the benchmarks: " + e.getMessage(), e);
        }
    }

    private String command() {
        String options = session.getUserProperties().getProperty("jmh", "");
        return "mvn jmh:bisect" + (options.isBlank() ? "" : " -Djmh='" + options + "'");
    }
}
