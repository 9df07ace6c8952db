package org.openjdk.jmh.builds.bisections;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.git.Commit;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.processes.Workspace;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class BuildCacheTest {

    private static final Commit COMMIT = new Commit("abcd".repeat(10), "", "abc", "a", "2024-01-01", "text", List.of());

    @TempDir
    Path folder;

    private final Cleanup cleanup = new Cleanup();

    @AfterEach
    void end() {
        cleanup.close();
    }

    private BuildCache builds(String input) {
        return new BuildCache(folder.resolve("builds"), List.of(input));
    }

    @Test
    void storedBuild_outlivesItsWorkspace() throws Exception {
        Workspace workspace = Workspace.in(folder, cleanup).inner("commit");
        Path classes = workspace.folder("classes");
        Files.createDirectories(classes.resolve("a/b"));
        Files.writeString(classes.resolve("a/b/c.txt"), "content");
        Path elsewhere = Files.writeString(folder.resolve("other\n.jar"), "");
        ModuleClassPath path = new ModuleClassPath(List.of(classes, elsewhere), List.of());
        assertEquals(Optional.empty(), builds("x").find(COMMIT));
        String kept = builds("x").keep(COMMIT, path, workspace);
        workspace.removeAll();
        assertEquals(Optional.of(kept), builds("x").find(COMMIT));
        assertEquals(Optional.empty(), builds("other").find(COMMIT));
        String[] elements = kept.split(File.pathSeparator);
        assertEquals(elsewhere.toString(), elements[1]);
        try (URLClassLoader loader = new URLClassLoader(new URL[] {Path.of(elements[0]).toUri().toURL()}, null)) {
            assertNotNull(loader.getResource("a/b/c.txt"));
        }
        Files.delete(elsewhere);
        assertEquals(Optional.empty(), builds("x").find(COMMIT));
    }

    @Test
    void interruptedBuild_isNotFound() throws Exception {
        Files.createDirectories(folder.resolve("builds"));
        Workspace workspace = Workspace.in(folder, cleanup).inner("commit");
        builds("x").keep(COMMIT, new ModuleClassPath(List.of(workspace.folder("classes")), List.of()), workspace);
        try (var homes = Files.list(folder.resolve("builds"))) {
            Files.delete(homes.findFirst().orElseThrow().resolve("classpath.txt"));
        }
        assertEquals(Optional.empty(), builds("x").find(COMMIT));
    }

    /** Forks of the other bisection use its class path. */
    @Test
    void buildOfAConcurrentBisection_isKept() throws Exception {
        ModuleClassPath nothing = new ModuleClassPath(List.of(), List.of());
        builds("x").keep(COMMIT, nothing, Workspace.in(folder, cleanup));
        Path home;
        try (var homes = Files.list(folder.resolve("builds"))) {
            home = homes.findFirst().orElseThrow();
        }
        Path used = Files.writeString(home.resolve("used by a fork"), "");
        builds("x").keep(COMMIT, nothing, Workspace.in(folder, cleanup));
        assertTrue(Files.exists(used));
    }

    /** A name that is too long fails as a full disk does, after some files were written. */
    @Test
    void buildThatCannotBeStored_leavesNoFiles() throws Exception {
        Workspace workspace = Workspace.in(folder, cleanup).inner("commit");
        Path classes = Files.createDirectories(workspace.folder("classes"));
        Files.writeString(classes.resolve("a.txt"), "content");
        Path unkeepable = Files.createDirectories(workspace.folder("c".repeat(253)));
        assertThrows(IOException.class, () -> builds("x").keep(COMMIT,
                new ModuleClassPath(List.of(classes, unkeepable), List.of()), workspace));
        try (var homes = Files.list(folder.resolve("builds"))) {
            assertEquals(List.of(), homes.toList());
        }
    }
}
