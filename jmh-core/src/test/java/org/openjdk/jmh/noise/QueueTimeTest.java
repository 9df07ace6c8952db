package org.openjdk.jmh.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QueueTimeTest {

    private static final long WORKER = 7;
    private static final long MILLI = 1_000_000;
    private static final long SECOND = 1000 * MILLI;

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
        system.thread(1, 1000 * MILLI, 500 * MILLI, 0);
        QueueTime queue = of(1);
        clock.addAndGet(SECOND);
        system.thread(1, 1700 * MILLI, 800 * MILLI, 0);
        assertEquals(0.3, queue.share(), 1e-12);
        clock.addAndGet(SECOND);
        system.thread(1, 2700 * MILLI, 800 * MILLI, 0);
        assertEquals(0, queue.share(), 1e-12);
    }

    @Test
    void share_isThatOfTheBusiestThreads_onAverage() {
        system.thread(1, 0, 0, 0).thread(2, 0, 0, 0).thread(3, 0, 0, 0);
        QueueTime queue = of(2);
        clock.addAndGet(SECOND);
        system.thread(1, 500 * MILLI, 500 * MILLI, 0).thread(2, 900 * MILLI, 100 * MILLI, 0)
                .thread(3, 10 * MILLI, 40 * MILLI, 0);
        assertEquals(0.3, queue.share(), 1e-12);
    }

    @Test
    void threadsOfTheVm_areNotThoseOfTheBenchmark() {
        system.thread(1, 0, 0, 0).thread(2, 0, 0, 0).file("proc/" + FakeSystem.PID + "/task/2/comm",
                "C2 CompilerThre\n");
        QueueTime queue = of(1);
        clock.addAndGet(SECOND);
        system.thread(1, 100 * MILLI, 50 * MILLI, 0).thread(2, 100 * MILLI, 900 * MILLI, 0);
        assertEquals(0.05, queue.share(), 1e-12);
    }

    @Test
    void mainThread_isNotABenchmarkThread_althoughItWaitsForAProcessor() {
        system.thread(1, 0, 0, 0).thread(2, 0, 0, 0).file("proc/" + FakeSystem.PID + "/comm", "java\n")
                .file("proc/" + FakeSystem.PID + "/task/1/comm", "java\n")
                .file("proc/" + FakeSystem.PID + "/task/2/comm", "java.util.Benchm\n");
        QueueTime queue = of(1);
        system.thread(1, 1 * MILLI, 60 * MILLI, 0).thread(2, 40 * MILLI, 10 * MILLI, 0);
        assertEquals(0.2, queue.share(50 * MILLI, Long.MAX_VALUE), 1e-12);
    }

    @Test
    void threadThatGetsItsNameLate_isFound() {
        system.thread(1, 0, 0, 0).thread(2, 0, 0, 0).file("proc/" + FakeSystem.PID + "/comm", "java\n")
                .file("proc/" + FakeSystem.PID + "/task/2/comm", "java\n");
        QueueTime queue = of(1);
        system.file("proc/" + FakeSystem.PID + "/task/2/comm", "java.util.Benchm\n");
        system.thread(1, 1 * MILLI, 0, 0).thread(2, 40 * MILLI, 10 * MILLI, 0);
        assertEquals(0.2, queue.share(50 * MILLI, Long.MAX_VALUE), 1e-12);
    }

    @Test
    void share_isUnknown_ifTheForkHasEnded() {
        system.thread(1, 0, 0, 0);
        QueueTime queue = of(1);
        clock.addAndGet(SECOND);
        system.withoutThread(1);
        assertEquals(Double.NaN, queue.share());
    }

    @Test
    void share_isUnknown_withoutSuchFiles() {
        assertEquals(Double.NaN, QueueTime.ofChild(folder.resolve("none"), WORKER, 1, clock::get).share());
        assertEquals(Double.NaN, of(1).share());
    }

    @Test
    void impossibleShare_isUnknown() {
        system.thread(1, 0, 0, 0);
        QueueTime queue = of(1);
        system.thread(1, 0, 10 * MILLI, 0);
        assertEquals(Double.NaN, queue.share());
        clock.addAndGet(SECOND);
        system.thread(1, 0, 1500 * MILLI, 0);
        assertEquals(Double.NaN, queue.share());
    }

    @Test
    void shareOfAnIteration_isOfTheTimeThatWasMeasured() {
        system.thread(1, 0, 0, 0);
        QueueTime queue = of(1);
        system.thread(1, 30 * MILLI, 20 * MILLI, 0);
        assertEquals(0.4, queue.share(50 * MILLI, Long.MAX_VALUE), 1e-12);
        system.thread(1, 60 * MILLI, 30 * MILLI, 0);
        assertEquals(0.2, queue.share(50 * MILLI, Long.MAX_VALUE), 1e-12);
    }

    @Test
    void shareOfAnIteration_isOfAllItsThreads() {
        system.thread(1, 0, 0, 0).thread(2, 0, 0, 0);
        QueueTime queue = of(2);
        system.thread(1, 10 * MILLI, 40 * MILLI, 0).thread(2, 40 * MILLI, 10 * MILLI, 0);
        assertEquals(0.5, queue.share(50 * MILLI, Long.MAX_VALUE), 1e-12);
    }

    @Test
    void waitingOutsideAnIteration_isNotCounted() {
        system.thread(1, 0, 0, 0);
        QueueTime queue = of(1);
        system.thread(1, 40 * MILLI, 500 * MILLI, 0);
        assertEquals(0.2, queue.share(50 * MILLI, Long.MAX_VALUE), 1e-12);
        system.thread(1, 100 * MILLI, 600 * MILLI, 0);
        assertEquals(0, queue.share(50 * MILLI, Long.MAX_VALUE), 1e-12);
    }

    @Test
    void sleepingInAnIteration_countsAsItsTime() {
        system.thread(1, 0, 0, 0);
        QueueTime queue = of(1);
        system.thread(1, 10 * MILLI, 5 * MILLI, 0);
        assertEquals(0.1, queue.share(50 * MILLI, Long.MAX_VALUE), 1e-12);
    }

    @Test
    void shareOfAnIteration_isUnknown_ifTheForkHasEnded() {
        system.thread(1, 0, 0, 0);
        QueueTime queue = of(1);
        system.withoutThread(1);
        assertEquals(Double.NaN, queue.share(50 * MILLI, Long.MAX_VALUE));
    }

    @Test
    void share_isUnknown_ifReadingLateWouldChangeIt() {
        system.thread(1, 0, 0, 0);
        QueueTime queue = of(1);
        clock.addAndGet(50 * MILLI);
        system.thread(1, 30 * MILLI, 20 * MILLI, 0);
        assertEquals(Double.NaN, queue.share());
        clock.addAndGet(200 * MILLI);
        system.thread(1, 130 * MILLI, 120 * MILLI, 0);
        assertEquals(0.5, queue.share(), 1e-12);
    }
}
