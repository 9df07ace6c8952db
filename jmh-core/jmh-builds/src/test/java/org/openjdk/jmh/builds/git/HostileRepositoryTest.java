package org.openjdk.jmh.builds.git;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Set;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tests that content and configuration of others cannot change what is read. */
class HostileRepositoryTest {

    @TempDir
    Path folder;

    private final Cleanup cleanup = new Cleanup();
    private Repositories all;
    private Path tree;
    private String first;

    @BeforeEach
    void begin() throws Exception {
        all = new Repositories(folder, cleanup);
        tree = all.repository("tree");
        first = all.commit(tree, "file", "first");
    }

    @AfterEach
    void end() {
        cleanup.close();
    }

    private List<Commit> behindFirst() throws Exception {
        GitRepository repository = all.opened(tree);
        return repository.behind(first, repository.commit("main").orElseThrow());
    }

    private List<List<String>> files() throws Exception {
        return behindFirst().stream().map(Commit::files).toList();
    }

    @Test
    void message_cannotForgeACommit() throws Exception {
        String fake = "../../evil\u001f" + first + "\u001f--help\u001fNobody\u001f2024-01-01\u001fno files\u001f";
        List<String> subjects =
                List.of("Make it slower\u001f", "Harmless", "Slower again\u001e" + fake, "Harmless\u001e",
                        "", "\u202egnp.daer\u001b[2J");
        for (String subject : subjects) {
            all.commit(tree, "of " + subjects.indexOf(subject), subject);
        }
        List<Commit> commits = behindFirst();
        assertEquals(subjects, commits.stream().map(Commit::subject).toList());
        assertEquals(List.of("of 0"), commits.get(0).files());
        assertEquals(List.of("of 2"), commits.get(2).files());
        assertEquals(first, commits.get(0).parent());
        assertTrue(commits.stream().allMatch(commit -> commit.author().equals("A. Uthor")), commits.toString());
    }

    /** Git itself writes no such commit, but other tools do. */
    @Test
    void messageInAnotherEncoding_isRead() throws Exception {
        all.git(tree, "config", "i18n.commitEncoding", "ISO-8859-1");
        all.commit(tree, "a", "l\u00e4uft", StandardCharsets.ISO_8859_1);
        String commit = all.git(tree, "cat-file", "commit", "HEAD").replaceFirst("(?s)\nencoding.*", "")
                + "\nencoding none\n\nl\u00e4uft";
        Path file = Files.write(folder.resolve("commit"), commit.getBytes(StandardCharsets.ISO_8859_1));
        all.git(tree, "reset", "-q", "--hard", all.git(tree, "hash-object", "-t", "commit", "-w", file.toString()));
        assertEquals(List.of("l\ufffduft"), behindFirst().stream().map(Commit::subject).toList());
        all.commit(tree, "b", "l\u00e4uft", StandardCharsets.ISO_8859_1);
        assertEquals(List.of("l\ufffduft", "l\u00e4uft"), behindFirst().stream().map(Commit::subject).toList());
    }

    @Test
    void namesOfFiles_areReadUnchanged() throws Exception {
        for (String name : List.of("a\nb.md", "\"quoted\"", "-rf", ":(exclude)x", first, "tab\t")) {
            all.commit(tree, name, "text");
        }
        assertEquals(List.of(List.of("a\nb.md"), List.of("\"quoted\""), List.of("-rf"), List.of(":(exclude)x"),
                List.of(first), List.of("tab\t")), files());
        assertTrue(Files.exists(all.checkedOut(tree, "main").resolve("a\nb.md")));
    }

    @Test
    void refThatLooksLikeAnOption_isFound() throws Exception {
        all.commit(tree, "file", "second");
        all.git(tree, "update-ref", "refs/heads/--help", first);
        all.git(tree, "update-ref", "refs/tags/-n", first);
        assertEquals(first, all.opened(tree).commit("--help").orElseThrow());
        assertEquals(first, all.opened(tree).commit("-n").orElseThrow());
        assertThrows(IllegalArgumentException.class, () -> all.opened(tree).checkOut("--help", folder));
        assertThrows(IllegalArgumentException.class,
                () -> new Commit("../evil", "", "..", "a", "2024-01-01", "text", List.of()));
    }

    @Test
    void settings_neitherStartProgramsNorHideChanges() throws Exception {
        Path started = folder.resolve("started");
        Path program = Files.writeString(folder.resolve("post-checkout"), "#!/bin/sh\ntouch '" + started + "'\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        all.commit(tree, "file", "second");
        List<Commit> before = behindFirst();
        Map<String, String> settings = Map.of("core.fsmonitor", program.toString(), "core.hooksPath", folder.toString(),
                "status.showUntrackedFiles", "no", "diff.ignoreSubmodules", "all", "log.diffMerges", "dense-combined",
                "diff.external", program.toString(), "diff.relative", "true", "format.pretty", "oneline", "log.follow",
                "true");
        for (Map.Entry<String, String> setting : settings.entrySet()) {
            all.git(tree, "config", setting.getKey(), setting.getValue());
        }
        assertEquals(before, behindFirst());
        assertFalse(all.opened(tree).isChanged());
        Files.writeString(tree.resolve("new"), "");
        assertTrue(all.opened(tree).isChanged());
        all.checkedOut(tree, "main");
        assertFalse(Files.exists(started));
    }

    /** A replacement is valid in one repository only, not in the one that checks out. */
    @Test
    void replacedCommit_isReadByItsOwnHash() throws Exception {
        String second = all.commit(tree, "file", "second");
        all.commit(tree, "other", "third");
        all.git(tree, "replace", second, first);
        assertEquals(List.of("second", "third"), behindFirst().stream().map(Commit::subject).toList());
        assertEquals("second", Files.readString(all.checkedOut(tree, second).resolve("file")));
    }

    @Test
    void repositoryThatGitRejects_isRejectedWithItsReason() throws Exception {
        all.git(tree, "config", "core.repositoryFormatVersion", "99");
        String message = assertThrows(RefusedException.class, () -> GitRepository.around(tree, cleanup)).getMessage();
        assertTrue(message.contains("Expected git repo version <= 1, found 99"), message);
        assertTrue(GitRepository.around(folder, cleanup).isEmpty());
    }

    @Test
    void repositoryOfAnotherUser_isRejectedWithTheRemedy() throws Exception {
        Assumptions.assumeTrue((Integer) Files.getAttribute(tree, "unix:uid") == 0, "only root gives files away");
        for (Path path : List.of(tree, tree.resolve(".git"))) {
            Files.setAttribute(path, "unix:uid", 65534);
        }
        String message = assertThrows(RefusedException.class, () -> GitRepository.around(tree, cleanup)).getMessage();
        assertTrue(message.contains("git config --global --add safe.directory " + tree), message);
    }

    @Test
    void rootWithAnyName_isFound() throws Exception {
        for (String name : List.of("ends with a space ", "has\na line end", "\"quoted\"")) {
            tree = all.repository(name);
            first = all.commit(tree, "inner/file", name);
            assertEquals(tree.toRealPath(), GitRepository.around(tree.resolve("inner"), cleanup).orElseThrow().root());
            assertEquals(name, Files.readString(all.checkedOut(tree, "main").resolve("inner/file")));
        }
    }

    @Test
    void environmentVariables_doNotRedirectGit() {
        Set<String> names = GitCommand
                .builder(tree, List.of("status"), Map.of("GIT_INDEX_FILE", "index", "GIT_DIR", "/",
                        "GIT_WORK_TREE", "/", "GIT_ATTR_SOURCE", "main", "GIT_CONFIG_COUNT", "0", "HOME", "/"))
                .environment()
                .keySet();
        assertEquals(Set.of("GIT_CONFIG_COUNT", "HOME", "LC_ALL", "GIT_TERMINAL_PROMPT"), names);
    }
}
