package org.openjdk.jmh.builds.bisections;

import org.openjdk.jmh.ab.BisectedVersions;
import org.openjdk.jmh.builds.git.Commit;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.runner.RunnerException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Represents the commits of a history, which are built on demand. */
public final class BuiltCommits implements BisectedVersions {

    /** Assumed duration of a build before the first one. */
    private static final double FIRST_GUESS_SECONDS = 20;
    private static final int MAX_LISTED = 3;

    private final List<Commit> commits;
    private final BuildInputs inputs;
    private final BuildCache kept;
    private final Builder builder;
    private final BuildTool tool;
    private final String command;
    private final Consumer<String> out;
    private final Map<Integer, String> classPaths = new HashMap<>();
    private double seconds;
    private int built;

    /** Builds a commit in a workspace of its own. */
    public interface Builder {

        String build(Commit commit, Path log) throws BuildException, IOException;
    }

    /**
     * Creates a history.
     *
     * @param commits the good one first
     * @param command that bisects, without the commits
     * @param out     receives lines about builds
     */
    public BuiltCommits(List<Commit> commits, BuildInputs inputs, BuildCache kept, Builder builder, BuildTool tool,
                        String command,
                        Consumer<String> out) {
        this.commits = List.copyOf(commits);
        this.inputs = inputs;
        this.kept = kept;
        this.builder = builder;
        this.tool = tool;
        this.command = command;
        this.out = out;
    }

    @Override
    public List<String> names() {
        return commits.stream().map(Commit::name).toList();
    }

    @Override
    public String title(int version) {
        Commit commit = commits.get(version);
        return commit.name() + " (" + commit.date() + ", " + commit.author() + ": " + commit.subject() + ")";
    }

    @Override
    public String classPath(int version) throws RunnerException {
        String known = classPaths.get(version);
        if (known == null) {
            known = kept.find(commits.get(version)).orElse(null);
        }
        if (known == null) {
            known = built(commits.get(version));
        }
        classPaths.put(version, known);
        return known;
    }

    private String built(Commit commit) throws RunnerException {
        long start = System.nanoTime();
        try {
            Path log = kept.log(commit);
            String path = builder.build(commit, log);
            Files.deleteIfExists(log);
            double taken = (System.nanoTime() - start) / 1e9;
            seconds += taken;
            built++;
            out.accept(String.format(Locale.ROOT, "# %s is built: %.0f s", commit.name(), taken));
            return path;
        } catch (IOException e) {
            throw new RunnerException(commit.name() + " cannot be kept: " + e.getMessage());
        } catch (BuildException e) {
            throw new RunnerException(e.getMessage());
        }
    }

    /** A commit whose parent is not the previous one is a merge, so its files alone do not show what changed. */
    @Override
    public boolean[] mayMatter() {
        boolean[] all = new boolean[commits.size()];
        for (int version = 1; version < all.length; version++) {
            all[version] = !commits.get(version).parent().equals(commits.get(version - 1).hash())
                    || commits.get(version).files().stream().anyMatch(inputs::contain);
        }
        return all;
    }

    @Override
    public boolean areBuilt() {
        return false;
    }

    @Override
    public double seconds(int version) {
        if (classPaths.containsKey(version) || kept.find(commits.get(version)).isPresent()) {
            return 0;
        }
        return built == 0 ? FIRST_GUESS_SECONDS : seconds / built;
    }

    @Override
    public Map<String, String> about(int version) {
        Commit commit = commits.get(version);
        Map<String, String> about = new LinkedHashMap<>();
        about.put("commit", commit.hash());
        about.put("author", commit.author());
        about.put("date", commit.date());
        about.put("subject", commit.subject());
        return about;
    }

    @Override
    public String identity() {
        return commits.get(0).hash() + " to " + commits.get(commits.size() - 1).hash() + " with " + kept.key;
    }

    /** Returns a warning if commits changed the benchmark itself, since all of them run that of the working tree. */
    @Override
    public Optional<String> changesBesideCode(String benchmark) {
        Optional<String> source = inputs.source(benchmark);
        List<Integer> changes = IntStream.range(1, commits.size())
                .filter(version -> source.isPresent() && commits.get(version).files().contains(source.get())).boxed()
                .toList();
        if (changes.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of("But the benchmark itself changed in "
                + changes.stream().limit(MAX_LISTED).map(this::title).collect(Collectors.joining(", "))
                + (changes.size() > MAX_LISTED ? ", and " + (changes.size() - MAX_LISTED) + " more" : "")
                + ". A bisection runs the benchmark of the working tree on the code of each commit, so it does "
                + "not see this change. Check out a commit to run its own benchmark; -vsall measures all commits "
                + "with that of the working tree");
    }

    /** Empty, as the arguments of the build tool's VM are not meant for benchmarks. */
    @Override
    public List<String> inherited() {
        return List.of();
    }

    /** The user's command already contains the options. */
    @Override
    public Optional<String> repetition(int before, int behind, String benchmark, List<String> options) {
        return Optional.of(command + " " + tool.typed("good") + commits.get(before).name() + " " + tool.typed("bad")
                + commits.get(behind).name() + " " + tool.typed("benchmark") + benchmark);
    }
}
