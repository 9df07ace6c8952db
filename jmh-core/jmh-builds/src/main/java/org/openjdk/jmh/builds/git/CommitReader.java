package org.openjdk.jmh.builds.git;

import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.BuildException;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Reads commits. Free text of authors is requested separately from hashes and parents, and its fields are separated by
 * NUL, which it cannot contain.
 */
record CommitReader(Path root, Cleanup cleanup) {

    private static final int MODES_END = 14;
    private static final String SUBMODULE = "160000";
    private static final String TEXTS = "--format=tformat:%H%x00%h%x00%an%x00%ad%x00%s";

    /** Reads commits, the newest first, for arguments of rev-list that are hashes. */
    List<Commit> read(String... range) throws BuildException {
        Map<String, String> parents = new HashMap<>();
        StringBuilder pairs = new StringBuilder();
        for (String line : asked("rev-list", range, "--parents").output().lines().toList()) {
            String[] hashes = line.split(" ");
            parents.put(Commit.checkHash(hashes[0]), hashes.length > 1 ? hashes[1] : "");
            pairs.append(hashes[0]).append(hashes.length > 1 ? " " + hashes[1] : "").append('\n');
        }
        Map<String, List<String>> files = files(pairs.toString());
        List<Commit> commits = new ArrayList<>();
        Iterator<String> texts =
                asked("log", range, "-z", "--no-patch", "--no-color", "--no-show-signature", "--no-notes",
                        "--date=short", "--encoding=UTF-8", TEXTS).texts().iterator();
        while (texts.hasNext()) {
            String hash = Commit.checkHash(texts.next());
            commits.add(new Commit(hash, parents.getOrDefault(hash, ""), texts.next(), texts.next(), texts.next(),
                    texts.next(),
                    files.getOrDefault(hash, List.of())));
        }
        return commits;
    }

    private GitCommand.Outcome asked(String command, String[] range, String... options) throws BuildException {
        List<String> all = new ArrayList<>(List.of(command, "--first-parent"));
        all.addAll(List.of(options));
        all.addAll(List.of(range));
        return GitCommand.gitOrFail(root, cleanup, all.toArray(new String[0]));
    }

    /** Returns the files that differ between commits and their first parents, from a line for each with both hashes. */
    private Map<String, List<String>> files(String pairs) throws BuildException {
        String[] command = {"diff-tree", "--stdin", "-z", "-r", "--raw", "--root", "--no-renames",
            "--ignore-submodules=none"};
        GitCommand.Outcome outcome = GitCommand.git(root, cleanup, List.of(command), pairs);
        if (!outcome.isGood()) {
            throw GitCommand.failed(outcome, command);
        }
        Map<String, List<String>> all = new HashMap<>();
        List<String> files = List.of();
        for (Iterator<String> texts = outcome.texts().iterator(); texts.hasNext();) {
            String text = texts.next();
            if (text.startsWith(":")) {
                files.add(texts.next() + (text.substring(0, MODES_END).contains(SUBMODULE) ? "/" : ""));
            } else {
                files = all.computeIfAbsent(Commit.checkHash(text), hash -> new ArrayList<>());
            }
        }
        return all;
    }
}
