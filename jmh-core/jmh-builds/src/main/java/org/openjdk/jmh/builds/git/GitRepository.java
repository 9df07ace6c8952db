package org.openjdk.jmh.builds.git;

import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.Attempt;
import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.dynreconf.text.Printable;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Reads the git repository of a module and never writes to it. Revisions are checked out by another repository that
 * borrows its objects.
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
     * Finds the repository around a folder; empty if there is none, or git is not installed. If git refuses to use it,
     * RefusedException has git's message.
     */
    public static Optional<GitRepository> around(Path folder, Cleanup cleanup) throws RefusedException {
        GitCommand.Outcome found;
        try {
            found = GitCommand.git(folder, cleanup, List.of("rev-parse", "--show-cdup"));
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

    public static boolean isInstalled(Path folder, Cleanup cleanup) {
        try {
            return GitCommand.git(folder, cleanup, List.of("--version")).isGood();
        } catch (BuildException e) {
            return false;
        }
    }

    public Path root() {
        return root;
    }

    /** Returns git's path of a file in the working tree. */
    public String name(Path file) {
        try {
            return root.toRealPath().relativize(file.toRealPath()).toString().replace(File.separatorChar, '/');
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Resolves the root by git's relative path, since names of folders may contain any character. */
    private static Path real(Path folder) {
        try {
            return folder.toRealPath();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Optional<String> commit(String revision) throws BuildException {
        GitCommand.Outcome found = git("rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}");
        return found.isGood() && !found.output().isEmpty() ? Optional.of(Commit.checkHash(found.output()))
                : Optional.empty();
    }

    public boolean isAncestor(String older, String newer) throws BuildException {
        return answer("merge-base", "--is-ancestor", older, newer).isPresent();
    }

    public Optional<String> mergeBase(String one, String other) throws BuildException {
        return answer("merge-base", one, other).flatMap(hashes -> hashes.lines().findFirst()).map(Commit::checkHash);
    }

    public Commit describe(String hash) throws BuildException {
        return new CommitReader(root, cleanup).read("-1", hash).get(0);
    }

    /** Returns the commits after one up to another one, oldest first; of merged branches, only the merge. */
    public List<Commit> behind(String older, String newer) throws BuildException {
        return new CommitReader(root, cleanup).read("--reverse", older + ".." + newer);
    }

    public String missing(String revision) throws BuildException {
        return "there is no git revision " + revision + (isShallow()
                ? ", but this clone is shallow and may lack it: git fetch --unshallow, or fetch-depth: 0 of "
                        + "actions/checkout"
                : "");
    }

    public String shortened(String hash) throws BuildException {
        GitCommand.Outcome found = git("rev-parse", "--short", hash);
        return found.isGood() ? found.output() : hash;
    }

    /** Returns whether older commits are missing. */
    public boolean isShallow() throws BuildException {
        return git("rev-parse", "--is-shallow-repository").output().equals("true");
    }

    /**
     * Returns whether the working tree differs from the last commit, including untracked files and whatever {@code
     * .gitmodules} ignores.
     */
    public boolean isChanged() throws BuildException {
        return !GitCommand.gitOrFail(root, cleanup, "--no-optional-locks", "status", "--porcelain", "-z",
                "--untracked-files=normal", "--ignore-submodules=none").output().isEmpty();
    }

    /** Checks out a commit with its submodules to an empty folder, or throws RefusedException. */
    public void checkOut(String hash, Path target) throws BuildException {
        GitCommand.Outcome format = git("rev-parse", "--show-object-format");
        Attempt.to("check out to " + target, () -> {
            new Checkout(cleanup, format.isGood() ? format.output() : "sha1")
                    .of(Commit.checkHash(hash), ObjectStores.of(root, cleanup), target);
            return target;
        });
    }

    private GitCommand.Outcome git(String... arguments) throws BuildException {
        return GitCommand.git(root, cleanup, List.of(arguments));
    }

    /** Returns git's output; empty if git fails. */
    private Optional<String> answer(String... arguments) throws BuildException {
        GitCommand.Outcome outcome = git(arguments);
        if (outcome.code() > 1) {
            throw GitCommand.failed(outcome, arguments);
        }
        return outcome.isGood() ? Optional.of(outcome.output()) : Optional.empty();
    }
}
