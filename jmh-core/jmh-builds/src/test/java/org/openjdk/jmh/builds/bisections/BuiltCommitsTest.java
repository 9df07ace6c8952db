package org.openjdk.jmh.builds.bisections;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.builds.SomeTool;
import org.openjdk.jmh.builds.git.Commit;
import org.openjdk.jmh.builds.tools.BuildException;
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
                new BuildInputs(List.of(), List.of(), false), new BuildCache(folder, List.of()), builder,
                SomeTool.SOME_TOOL,
                "tool bisect", said::add);
    }

    @Test
    void fullDisk_isReportedForTheCommit() {
        BuiltCommits commits = commits((commit, log) -> {
            throw new IOException("No space left on device");
        });
        assertEquals("bb cannot be kept: No space left on device",
                assertThrows(RunnerException.class, () -> commits.classPath(1)).getMessage());
    }

    @Test
    void failedBuild_keepsItsLog() throws Exception {
        BuiltCommits commits = commits((commit, log) -> {
            Files.writeString(log, "error");
            throw new BuildException("bb does not build");
        });
        assertEquals("bb does not build",
                assertThrows(RunnerException.class, () -> commits.classPath(1)).getMessage());
        assertEquals("error", Files.readString(folder.resolve("bb.log")));
    }

    @Test
    void builtCommit_isNotBuiltAgain() throws Exception {
        BuiltCommits commits = commits((commit, log) -> "classes of " + commit.name());
        assertTrue(commits.seconds(1) > 0);
        assertEquals("classes of bb", commits.classPath(1));
        assertEquals("classes of bb", commits.classPath(1));
        assertEquals(1, said.size(), said.toString());
        assertTrue(said.get(0).startsWith("# bb is built: "), said.get(0));
        assertEquals(0, commits.seconds(1));
        assertFalse(Files.exists(folder.resolve("bb.log")));
    }

    /** The third commit is a merge: its own files do not show all differences from the second. */
    @Test
    void documentation_doesNotMatterExceptInMerges() {
        boolean[] mayMatter = commits((commit, log) -> "").mayMatter();
        assertArrayEquals(new boolean[] {false, true, true}, new boolean[] {mayMatter[1], mayMatter[2], mayMatter[3]});
    }

    /** Empty, as the difference is not in the code of the commits. */
    @Test
    void commitsThatChangeTheBenchmark_areReported() {
        String source = "lib/src/test/java/a/B.java";
        BuiltCommits commits = new BuiltCommits(
                List.of(commit("aa", "", source), commit("bb", "aa", source), commit("cc", "bb", "README.md")),
                new BuildInputs(List.of(), List.of(source), false), new BuildCache(folder, List.of()),
                (commit, log) -> "", SomeTool.SOME_TOOL, "tool bisect", said::add);
        for (String benchmark : List.of("a.B.c", "a.B.Inner.c")) {
            String text = commits.changesBesideCode(benchmark).orElseThrow();
            assertTrue(text.startsWith("But the benchmark itself changed in bb (2024-01-01, A. Uthor: text). "), text);
        }
        assertEquals(Optional.empty(), commits.changesBesideCode("b.B.c"));
    }
}
