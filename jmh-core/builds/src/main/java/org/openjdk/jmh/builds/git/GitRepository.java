package org.openjdk.jmh.builds.git;

import org.openjdk.jmh.builds.process.Cleanup;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.builds.tool.RefusedException;
import org.openjdk.jmh.dynreconf.text.Printable;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The git repository that a module is in. Nothing in it is ever written: a revision is checked out by another repository
 * that borrows its objects.
 */
public final class GitRepository {

    private static final String NO_REPOSITORY = "not a git repository (or any";

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
     * @throws RefusedException if git finds one and does not touch it; the message is git's own
     */
    public static Optional<GitRepository> around(Path folder, Cleanup cleanup) throws RefusedException {
        Command.Outcome found;
        try {
            found = Command.git(folder, cleanup, List.of("rev-parse", "--show-cdup"));
        } catch (BuildException e) {
            return Optional.empty();
        }
        if (found.isGood()) {
            return Optional.of(new GitRepository(real(folder).resolve(found.output()).normalize(), cleanup));
        }
        if (found.problem().contains(NO_REPOSITORY)) {
            return Optional.empty();
        }
        throw new RefusedException("git cannot use the repository around " + folder + ":\n"
                + String.join("\n", Printable.lines(found.problem().lines().toList())));
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

    /** Git names the root by a way up from here, as any character may be in the names of folders. */
    private static Path real(Path folder) {
        try {
            return folder.toRealPath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The hash of the commit that a name stands for. */
    public Optional<String> commit(String revision) throws BuildException {
        Command.Outcome found =
                git("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}");
        return found.isGood() && !found.output().isEmpty() ? Optional.of(Commit.checkHash(found.output()))
                : Optional.empty();
    }

    /** Whether a commit is among those that another one builds on. */
    public boolean isAncestor(String older, String newer) throws BuildException {
        return answer("merge-base", "--is-ancestor", older, newer).isPresent();
    }

    /** The last commit that two have in common. */
    public Optional<String> mergeBase(String one, String other) throws BuildException {
        return answer("merge-base", one, other).flatMap(hashes -> hashes.lines().findFirst()).map(Commit::checkHash);
    }

    /** A commit by itself. */
    public Commit describe(String hash) throws BuildException {
        return new History(root, cleanup).read("-1", hash).get(0);
    }

    /** What came behind a commit up to another one, the oldest first; of what was merged, the merge alone. */
    public List<Commit> behind(String older, String newer) throws BuildException {
        return new History(root, cleanup).read("--reverse", older + ".." + newer);
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

    /**
     * Whether the working tree differs from the last commit, by files that git does not know as well. Neither settings nor what
     * {@code .gitmodules} says to ignore change the answer.
     */
    public boolean isChanged() throws BuildException {
        return !Command.good(root, cleanup, "--no-optional-locks", "status", "--porcelain", "-z",
                "--untracked-files=normal", "--ignore-submodules=none").output().isEmpty();
    }

    /**
     * Checks a commit out, with its submodules.
     *
     * @param hash   of the commit
     * @param target an empty folder
     * @throws RefusedException if a file of it is missing
     */
    public void checkOut(String hash, Path target) throws BuildException {
        try {
            new Checkout(cleanup, orElse(git("rev-parse", "--show-object-format"), "sha1"))
                    .of(Commit.checkHash(hash), BorrowedObjects.of(root, cleanup), target);
        } catch (IOException e) {
            throw new BuildException("cannot check out to " + target + ": " + e.getMessage(), e);
        }
    }

    private static String orElse(Command.Outcome outcome, String otherwise) {
        return outcome.isGood() ? outcome.output() : otherwise;
    }

    private Command.Outcome git(String... arguments) throws BuildException {
        return Command.git(root, cleanup, List.of(arguments));
    }

    /** What git answers; empty where it says no. */
    private Optional<String> answer(String... arguments) throws BuildException {
        Command.Outcome outcome = git(arguments);
        if (outcome.code() > 1) {
            throw Command.failed(outcome, arguments);
        }
        return outcome.isGood() ? Optional.of(outcome.output()) : Optional.empty();
    }
}
