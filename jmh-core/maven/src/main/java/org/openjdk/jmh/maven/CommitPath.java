package org.openjdk.jmh.maven;

import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The commits from a good one to a bad one, along first parents. */
final class CommitPath {

    private CommitPath() {
    }

    /**
     * Finds them.
     *
     * @return two or more, the good one first
     * @throws MojoFailureException if no path leads from the good one to the bad one
     */
    static List<Commit> between(GitRepository repository, String good, String bad)
            throws MojoExecutionException, MojoFailureException {
        String first = hash(repository, "-Dgood=", good);
        String last = hash(repository, "-Dbad=", bad);
        if (first.equals(last)) {
            throw new MojoFailureException(
                    "-Dgood=" + good + " and -Dbad=" + bad + " are the same commit: there is nothing between them");
        }
        if (!repository.isAncestor(first, last)) {
            throw new MojoFailureException("-Dgood=" + good + unrelated(repository, bad, first, last));
        }
        List<Commit> path = new ArrayList<>(List.of(repository.describe(first)));
        path.addAll(repository.behind(first, last));
        return path;
    }

    private static String hash(GitRepository repository, String flag, String name)
            throws MojoExecutionException, MojoFailureException {
        Optional<String> found = repository.commit(name);
        if (found.isEmpty()) {
            throw new MojoFailureException(flag + name + ": " + repository.missing(name));
        }
        return found.get();
    }

    private static String unrelated(GitRepository repository, String bad, String first, String last)
            throws MojoExecutionException {
        if (repository.isAncestor(last, first)) {
            return " is behind -Dbad=" + bad + ": have they been exchanged?";
        }
        if (repository.isShallow()) {
            return " is no ancestor of -Dbad=" + bad + " as far as this shallow clone knows: git fetch --unshallow, or "
                    + "fetch-depth: 0 of actions/checkout";
        }
        Optional<String> common = repository.mergeBase(first, last);
        return " is no ancestor of -Dbad=" + bad
                + (common.isPresent() ? "; the last commit that both have is " + repository.shortened(common.get())
                        : "");
    }
}
