package org.openjdk.jmh.builds.git;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.builds.processes.Cleanup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tests that checkouts of real repositories do not change a byte of them. */
class GitRepositoryTest {

    @TempDir
    Path folder;

    private final Cleanup cleanup = new Cleanup();
    private Path tree;

    @BeforeEach
    void commitTwice() throws Exception {
        tree = newRepository("a tree");
        commit(tree, "file", "then");
        commit(tree, "file", "today");
    }

    @AfterEach
    void end() {
        cleanup.close();
    }

    private Path newRepository(String name) throws Exception {
        Path repository = Files.createDirectories(folder.resolve(name));
        git(repository, "init", "-q", "-b", "main");
        return repository;
    }

    private void commit(Path repository, String file, String text) throws Exception {
        Files.writeString(repository.resolve(file), text);
        git(repository, "add", "-A");
        git(repository, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", text);
    }

    private String git(Path where, String... arguments) throws Exception {
        GitCommand.Outcome outcome = GitCommand.git(where, cleanup, List.of(arguments));
        assertTrue(outcome.isGood(), outcome::problem);
        return outcome.output();
    }

    private GitRepository repository() throws Exception {
        return GitRepository.around(tree, cleanup).orElseThrow();
    }

    private Path checkOut(String revision) throws Exception {
        Path target = Files.createDirectories(folder.resolve("check out"));
        repository().checkOut(repository().commit(revision).orElseThrow(), target);
        return target;
    }

    /** Returns all files of the repository, including git's own, with their modification times. */
    private static Map<Path, Object> state(Path tree) throws IOException {
        Map<Path, Object> state = new TreeMap<>();
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.toList()) {
                state.put(file,
                        List.of(Files.getLastModifiedTime(file), Files.isDirectory(file) ? 0 : Files.size(file)));
            }
        }
        return state;
    }

    @Test
    void checkout_doesNotChangeTheWorkingTree() throws Exception {
        Files.writeString(tree.resolve("file"), "not committed");
        Files.writeString(tree.resolve("other"), "not known");
        git(tree, "-c", "user.name=a", "-c", "user.email=a@example.org", "stash", "push", "-q");
        Files.writeString(tree.resolve("file"), "in the index");
        git(tree, "add", "file");
        Files.writeString(tree.resolve("file"), "not in the index");
        Map<Path, Object> before = state(tree);

        Path checkout = checkOut("HEAD~1");
        assertTrue(repository().isChanged());

        assertEquals("then", Files.readString(checkout.resolve("file")));
        assertEquals(before, state(tree));
    }

    @Test
    void unknownName_isNotFound() throws Exception {
        assertTrue(repository().commit("mian").isEmpty());
        assertTrue(repository().commit("HEAD:file").isEmpty());
        assertTrue(repository().commit("--help").isEmpty());
        assertFalse(repository().isChanged());
    }

    @Test
    void shallowClone_findsOnlyItsCommits() throws Exception {
        Path full = tree;
        tree = folder.resolve("shallow");
        git(folder, "clone", "-q", "--depth", "1", full.toUri().toString(), tree.toString());

        assertTrue(repository().isShallow());
        assertTrue(repository().commit("HEAD~1").isEmpty());
        assertEquals("today", Files.readString(checkOut("origin/main").resolve("file")));
    }

    @Test
    void submodule_isCheckedOutAtTheRevisionsCommit() throws Exception {
        Path sub = newRepository("sub");
        commit(sub, "inside", "sub then");
        git(tree, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", sub.toString(), "sub");
        commit(tree, "file", "with sub");
        Files.writeString(tree.resolve("sub/inside"), "dirty");
        git(tree, "config", "-f", ".gitmodules", "submodule.sub.url", folder.resolve("gone").toString());
        commit(tree, "file", "the URL is gone");
        Map<Path, Object> before = state(tree);

        Path checkout = checkOut("HEAD");

        assertEquals("sub then", Files.readString(checkout.resolve("sub/inside")));
        assertEquals(before, state(tree));
    }
}
