package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

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
final class GitRepository {

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
    static Optional<GitRepository> around(Path folder, Cleanup cleanup) {
        try {
            Command.Outcome found = Command.git(folder, cleanup, List.of("rev-parse", "--show-toplevel"));
            return found.isGood() ? Optional.of(new GitRepository(Path.of(found.output()), cleanup)) : Optional.empty();
        } catch (MojoExecutionException e) {
            return Optional.empty();
        }
    }

    /** Whether there is a git command. */
    static boolean isInstalled(Path folder, Cleanup cleanup) {
        try {
            return Command.git(folder, cleanup, List.of("--version")).isGood();
        } catch (MojoExecutionException e) {
            return false;
        }
    }

    /** The folder with the working tree. */
    Path root() {
        return root;
    }

    /** What git calls a file or folder of the working tree. */
    String name(Path file) {
        try {
            return root.toRealPath().relativize(file.toRealPath()).toString().replace(File.separatorChar, '/');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The hash of the commit that a name stands for. */
    Optional<String> commit(String revision) throws MojoExecutionException {
        Command.Outcome found =
                git("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}");
        return found.isGood() && !found.output().isEmpty() ? Optional.of(found.output()) : Optional.empty();
    }

    /** Whether a commit is among those that another one builds on. */
    boolean isAncestor(String older, String newer) throws MojoExecutionException {
        return git("merge-base", "--is-ancestor", older, newer).isGood();
    }

    /** The last commit that two have in common. */
    Optional<String> mergeBase(String one, String other) throws MojoExecutionException {
        Command.Outcome found = git("merge-base", one, other);
        return found.isGood() ? found.output().lines().findFirst() : Optional.empty();
    }

    /** A commit by itself. */
    Commit describe(String hash) throws MojoExecutionException, MojoFailureException {
        return log("-1", hash).get(0);
    }

    /** What came behind a commit up to another one, the oldest first; of what was merged, the merge alone. */
    List<Commit> behind(String older, String newer) throws MojoExecutionException, MojoFailureException {
        return log("--reverse", older + ".." + newer);
    }

    /** Files are those that differ from the first parent; whatever the user has configured must not change the format. */
    private List<Commit> log(String... what) throws MojoExecutionException, MojoFailureException {
        List<String> command = new ArrayList<>(List.of("-c", "core.quotePath=false", "log", "--first-parent", "-m",
                "--name-only", "--no-renames", "--no-color", "--no-show-signature", "--no-notes", "--date=short",
                "--format=" + Commit.FORMAT));
        command.addAll(List.of(what));
        Command.Outcome outcome = Command.git(root, cleanup, command);
        if (!outcome.isGood()) {
            throw new MojoFailureException("git log says: " + outcome.complaint());
        }
        return Commit.parseAll(outcome.output());
    }

    /** Why there is no commit of a name. */
    String missing(String revision) throws MojoExecutionException {
        return "there is no git revision " + revision + (isShallow()
                ? ", but this clone is shallow and may lack it: git fetch --unshallow, or fetch-depth: 0 of "
                        + "actions/checkout"
                : "");
    }

    /** A hash, as short as it may be. */
    String shortened(String hash) throws MojoExecutionException {
        Command.Outcome found = git("rev-parse", "--short", hash);
        return found.isGood() ? found.output() : hash;
    }

    /** Whether older commits are missing. */
    boolean isShallow() throws MojoExecutionException {
        return git("rev-parse", "--is-shallow-repository").output().equals("true");
    }

    /** Whether the working tree differs from the last commit, by files that git does not know as well. */
    boolean isChanged() throws MojoExecutionException {
        return !git("--no-optional-locks", "status", "--porcelain").output().isEmpty();
    }

    /**
     * Checks a commit out.
     *
     * @param hash   of the commit
     * @param target an empty folder
     * @throws MojoFailureException if a file of it is missing
     */
    void checkOut(String hash, Path target) throws MojoExecutionException, MojoFailureException {
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
            throw new MojoExecutionException("cannot check out to " + target + ": " + e.getMessage(), e);
        }
    }

    /** Takes them from where the user has them, so that no network is needed. */
    private void checkOutSubmodules(Path target) throws MojoExecutionException, MojoFailureException {
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

    private Path path(String name) throws MojoExecutionException {
        return root.resolve(git("rev-parse", "--git-path", name).output());
    }

    private static String orElse(Command.Outcome outcome, String otherwise) {
        return outcome.isGood() ? outcome.output() : otherwise;
    }

    private Command.Outcome git(String... arguments) throws MojoExecutionException {
        return Command.git(root, cleanup, List.of(arguments));
    }

    private void inside(Path target, String... arguments) throws MojoExecutionException, MojoFailureException {
        Command.Outcome outcome = Command.git(target, cleanup, List.of(arguments));
        if (!outcome.isGood()) {
            List<String> words = new ArrayList<>(List.of(arguments));
            throw new MojoFailureException("git " + String.join(" ", words) + " says: " + outcome.complaint());
        }
    }
}
