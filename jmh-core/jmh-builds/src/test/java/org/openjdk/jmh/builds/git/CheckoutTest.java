package org.openjdk.jmh.builds.git;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.RefusedException;
import org.openjdk.jmh.util.VmCleanup;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Tests that a checkout is either complete or rejected. */
class CheckoutTest {

    @TempDir
    Path folder;

    private final Cleanup cleanup = new Cleanup();
    private Repositories all;
    private Path tree;

    @BeforeEach
    void begin() throws Exception {
        all = new Repositories(folder, cleanup);
        tree = all.repository("tree");
        all.commit(tree, "file", "then");
        all.commit(tree, "file", "today");
    }

    @AfterEach
    void end() {
        cleanup.close();
    }

    private Path submodule(String path) throws Exception {
        Path sub = all.repository("sub");
        all.commit(sub, "inside", "sub then");
        all.git(tree, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", sub.toString(), path);
        all.commitAll(tree, "with sub", StandardCharsets.UTF_8);
        return sub;
    }

    private String refused(String revision) {
        return assertThrows(RefusedException.class, () -> all.checkedOut(tree, revision)).getMessage();
    }

    @Test
    void partialClone_fetchesMissingObjectsOrIsRejected() throws Exception {
        all.git(tree, "config", "uploadpack.allowFilter", "true");
        Path origin = tree;
        tree = folder.resolve("partial");
        all.git(folder, "clone", "-q", "--filter=blob:none", "file://" + origin, tree.toString());
        assertEquals("then", Files.readString(all.checkedOut(tree, "HEAD~1").resolve("file")));

        VmCleanup.remove(origin);
        String message = refused("HEAD~1");
        assertTrue(message.contains("git cannot write all files of "), message);
        assertTrue(message.contains("git fetch --refetch --no-filter"), message);
    }

    @Test
    void missingObject_isRejected() throws Exception {
        String hash = all.git(tree, "rev-parse", "HEAD~1:file");
        Files.delete(tree.resolve(".git/objects/" + hash.substring(0, 2) + "/" + hash.substring(2)));
        String message = refused("HEAD~1");
        assertTrue(message.contains("unable to read sha1 file of file"), message);
    }

    /** Filters make the written file differ from the committed one, and git reports it as changed. */
    @Test
    void convertedFiles_areAccepted() throws Exception {
        Files.writeString(tree.resolve("windows"), "a\r\nb\n");
        all.git(tree, "-c", "core.autocrlf=false", "add", "windows");
        all.commit(tree, ".gitattributes", "windows text eol=crlf\n$* ident");
        all.git(tree, "config", "filter.twice.smudge", "cat - && echo \"twice\"");
        Files.writeString(tree.resolve(".git/info/attributes"), "file filter=twice\n");
        Path checkout = all.checkedOut(tree, "main");
        assertTrue(Files.readString(checkout.resolve("windows")).endsWith("b\r\n"));
        assertEquals("todaytwice\n", Files.readString(checkout.resolve("file")));
    }

    @Test
    void ignoreSettingInGitmodules_doesNotHideAMovedSubmodule() throws Exception {
        Path sub = submodule("sub");
        String then = all.git(tree, "rev-parse", "HEAD");
        all.git(tree, "config", "-f", ".gitmodules", "submodule.sub.ignore", "all");
        Files.writeString(tree.resolve(".gitmodules"), "[submodule \"none\"]\n\tpath\n", StandardOpenOption.APPEND);
        all.commitAll(tree, "hide it", StandardCharsets.UTF_8);
        all.git(tree.resolve("sub"), "pull", "-q");
        all.commit(sub, "inside", "sub today");
        all.git(tree.resolve("sub"), "pull", "-q");
        assertTrue(all.opened(tree).isChanged());
        all.git(tree, "update-index", "--cacheinfo", "160000," + all.git(sub, "rev-parse", "HEAD") + ",sub");
        all.git(tree, "commit", "-q", "-m", "move it");
        List<Commit> commits = all.opened(tree).behind(then, all.git(tree, "rev-parse", "HEAD"));
        assertEquals(List.of(List.of(".gitmodules"), List.of("sub/")), commits.stream().map(Commit::files).toList());
        assertEquals("sub today", Files.readString(all.checkedOut(tree, "main").resolve("sub/inside")));
        assertEquals("sub then", Files.readString(all.checkedOut(tree, "main~1").resolve("sub/inside")));
    }

    @Test
    void movedSubmodule_isTakenFromGitsStore() throws Exception {
        Path sub = submodule("old place");
        all.git(tree, "mv", "old place", "new");
        all.commitAll(tree, "move it", StandardCharsets.UTF_8);
        VmCleanup.remove(sub);
        assertEquals("sub then", Files.readString(all.checkedOut(tree, "HEAD~1").resolve("old place/inside")));
        assertEquals("sub then", Files.readString(all.checkedOut(tree, "HEAD").resolve("new/inside")));
    }

    @Test
    void missingSubmodule_isRejected() throws Exception {
        Path sub = submodule("sub");
        Path origin = tree;
        tree = folder.resolve("clone");
        all.git(folder, "clone", "-q", origin.toString(), tree.toString());
        VmCleanup.remove(sub);
        assertTrue(refused("HEAD").contains("submodule"), refused("HEAD"));
        Files.createDirectories(tree.resolve("sub/.git"));
        assertTrue(refused("HEAD").contains("submodule"), refused("HEAD"));
    }

    /** A repository within another one, committed by mistake: each clone has an empty folder there. */
    @Test
    void submoduleWithoutAName_isAnEmptyFolder() throws Exception {
        all.git(tree, "update-index", "--add", "--cacheinfo",
                "160000," + all.git(tree, "rev-parse", "HEAD") + ",nested");
        all.git(tree, "commit", "-q", "-m", "by mistake");
        assertTrue(Files.isDirectory(all.checkedOut(tree, "HEAD").resolve("nested")));
    }

    @Test
    void nameOfASubmodule_cannotLeaveTheStore() throws Exception {
        String hash = all.commit(all.repository("elsewhere"), "secret", "secret");
        Files.writeString(tree.resolve(".gitmodules"),
                "[submodule \"../../../elsewhere/.git\"]\n\tpath = sub\n\turl = " + folder.resolve("gone") + "\n");
        all.git(tree, "add", ".gitmodules");
        all.git(tree, "update-index", "--add", "--cacheinfo", "160000," + hash + ",sub");
        all.git(tree, "commit", "-q", "-m", "look elsewhere");
        Path target = Files.createDirectories(folder.resolve("target"));
        String head = all.git(tree, "rev-parse", "HEAD");
        try {
            all.opened(tree).checkOut(head, target);
        } catch (RefusedException e) {
            // Git may or may not print a reason.
        }
        assertFalse(Files.exists(target.resolve("sub/secret")));
    }

    @Test
    void sha256AndSparseAndWorktree_areCheckedOutWhole() throws Exception {
        Path newer = all.repository("newer", "--object-format=sha256");
        all.commit(newer, "a/file", "text");
        all.commit(newer, "b/file", "text");
        all.git(newer, "sparse-checkout", "set", "a");
        Path worktree = folder.resolve("worktree");
        all.git(newer, "worktree", "add", "-q", worktree.toString(), "HEAD~1");
        assertTrue(Files.exists(all.checkedOut(newer, "main").resolve("b/file")));
        assertTrue(Files.exists(all.checkedOut(worktree, "main").resolve("b/file")));
        assertEquals(64, all.opened(worktree).commit("HEAD").orElseThrow().length());
    }
}
