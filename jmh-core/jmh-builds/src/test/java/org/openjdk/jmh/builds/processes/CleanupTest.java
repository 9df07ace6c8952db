package org.openjdk.jmh.builds.processes;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

/** Tests that everything that a goal has begun ends. */
class CleanupTest {

    private final List<String> done = Collections.synchronizedList(new ArrayList<>());
    private final Cleanup cleanup = new Cleanup();

    private static ProcessBuilder sleeping() {
        return new ProcessBuilder("sleep", "600");
    }

    private void end(Process process) {
        process.destroyForcibly();
        done.add("process");
    }

    @Test
    void lastAddedEnd_runsFirst() throws Exception {
        cleanup.begin(() -> done.add("begun"), () -> done.add("folder"));
        Process process = cleanup.start(sleeping(), this::end);
        cleanup.close();
        process.waitFor();
        assertEquals(List.of("begun", "process", "folder"), done);
    }

    @Test
    void endedProcess_isUnregistered() throws Exception {
        Process process = cleanup.start(sleeping(), this::end);
        process.destroyForcibly().waitFor();
        cleanup.ended(process);
        cleanup.close();
        assertEquals(List.of(), done);
    }

    @Test
    void beginning_afterTheEnd_fails() {
        cleanup.close();
        assertThrows(IllegalStateException.class, () -> cleanup.start(sleeping(), this::end));
        assertThrows(IllegalStateException.class,
                () -> cleanup.begin(() -> done.add("begun"), () -> done.add("folder")));
        assertThrows(IllegalStateException.class, () -> cleanup.begin(() -> done.add("begun")));
        assertEquals(List.of(), done);
    }

    @Test
    void failedBeginning_isUndone() {
        assertThrows(IOException.class, () -> cleanup.begin(() -> {
            throw new IOException("disk full");
        }, () -> done.add("folder")));
        cleanup.close();
        assertEquals(List.of("folder"), done);
    }

    @Test
    void endInAnotherThread_isAwaited() throws Exception {
        CountDownLatch ending = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        cleanup.begin(() -> done.add("begun"), () -> {
            ending.countDown();
            await(go);
            done.add("folder");
        });
        Thread goal = new Thread(cleanup::close);
        goal.start();
        ending.await();
        Thread hook = new Thread(() -> {
            cleanup.close();
            done.add("hook");
        });
        hook.start();
        while (hook.getState() != Thread.State.BLOCKED && hook.isAlive()) {
            Thread.onSpinWait();
        }
        go.countDown();
        hook.join();
        goal.join();
        assertEquals(List.of("begun", "folder", "hook"), done);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
