package org.openjdk.jmh.builds;

import org.openjdk.jmh.ab.BisectionRun;
import org.openjdk.jmh.builds.baseline.BuiltBaseline;
import org.openjdk.jmh.builds.bisect.BuildInputs;
import org.openjdk.jmh.builds.bisect.BuiltCommits;
import org.openjdk.jmh.builds.bisect.KeptBuilds;
import org.openjdk.jmh.builds.git.Commit;
import org.openjdk.jmh.builds.git.CommitPath;
import org.openjdk.jmh.builds.git.GitRepository;
import org.openjdk.jmh.builds.modules.BenchmarkModule;
import org.openjdk.jmh.builds.modules.BenchmarkSources;
import org.openjdk.jmh.builds.modules.ReachedBenchmarks;
import org.openjdk.jmh.builds.modules.TypedOptions;
import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.process.Workspace;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.RefusedException;
import org.openjdk.jmh.dynreconf.bisection.BisectionSettings;
import org.openjdk.jmh.runner.RunnerException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the commit that made a benchmark slower or faster, between a good one and a bad one: by the benchmark of the working
 * tree on the code of the commits that tell most, which are built as they are needed.
 */
public final class Bisection {

    private final HostingBuild build;
    private final BenchmarkModule module;
    private final Wanted wanted;

    /**
     * What a user wants to know.
     *
     * @param good       the git revision before the change; null and blank are refused
     * @param bad        the git revision that has it
     * @param benchmark  a part of the name of one, or a regular expression that a single one matches; blank if options tell
     * @param confidence how sure the answer is to be, from 0.5 to below 1
     * @param testsCount whether a build of a revision has anything of tests
     * @param inputs     what else makes a build, beside the commit
     * @param configured options of the build file
     * @param jmh        options as the user has typed them, which win
     */
    public record Wanted(String good, String bad, String benchmark, double confidence, boolean testsCount,
                         List<String> inputs, List<String> configured, String jmh) {

        /** Keeps copies. */
        public Wanted {
            inputs = List.copyOf(inputs);
            configured = List.copyOf(configured);
        }
    }

    /**
     * In a build.
     *
     * @param build  with the module
     * @param wanted by its user
     */
    public Bisection(HostingBuild build, Wanted wanted) {
        this.build = build;
        this.module = new BenchmarkModule(build.facts().module());
        this.wanted = wanted;
    }

    /**
     * Finds it.
     *
     * @param cleanup which ends what runs, and removes what was built
     * @throws BuildException if that cannot be done
     */
    public Ended run(Cleanup cleanup) throws BuildException {
        if (wanted.good() == null || wanted.good().isBlank()) {
            throw new RefusedException(
                    build.tool().typed("good") + "... says which git revision does not have the change yet");
        }
        TypedOptions options = options(words());
        checkBenchmark(new ReachedBenchmarks(module, options).some(build.tool()));
        BisectionSettings settings = settings(options);
        build.facts().harness().on(module.classPath());
        Workspace workspace = Workspace.in(results(), cleanup);
        GitRepository repository = new Revisions(build, workspace, results(), cleanup).baseline().repository();
        List<Commit> commits = CommitPath.between(repository, wanted.good(), wanted.bad(), build.tool());
        say(repository);
        KeptBuilds kept = new KeptBuilds(results().resolve("builds"), inputs());
        BuiltCommits versions = new BuiltCommits(commits, buildInputs(repository), kept,
                (commit, log) -> build(commit, log, kept, workspace, cleanup), build.tool(), command(), build::say);
        try {
            return new BisectionRun(options.parsed(), settings, versions, build::say).run() ? Ended.quietly()
                    : Ended.badly(build.facts().module().name() + ": no commit is found, see above");
        } catch (RunnerException e) {
            throw new RefusedException(e.getMessage());
        }
    }

    private Path results() throws BuildException {
        return JmhProcess.results(build);
    }

    private TypedOptions options(String... added) throws RefusedException {
        return TypedOptions.parse(build.tool(), wanted.configured(), wanted.jmh(), added);
    }

    /** What the user's options mean something with. */
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
            throw new RefusedException("A bisection follows one benchmark, and these are " + names.size() + ": "
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
        build.say("The benchmark is that of the working tree"
                + (repository.isChanged() ? ", which has changes that are not committed" : "")
                + ", on the code of each commit");
    }

    /** A workspace of its own for each commit is removed before the next one, as histories are long. */
    private String build(Commit commit, Path log, KeptBuilds kept, Workspace all, Cleanup cleanup)
            throws BuildException, IOException {
        Workspace workspace = all.inner("commit");
        try {
            BuiltBaseline built = new Revisions(build, workspace, log, cleanup).baseline().of(commit.name(),
                    commit.hash());
            return kept.keep(commit, built.classPath().orElseThrow(), workspace);
        } finally {
            workspace.removeAll();
        }
    }

    /** What makes a build beside the commit. */
    private List<String> inputs() throws BuildException {
        List<String> inputs = new ArrayList<>(build.revisions().settings());
        inputs.addAll(wanted.inputs());
        inputs.addAll(List.of(build.facts().harness().version(), System.getProperty("java.version")));
        try {
            BenchmarkSources sources = module.sources();
            for (BenchmarkSources.Source source : sources.benchmarks()) {
                inputs.add(source + "\n" + new String(Files.readAllBytes(source.file()), StandardCharsets.ISO_8859_1));
            }
        } catch (IOException e) {
            throw new BuildException("cannot read the benchmarks: " + e.getMessage(), e);
        }
        return inputs;
    }

    private BuildInputs buildInputs(GitRepository repository) throws BuildException {
        try {
            return new BuildInputs(build.facts().strangers().stream().map(repository::name).toList(),
                    module.sources().benchmarks().stream().map(source -> repository.name(source.file())).toList(),
                    wanted.testsCount());
        } catch (IOException e) {
            throw new BuildException("cannot read the benchmarks: " + e.getMessage(), e);
        }
    }

    private String command() {
        String jmh = wanted.jmh();
        return build.tool().command("bisect")
                + (jmh == null || jmh.isBlank() ? "" : " " + build.tool().typed("jmh") + "'" + jmh + "'");
    }
}
