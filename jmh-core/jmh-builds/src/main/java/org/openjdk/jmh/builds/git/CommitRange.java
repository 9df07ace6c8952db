package org.openjdk.jmh.builds.git;

import org.openjdk.jmh.builds.tools.BuildException;
import org.openjdk.jmh.builds.tools.BuildTool;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the commits from a good to a bad one, along first parents. */
public final class CommitRange {

    private CommitRange() {
    }

    /** Returns two or more commits, the good one first. Refused if no path leads from the good to the bad one. */
    public static List<Commit> between(GitRepository repository, String good, String bad, BuildTool tool)
            throws BuildException {
        String first = hash(repository, tool.typed("good"), good);
        String last = hash(repository, tool.typed("bad"), bad);
        String typedGood = tool.typed("good") + good;
        String typedBad = tool.typed("bad") + bad;
        if (first.equals(last)) {
            throw new RefusedException(
                    typedGood + " and " + typedBad + " are the same commit: there is nothing between them");
        }
        if (!repository.isAncestor(first, last)) {
            throw new RefusedException(typedGood + unrelated(repository, typedBad, first, last));
        }
        List<Commit> path = new ArrayList<>(List.of(repository.describe(first)));
        path.addAll(repository.behind(first, last));
        return path;
    }

    private static String hash(GitRepository repository, String flag, String name)
            throws BuildException {
        Optional<String> found = repository.commit(name);
        if (found.isEmpty()) {
            throw new RefusedException(flag + name + ": " + repository.missing(name));
        }
        return found.get();
    }

    private static String unrelated(GitRepository repository, String typedBad, String first, String last)
            throws BuildException {
        if (repository.isAncestor(last, first)) {
            return " is behind " + typedBad + ": did you swap them?";
        }
        if (repository.isShallow()) {
            return " is not an ancestor of " + typedBad
                    + " in this shallow clone: use git fetch --unshallow, or fetch-depth: 0 of actions/checkout";
        }
        Optional<String> common = repository.mergeBase(first, last);
        return " is not an ancestor of " + typedBad
                + (common.isPresent() ? "; their last common commit is " + repository.shortened(common.get())
                        : "");
    }
}
