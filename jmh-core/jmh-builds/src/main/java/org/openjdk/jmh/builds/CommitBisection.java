package org.openjdk.jmh.builds;

import org.openjdk.jmh.ab.BisectionRun;
import org.openjdk.jmh.builds.baselines.Baseline;
import org.openjdk.jmh.builds.baselines.RevisionBaseline;
import org.openjdk.jmh.builds.bisections.BuildCache;
import org.openjdk.jmh.builds.bisections.BuildInputs;
import org.openjdk.jmh.builds.bisections.BuiltCommits;
import org.openjdk.jmh.builds.git.Commit;
import org.openjdk.jmh.builds.git.CommitRange;
import org.openjdk.jmh.builds.git.GitRepository;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.BenchmarkSources;
import org.openjdk.jmh.builds.modules.ChangedBenchmarks;
import org.openjdk.jmh.builds.modules.HostingBuild;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.processes.Workspace;
import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.dynreconf.bisection.BisectionSettings;
import org.openjdk.jmh.run.StatusLine;
import org.openjdk.jmh.runner.RunnerException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Finds the commit between a good and a bad one that made a benchmark slower or faster. The benchmark of the working
 * tree runs on the most informative commits, which are built on demand.
 */
public final class CommitBisection {

    private final HostingBuild build;
    private final BenchmarkModule module;
    private final Wanted wanted;

    /**
     * Represents the request of a user.
     *
     * @param good       git revision before the change; null and blank are rejected
     * @param bad        git revision with the change
     * @param benchmark  part of a name, or a regular expression, that matches one benchmark; blank if options name it
     * @param confidence required probability of the answer, from 0.5 to below 1
     * @param testsCount whether builds of revisions include test sources
     * @param inputs     of a build beyond the commit
     * @param configured options of the build file
     * @param jmh        options that the user has typed, which override
     */
    public record Wanted(String good, String bad, String benchmark, double confidence, boolean testsCount,
                         List<String> inputs, List<String> configured, String jmh) {

        public Wanted {
            inputs = List.copyOf(inputs);
            configured = List.copyOf(configured);
        }
    }

    public CommitBisection(HostingBuild build, Wanted wanted) {
        this.build = build;
        this.module = new BenchmarkModule(build.facts().module());
        this.wanted = wanted;
    }

    public TaskResult run() throws BuildException {
        if (wanted.good() == null || wanted.good().isBlank()) {
            throw new RefusedException(build.tool().typed("good") + "... names a git revision before the change");
        }
        TypedOptions options = options(words());
        checkBenchmark(new ChangedBenchmarks(module, options).some(build.tool()));
        BisectionSettings settings = settings(options);
        build.facts().harness().on(module.classPath());
        Workspace workspace = Workspace.in(build.results(), build.cleanup());
        GitRepository repository = new RevisionBaseline(build, workspace, build.results()).repository();
        List<Commit> commits = CommitRange.between(repository, wanted.good(), wanted.bad(), build.tool());
        say(repository);
        BuildCache kept = new BuildCache(build.results().resolve("builds"), inputs());
        StatusLine line = new StatusLine(System.out);
        Consumer<String> out = text -> line.above(() -> build.say(text));
        Consumer<Supplier<String>> status = StatusLine.isPossible() ? line::show : ignored -> {};
        BuiltCommits versions = new BuiltCommits(commits, buildInputs(repository), kept,
                (commit, log) -> build(commit, log, kept, workspace), build.tool(), command(), out);
        try {
            return new BisectionRun(options.parsed(), settings, versions, out, status).run()
                    ? TaskResult.success()
                    : TaskResult.failed(build.facts().module().name() + ": no commit found, see above");
        } catch (RunnerException e) {
            throw new RefusedException(e.getMessage());
        }
    }

    private TypedOptions options(String... added) throws RefusedException {
        return TypedOptions.parse(build.tool(), wanted.configured(), wanted.jmh(), added);
    }

    /** Returns the options that the user's options require. */
    private String[] words() throws RefusedException {
        String folder = build.facts().module().folder().toString();
        List<String> all = new ArrayList<>(List.of("-bisect", folder));
        if (!options("-bisect", folder).parsed().getResult().hasValue()) {
            all.addAll(List.of("-rff", build.facts().module().results().resolve("bisection.json").toString()));
        }
        if (build.facts().runsOnOtherJdk()) {
            all.addAll(List.of("-jvm", build.facts().java()));
        }
        if (wanted.benchmark() != null && !wanted.benchmark().isBlank()) {
            all.add(wanted.benchmark());
        }
        return all.toArray(new String[0]);
    }

    private void checkBenchmark(List<String> names) throws RefusedException {
        if (names.size() > 1) {
            throw new RefusedException("A bisection takes one benchmark, but these are " + names.size() + ": "
                    + String.join(", ", names.subList(0, Math.min(3, names.size())))
                    + (names.size() > 3 ? ", ..." : "") + ". Name one: " + build.tool().typed("benchmark")
                    + names.get(0));
        }
    }

    private BisectionSettings settings(TypedOptions options) throws RefusedException {
        try {
            return BisectionRun.settings(options.parsed()).withConfidence(wanted.confidence());
        } catch (RunnerException | IllegalArgumentException e) {
            throw new RefusedException(e.getMessage());
        }
    }

    private void say(GitRepository repository) throws BuildException {
        build.say("The benchmark comes from the working tree"
                + (repository.isChanged() ? ", which has uncommitted changes" : "") + ", on the code of each commit");
    }

    /** Builds a commit in a workspace that is removed afterwards, since histories are long. */
    private String build(Commit commit, Path log, BuildCache kept, Workspace all) throws BuildException, IOException {
        Workspace workspace = all.inner("commit");
        try {
            Baseline built = new RevisionBaseline(build, workspace, log).of(commit.name(), commit.hash());
            return kept.keep(commit, built.classPath().orElseThrow(), workspace);
        } finally {
            workspace.removeAll();
        }
    }

    /** Returns the inputs of a build beyond the commit. */
    private List<String> inputs() throws BuildException {
        List<String> inputs = new ArrayList<>(build.revisions().settings());
        inputs.addAll(wanted.inputs());
        inputs.addAll(List.of(build.facts().harness().version(), System.getProperty("java.version")));
        return Attempt.to("read the benchmarks", () -> {
            for (BenchmarkSources.Source source : module.sources().benchmarks()) {
                inputs.add(source + "\n" + Files.readString(source.file(), StandardCharsets.ISO_8859_1));
            }
            return inputs;
        });
    }

    private BuildInputs buildInputs(GitRepository repository) throws BuildException {
        return Attempt.to("read the benchmarks", () -> new BuildInputs(
                build.facts().strangers().stream().map(repository::name).toList(),
                module.sources().benchmarks().stream().map(source -> repository.name(source.file())).toList(),
                wanted.testsCount()));
    }

    private String command() {
        String jmh = wanted.jmh();
        return build.tool().command("bisect")
                + (jmh == null || jmh.isBlank() ? "" : " " + build.tool().typed("jmh") + "'" + jmh + "'");
    }
}
