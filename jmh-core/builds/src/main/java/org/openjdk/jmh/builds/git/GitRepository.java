package org.openjdk.jmh.builds.git;

import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.RefusedException;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The git repository that a module is in. Nothing in it is ever written: a revision is checked out by another repository
 * that borrows its objects.
 */
public final class GitRepository {

    private final Path root;
    private final Cleanup cleanup;

    private GitRepository(Path root, Cleanup cleanup) {
        this.root = root;
        this.cleanup = cleanup;
    }

    /**
     * The repository around a folder.
     *
     * @return empty where there is none, or no git
     */
    public static Optional<GitRepository> around(Path folder, Cleanup cleanup) {
        try {
            Command.Outcome found = Command.git(folder, cleanup, List.of("rev-parse", "--show-toplevel"));
            return found.isGood() ? Optional.of(new GitRepository(Path.of(found.output()), cleanup)) : Optional.empty();
        } catch (BuildException e) {
            return Optional.empty();
        }
    }

    /** Whether there is a git command. */
    public static boolean isInstalled(Path folder, Cleanup cleanup) {
        try {
            return Command.git(folder, cleanup, List.of("--version")).isGood();
        } catch (BuildException e) {
            return false;
        }
    }

    /** The folder with the working tree. */
    public Path root() {
        return root;
    }

    /** What git calls a file or folder of the working tree. */
    public String name(Path file) {
        try {
            return root.toRealPath().relativize(file.toRealPath()).toString().replace(File.separatorChar, '/');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The hash of the commit that a name stands for. */
    public Optional<String> commit(String revision) throws BuildException {
        Command.Outcome found =
                git("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}");
        return found.isGood() && !found.output().isEmpty() ? Optional.of(found.output()) : Optional.empty();
    }

    /** Whether a commit is among those that another one builds on. */
    public boolean isAncestor(String older, String newer) throws BuildException {
        return git("merge-base", "--is-ancestor", older, newer).isGood();
    }

    /** The last commit that two have in common. */
    public Optional<String> mergeBase(String one, String other) throws BuildException {
        Command.Outcome found = git("merge-base", one, other);
        return found.isGood() ? found.output().lines().findFirst() : Optional.empty();
    }

    /** A commit by itself. */
    public Commit describe(String hash) throws BuildException {
        return log("-1", hash).get(0);
    }

    /** What came behind a commit up to another one, the oldest first; of what was merged, the merge alone. */
    public List<Commit> behind(String older, String newer) throws BuildException {
        return log("--reverse", older + ".." + newer);
    }

    /** Files are those that differ from the first parent; whatever the user has configured must not change the format. */
    private List<Commit> log(String... what) throws BuildException {
        List<String> command = new ArrayList<>(List.of("-c", "core.quotePath=false", "log", "--first-parent", "-m",
                "--name-only", "--no-renames", "--no-color", "--no-show-signature", "--no-notes", "--date=short",
                "--format=" + Commit.FORMAT));
        command.addAll(List.of(what));
        Command.Outcome outcome = Command.git(root, cleanup, command);
        if (!outcome.isGood()) {
            throw new RefusedException("git log says: " + outcome.complaint());
        }
        return Commit.parseAll(outcome.output());
    }

    /** Why there is no commit of a name. */
    public String missing(String revision) throws BuildException {
        return "there is no git revision " + revision + (isShallow()
                ? ", but this clone is shallow and may lack it: git fetch --unshallow, or fetch-depth: 0 of "
                        + "actions/checkout"
                : "");
    }

    /** A hash, as short as it may be. */
    public String shortened(String hash) throws BuildException {
        Command.Outcome found = git("rev-parse", "--short", hash);
        return found.isGood() ? found.output() : hash;
    }

    /** Whether older commits are missing. */
    public boolean isShallow() throws BuildException {
        return git("rev-parse", "--is-shallow-repository").output().equals("true");
    }

    /** Whether the working tree differs from the last commit, by files that git does not know as well. */
    public boolean isChanged() throws BuildException {
        return !git("--no-optional-locks", "status", "--porcelain").output().isEmpty();
    }

    /**
     * Checks a commit out.
     *
     * @param hash   of the commit
     * @param target an empty folder
     * @throws RefusedException if a file of it is missing
     */
    public void checkOut(String hash, Path target) throws BuildException {
        try {
            inside(target, "init", "--quiet", "--template=",
                    "--object-format=" + orElse(git("rev-parse", "--show-object-format"), "sha1"));
            Path metadata = target.resolve(".git");
            Files.createDirectories(metadata.resolve("objects/info"));
            Files.writeString(metadata.resolve("objects/info/alternates"), path("objects") + "\n");
            if (Files.exists(path("shallow"))) {
                Files.copy(path("shallow"), metadata.resolve("shallow"));
            }
            inside(target, "-c", "core.hooksPath=", "-c", "advice.detachedHead=false", "checkout", "--quiet",
                    "--detach",
                    hash);
            if (Files.exists(target.resolve(".gitmodules"))) {
                checkOutSubmodules(target);
            }
        } catch (IOException e) {
            throw new BuildException("cannot check out to " + target + ": " + e.getMessage(), e);
        }
    }

    /** Takes them from where the user has them, so that no network is needed. */
    private void checkOutSubmodules(Path target) throws BuildException {
        Command.Outcome listed =
                Command.git(target, cleanup, List.of("config", "-f", ".gitmodules", "--get-regexp", "\\.path$"));
        for (String line : listed.output().lines().toList()) {
            String key = line.substring(0, line.indexOf(".path "));
            String path = line.substring(line.indexOf(".path ") + ".path ".length());
            if (Files.exists(root.resolve(path).resolve(".git"))) {
                inside(target, "config", key + ".url", root.resolve(path).toString());
            }
        }
        inside(target, "-c", "protocol.file.allow=always", "-c", "core.hooksPath=", "submodule", "--quiet", "update",
                "--init", "--recursive");
    }

    private Path path(String name) throws BuildException {
        return root.resolve(git("rev-parse", "--git-path", name).output());
    }

    private static String orElse(Command.Outcome outcome, String otherwise) {
        return outcome.isGood() ? outcome.output() : otherwise;
    }

    private Command.Outcome git(String... arguments) throws BuildException {
        return Command.git(root, cleanup, List.of(arguments));
    }

    private void inside(Path target, String... arguments) throws BuildException {
        Command.Outcome outcome = Command.git(target, cleanup, List.of(arguments));
        if (!outcome.isGood()) {
            List<String> words = new ArrayList<>(List.of(arguments));
            throw new RefusedException("git " + String.join(" ", words) + " says: " + outcome.complaint());
        }
    }
}
