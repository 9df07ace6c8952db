package org.openjdk.jmh.builds.baselines;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.builds.classpaths.ClassPathEntry;
import org.openjdk.jmh.builds.classpaths.ModuleClassPath;
import org.openjdk.jmh.builds.processes.Cleanup;
import org.openjdk.jmh.builds.tools.RefusedException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tests that output and files of a revision's build, which may contain anything, are handled safely. */
class RevisionProcessTest {

    @TempDir
    Path folder;

    @Test
    void failedBuild_isShownAsText() throws Exception {
        Path printed = Files.write(folder.resolve("printed"), new byte[] {'E', (byte) 0xff, 27, '[', '2', 'J', '\n'});
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", "cat \"$0\"; exit 1", printed.toString());
        try (Cleanup cleanup = new Cleanup()) {
            String message = assertThrows(RefusedException.class, () -> new RevisionProcess("Tool", "tool build",
                    line -> line.startsWith("E")).run(builder, folder.resolve("log"), "main", cleanup)).getMessage();
            assertTrue(message.endsWith("\\u001b[2J"), message);
        }
    }

    @Test
    void writtenClassPath_isReadUnchanged() throws Exception {
        ModuleClassPath path = new ModuleClassPath(List.of(Path.of("a\nb"), Path.of("c ")),
                List.of(new ClassPathEntry("g:a", "1", "compile", Path.of("d\te\nf.jar"))));
        StoredClassPath.write(folder, "g:a", path);
        ModuleClassPath read = StoredClassPath.read(folder, "g:a").orElseThrow();
        assertEquals(path.folders(), read.folders());
        assertEquals(path.dependencies(), read.dependencies());
    }
}
