package org.openjdk.jmh.builds.bisect;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.builds.SomeTool;
import org.openjdk.jmh.builds.git.Commit;
import org.openjdk.jmh.builds.tool.BuildException;
import org.openjdk.jmh.runner.RunnerException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class BuiltCommitsTest {

    @TempDir
    Path folder;

    private final List<String> said = new ArrayList<>();

    private static Commit commit(String name, String parent, String... files) {
        return new Commit(name.repeat(20), parent.repeat(20), name, "A. Uthor", "2024-01-01", "text", List.of(files));
    }

    private BuiltCommits commits(BuiltCommits.Builder builder) {
        return new BuiltCommits(
                List.of(commit("aa", ""), commit("bb", "aa", "README.md"), commit("cc", "aa", "README.md"),
                        commit("dd", "cc", "src/main/java/a/B.java")),
                new BuildInputs(List.of(), List.of(), false), new KeptBuilds(folder, List.of()), builder,
                SomeTool.SOME_TOOL,
                "tool bisect", said::add);
    }

    @Test
    void fullDisk_isSaidOfTheCommit() {
        BuiltCommits commits = commits((commit, log) -> {
            throw new IOException("No space left on device");
        });
        assertEquals("bb cannot be kept: No space left on device",
                assertThrows(RunnerException.class, () -> commits.classPath(1)).getMessage());
    }

    @Test
    void commitThatDoesNotBuild_keepsItsLog() throws Exception {
        BuiltCommits commits = commits((commit, log) -> {
            Files.writeString(log, "error");
            throw new BuildException("bb does not build");
        });
        assertEquals("bb does not build",
                assertThrows(RunnerException.class, () -> commits.classPath(1)).getMessage());
        assertEquals("error", Files.readString(folder.resolve("bb.log")));
    }

    @Test
    void commitThatWasBuilt_isBuiltOnceAndTakesNoTimeThen() throws Exception {
        BuiltCommits commits = commits((commit, log) -> "classes of " + commit.name());
        assertTrue(commits.seconds(1) > 0);
        assertEquals("classes of bb", commits.classPath(1));
        assertEquals("classes of bb", commits.classPath(1));
        assertEquals(1, said.size(), said.toString());
        assertTrue(said.get(0).startsWith("# bb is built: "), said.get(0));
        assertEquals(0, commits.seconds(1));
        assertFalse(Files.exists(folder.resolve("bb.log")));
    }

    /** The third is merged from elsewhere: what its files are says nothing of what is between it and the second. */
    @Test
    void prose_doesNotMatterButBehindItsOwnParent() {
        boolean[] mayMatter = commits((commit, log) -> "").mayMatter();
        assertArrayEquals(new boolean[] {false, true, true}, new boolean[] {mayMatter[1], mayMatter[2], mayMatter[3]});
    }

    /** What differs is not the code of the commits. */
    @Test
    void commitsThatChangeTheBenchmark_areNamed() {
        String source = "lib/src/test/java/a/B.java";
        BuiltCommits commits = new BuiltCommits(
                List.of(commit("aa", "", source), commit("bb", "aa", source), commit("cc", "bb", "README.md")),
                new BuildInputs(List.of(), List.of(source), false), new KeptBuilds(folder, List.of()),
                (commit, log) -> "", SomeTool.SOME_TOOL, "tool bisect", said::add);
        for (String benchmark : List.of("a.B.c", "a.B.Inner.c")) {
            String text = commits.changesBesideCode(benchmark).orElseThrow();
            assertTrue(text.startsWith("But the benchmark itself changed, in bb (2024-01-01, A. Uthor: text). "), text);
        }
        assertEquals(Optional.empty(), commits.changesBesideCode("b.B.c"));
    }
}
