package org.openjdk.jmh.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QueueTimeTest {

    private static final long WORKER = 7;

    @TempDir
    Path folder;

    private final AtomicLong clock = new AtomicLong();
    private FakeSystem system;

    @BeforeEach
    void startForkOfAScript() {
        system = new FakeSystem(folder);
        system.file("proc/" + WORKER + "/stat", WORKER + " (java) S 1 7");
        system.file("proc/12/stat", "12 (a b) c) S " + WORKER + " 7");
        system.file("proc/" + FakeSystem.PID + "/stat",
                FakeSystem.PID + " (java) S 12 2 3 4 5 6 7 8 9 10 0 0 0 0 20 0 3 0 1 9");
    }

    private QueueTime of(int threads) {
        return QueueTime.ofChild(folder, WORKER, threads, clock::get);
    }

    @Test
    void share_isOfTheTimeBetweenTwoReadings() {
        system.thread(1, 1000, 500, 0);
        QueueTime queue = of(1);
        clock.addAndGet(1000);
        system.thread(1, 1700, 800, 0);
        assertEquals(0.3, queue.share(), 1e-12);
        clock.addAndGet(1000);
        system.thread(1, 2700, 800, 0);
        assertEquals(0, queue.share(), 1e-12);
    }

    @Test
    void share_isThatOfTheBusiestThreads_onAverage() {
        system.thread(1, 0, 0, 0).thread(2, 0, 0, 0).thread(3, 0, 0, 0);
        QueueTime queue = of(2);
        clock.addAndGet(1000);
        system.thread(1, 500, 500, 0).thread(2, 900, 100, 0).thread(3, 10, 40, 0);
        assertEquals(0.3, queue.share(), 1e-12);
    }

    @Test
    void threadsOfTheVm_areNotThoseOfTheBenchmark() {
        system.thread(1, 0, 0, 0).thread(2, 0, 0, 0).file("proc/" + FakeSystem.PID + "/task/2/comm",
                "C2 CompilerThre\n");
        QueueTime queue = of(1);
        clock.addAndGet(1000);
        system.thread(1, 100, 50, 0).thread(2, 100, 900, 0);
        assertEquals(0.05, queue.share(), 1e-12);
    }

    @Test
    void share_isUnknown_ifTheForkHasEnded() {
        system.thread(1, 0, 0, 0);
        QueueTime queue = of(1);
        clock.addAndGet(1000);
        system.withoutThread(1);
        assertEquals(Double.NaN, queue.share());
    }

    @Test
    void share_isUnknown_withoutSuchFiles() {
        assertEquals(Double.NaN, QueueTime.ofChild(folder.resolve("none"), WORKER, 1, clock::get).share());
        assertEquals(Double.NaN, of(1).share());
    }

    @Test
    void share_isUnknown_ifItMakesNoSense() {
        system.thread(1, 0, 0, 0);
        QueueTime queue = of(1);
        system.thread(1, 0, 10, 0);
        assertEquals(Double.NaN, queue.share());
        clock.addAndGet(100);
        system.thread(1, 0, 500, 0);
        assertEquals(Double.NaN, queue.share());
    }
}
