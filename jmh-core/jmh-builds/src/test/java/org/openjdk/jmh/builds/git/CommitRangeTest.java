package org.openjdk.jmh.builds.git;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.builds.SomeTool;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Histories of a real repository. */
class CommitRangeTest {

    @TempDir
    Path folder;

    private final Cleanup cleanup = new Cleanup();

    @BeforeEach
    void commitFour() throws Exception {
        git("init", "-q", "-b", "main");
        commit("one", "a");
        commit("two", "b \u00e4");
        git("checkout", "-q", "-b", "side");
        commit("of the side", "side");
        git("checkout", "-q", "main");
        commit("three", "c");
        git("-c", "user.name=a", "-c", "user.email=a@example.org", "merge", "-q", "--no-ff", "-m", "merged", "side");
    }

    @AfterEach
    void end() {
        cleanup.close();
    }

    private void commit(String subject, String file) throws Exception {
        Files.writeString(folder.resolve(file), subject);
        git("add", "-A");
        git("-c", "user.name=A. Uthor", "-c", "user.email=a@example.org", "commit", "-q", "-m", subject);
    }

    private void git(String... arguments) throws Exception {
        GitCommand.Outcome outcome = GitCommand.git(folder, cleanup, List.of(arguments));
        assertTrue(outcome.isGood(), outcome::problem);
    }

    private List<Commit> between(String good, String bad) throws Exception {
        GitRepository repository = GitRepository.around(folder, cleanup).orElseThrow();
        return CommitRange.between(repository, good, bad, SomeTool.SOME_TOOL);
    }

    @Test
    void path_followsFirstParents() throws Exception {
        List<Commit> path = between("main~3", "main");
        assertEquals(List.of("one", "two", "three", "merged"), path.stream().map(Commit::subject).toList());
        assertEquals(List.of(List.of("a"), List.of("b \u00e4"), List.of("c"), List.of("side")),
                path.stream().map(Commit::files).toList());
        for (int i = 1; i < path.size(); i++) {
            assertEquals(path.get(i - 1).hash(), path.get(i).parent());
        }
        assertEquals("", path.get(0).parent());
        assertEquals("A. Uthor", path.get(0).author());
        assertTrue(path.get(0).hash().startsWith(path.get(0).name()));
        assertTrue(path.get(0).date().matches("\\d{4}-\\d\\d-\\d\\d"), path.get(0).date());
    }

    @Test
    void settingsOfTheUser_doNotChangeTheResult() throws Exception {
        List<Commit> path = between("main~3", "main");
        for (String setting : List.of("log.showSignature=true", "color.ui=always", "log.date=relative",
                "diff.renames=copies", "core.quotePath=true", "core.abbrev=7")) {
            git("config", setting.split("=")[0], setting.split("=")[1]);
        }
        assertEquals(path, between("main~3", "main"));
    }

    @Test
    void unconnectedCommits_areRejected() {
        assertRejected("main", "main~0",
                "-Dgood=main and -Dbad=main~0 are the same commit: there is nothing between them");
        assertRejected("main", "main~2", "-Dgood=main is behind -Dbad=main~2: did you swap them?");
        assertRejected("side", "main~1",
                "-Dgood=side is not an ancestor of -Dbad=main~1; their last common commit is ");
        assertRejected("mian", "main", "-Dgood=mian: there is no git revision mian");
        assertRejected("main~1", "mian", "-Dbad=mian: there is no git revision mian");
    }

    /** The missing commits of a shallow clone may be between them. */
    @Test
    void shallowClone_isRejectedWithTheRemedy(@TempDir Path clones) throws Exception {
        git("branch", "other", "main~3");
        Path clone = clones.resolve("shallow");
        git("clone", "-q", "--depth", "1", "--no-single-branch", "file://" + folder, clone.toString());
        GitRepository repository = GitRepository.around(clone, cleanup).orElseThrow();
        String message = assertThrows(RefusedException.class,
                () -> CommitRange.between(repository, "origin/other", "HEAD", SomeTool.SOME_TOOL)).getMessage();
        assertTrue(message.startsWith(
                "-Dgood=origin/other is not an ancestor of -Dbad=HEAD in this shallow clone: use git fetch --unshallow"),
                message);
    }

    private void assertRejected(String good, String bad, String start) {
        String message = assertThrows(RefusedException.class, () -> between(good, bad)).getMessage();
        assertTrue(message.startsWith(start), message);
    }
}
