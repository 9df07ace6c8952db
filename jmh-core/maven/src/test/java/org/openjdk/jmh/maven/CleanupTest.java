package org.openjdk.jmh.maven;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

/** Ends what a goal has begun. */
class CleanupTest {

    private final List<String> done = new ArrayList<>();
    private final Cleanup cleanup = new Cleanup();

    private static ProcessBuilder sleeping() {
        return new ProcessBuilder("sleep", "600");
    }

    private void end(Process process) {
        process.destroyForcibly();
        done.add("process");
    }

    @Test
    void whatWasAddedLast_endsFirst() throws Exception {
        cleanup.add(() -> done.add("folder"));
        Process process = cleanup.start(sleeping(), this::end);
        cleanup.close();
        process.waitFor();
        assertEquals(List.of("process", "folder"), done);
    }

    @Test
    void processThatHasEnded_isForgotten() throws Exception {
        Process process = cleanup.start(sleeping(), this::end);
        process.destroyForcibly().waitFor();
        cleanup.ended(process);
        cleanup.close();
        assertEquals(List.of(), done);
    }

    @Test
    void afterTheEnd_nothingBegins() {
        cleanup.close();
        assertThrows(IllegalStateException.class, () -> cleanup.start(sleeping(), this::end));
        assertThrows(IllegalStateException.class, () -> cleanup.add(() -> done.add("folder")));
        assertEquals(List.of("folder"), done);
        assertFalse(done.contains("process"));
    }
}
