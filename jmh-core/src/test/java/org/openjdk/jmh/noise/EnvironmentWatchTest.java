package org.openjdk.jmh.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.results.environment.Cause;
import org.openjdk.jmh.results.environment.ForkEnvironment;
import org.openjdk.jmh.results.environment.Interference;
import org.openjdk.jmh.results.environment.InterruptedIteration;
import org.openjdk.jmh.results.environment.Ruler;

/** Forks on made-up systems with a made-up clock, which moves only in iterations and in the ruler. */
class EnvironmentWatchTest {

    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
    private static final long LOOP = TimeUnit.MICROSECONDS.toNanos(500);

    @TempDir
    Path root;

    private final AtomicLong clock = new AtomicLong();
    private final AtomicLong pace = new AtomicLong();
    private FakeSystem system;
    private EnvironmentWatch watch;

    @BeforeEach
    void makeSystem() {
        system = new FakeSystem(root).processors(1000, 5000, 10).process(2, 500)
                .thread(1, 5 * SECOND, 0, 3).thread(2, 4 * SECOND, 0, 5);
    }

    private void begin() {
        watch = new EnvironmentWatch(root, clock::get, () -> 0, () -> {
            pace.set(LOOP);
            Ruler ruler = Ruler.calibrated(() -> clock.getAndAdd(pace.get()));
            return ruler;
        });
        startFork();
    }

    private void startFork() {
        watch.startFork(ProcessHandle.current().pid(), 1, false);
        watch.startIteration(FakeSystem.PID, false);
        watch.startIteration(FakeSystem.PID, true);
    }

    @AfterEach
    void endWatch() {
        if (watch != null) {
            watch.close();
        }
    }

    private Interference iterationOfASecond(int number) {
        clock.addAndGet(SECOND);
        return watch.endIteration(number, 0);
    }

    @Test
    void quietFork_isNotDisturbed() {
        begin();
        system.processors(1100, 5100, 10).process(2, 598).thread(1, 6 * SECOND, 1000, 3);
        Interference lost = iterationOfASecond(1);
        ForkEnvironment fork = watch.endFork();
        assertEquals(List.of(), fork.causes());
        assertEquals(List.of(), fork.interrupted());
        assertEquals(0, fork.rulerChange());
        assertEquals(1, lost.seconds, 1e-9);
        assertEquals(0, lost.stolen);
        assertEquals(1e-6, lost.waiting, 1e-12);
        assertEquals(2.0 / 100 / watch.machine.processors, lost.others, 1e-9);
        assertEquals(0, lost.switches);
        assertEquals(0, lost.throttled);
    }

    @Test
    void stolenTime_isAShareOfWhatWasWanted() {
        begin();
        system.processors(1090, 5100, 20);
        assertEquals(0.1, iterationOfASecond(1).stolen, 1e-9);
        ForkEnvironment fork = watch.endFork();
        assertEquals(List.of(Cause.STOLEN), fork.causes());
        assertEquals(List.of(1), fork.interrupted().stream().map(iteration -> iteration.number).toList());
    }

    @Test
    void waitingTime_isThatOfTheBusiestThreads() {
        begin();
        system.thread(1, 5 * SECOND + 10, SECOND, 4).thread(2, 4 * SECOND + SECOND / 2, SECOND / 4, 5);
        assertEquals(0.25, iterationOfASecond(1).waiting, 1e-9);
        system.thread(1, 5 * SECOND + SECOND / 2, SECOND + SECOND / 8, 9).thread(2, 4 * SECOND + SECOND / 2, SECOND / 2,
                7);
        assertEquals(0.125, iterationOfASecond(2).waiting, 1e-9);
        assertEquals(List.of(Cause.WAITING), watch.endFork().causes());
    }

    @Test
    void involuntarySwitches_areCountedFromTheSecondTimeOnThatAThreadIsBusy() {
        begin();
        system.thread(1, 6 * SECOND, 0, 100);
        assertEquals(97, iterationOfASecond(1).switches);
        system.thread(1, 7 * SECOND, 0, 107).thread(2, 8 * SECOND, 0, 50);
        assertEquals(0, iterationOfASecond(2).switches);
        system.thread(2, 12 * SECOND, 0, 53);
        assertEquals(3, iterationOfASecond(3).switches);
    }

    @Test
    void threadsThatEndAndBegin_areFollowed() {
        begin();
        system.withoutThread(1).thread(3, 10, SECOND / 2, 1).process(2, 500);
        assertEquals(0.5, iterationOfASecond(1).waiting, 1e-9);
        system.thread(3, 20, SECOND, 1);
        assertEquals(0.5, iterationOfASecond(2).waiting, 1e-9);
    }

    @Test
    void warmup_isNotCounted() {
        watch = new EnvironmentWatch(root, clock::get, () -> 0, () -> Ruler.calibrated(() -> clock.getAndAdd(LOOP)));
        watch.startFork(ProcessHandle.current().pid(), 1, false);
        watch.startIteration(FakeSystem.PID, false);
        system.processors(1000, 5000, 110);
        assertEquals(1, iterationOfASecond(1).stolen, 1e-9);
        watch.startIteration(FakeSystem.PID, true);
        system.processors(1100, 5000, 110);
        assertEquals(0, iterationOfASecond(1).stolen);
        assertEquals(List.of(), watch.endFork().causes());
    }

    @Test
    void rulerThatMoves_marksTheForkOnly() {
        begin();
        pace.set(LOOP * 11 / 10);
        ForkEnvironment slower = watch.endFork();
        assertEquals(0.1, slower.rulerChange(), 1e-9);
        assertEquals(List.of(Cause.RULER), slower.causes());
        startFork();
        assertEquals(List.of(), watch.endFork().causes());
        pace.set(LOOP);
        startFork();
        assertEquals(List.of(Cause.RULER), watch.endFork().causes());
    }

    @Test
    void oldRuler_isMeasuredAgain() {
        begin();
        watch.endFork();
        clock.addAndGet(SECOND);
        pace.set(LOOP * 2);
        startFork();
        assertEquals(List.of(), watch.endFork().causes());
    }

    @Test
    void throttledGroup_isACause() {
        system.file("proc/self/cgroup", "0::/").file("sys/fs/cgroup/cpu.max", "50000 100000")
                .file("sys/fs/cgroup/cpu.stat", "throttled_usec 1000");
        begin();
        system.file("sys/fs/cgroup/cpu.stat", "throttled_usec 501000");
        assertEquals(0.5, iterationOfASecond(1).throttled, 1e-9);
        assertEquals(List.of(Cause.THROTTLED), watch.endFork().causes());
        assertEquals(0.5, watch.machine.quota);
    }

    @Test
    void heat_isACause() {
        system.file("sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count", "7")
                .file("sys/devices/system/cpu/cpu1/thermal_throttle/core_throttle_count", "0");
        begin();
        system.file("sys/devices/system/cpu/cpu1/thermal_throttle/core_throttle_count", "2");
        ForkEnvironment fork = watch.endFork();
        assertEquals(2, fork.thermalEvents());
        assertEquals(List.of(Cause.HOT), fork.causes());
    }

    @Test
    void readingsThatWouldTakeTooLong_areLeftOut() {
        AtomicLong cost = new AtomicLong();
        watch = new EnvironmentWatch(root, clock::get, () -> cost.getAndAdd(SECOND / 100),
                () -> Ruler.calibrated(() -> clock.getAndAdd(LOOP)));
        watch.startFork(ProcessHandle.current().pid(), 1, false);
        watch.startIteration(FakeSystem.PID, true);
        assertNotNull(iterationOfASecond(1));
        assertNull(iterationOfASecond(2));
        clock.addAndGet(100 * SECOND);
        system.processors(1000, 5000, 110);
        assertNotNull(watch.endIteration(3, 0));
        assertEquals(List.of(), watch.endFork().interrupted());
    }

    @Test
    void waitingInAnIteration_isKnownWhereTheOneBeforeWasReadToo() {
        AtomicLong cost = new AtomicLong();
        watch = new EnvironmentWatch(root, clock::get, () -> cost.getAndAdd(SECOND / 100),
                () -> Ruler.calibrated(() -> clock.getAndAdd(LOOP)));
        startFork();
        assertTrue(Double.isNaN(watch.waited()));
        iterationOfASecond(1);
        assertTrue(Double.isNaN(watch.waited()));
        clock.addAndGet(1000 * SECOND);
        watch.endIteration(2, 0);
        assertTrue(Double.isNaN(watch.waited()));
        system.thread(1, 6 * SECOND, SECOND / 4, 3);
        iterationOfASecond(3);
        assertEquals(0.25, watch.waited(), 1e-9);
    }

    @Test
    void iterationsOfADynamicFork_areAllRead() {
        AtomicLong cost = new AtomicLong();
        watch = new EnvironmentWatch(root, clock::get, () -> cost.getAndAdd(SECOND / 100),
                () -> Ruler.calibrated(() -> clock.getAndAdd(LOOP)));
        watch.startFork(ProcessHandle.current().pid(), 1, true);
        watch.startIteration(FakeSystem.PID, true);
        iterationOfASecond(1);
        system.thread(1, 6 * SECOND, SECOND / 4, 3);
        assertNotNull(iterationOfASecond(2));
        assertEquals(0.25, watch.waited(), 1e-9);
    }

    @Test
    void waitingOutsideTheMeasuredTime_isNotThatOfTheIteration() {
        begin();
        system.thread(1, 5 * SECOND + SECOND / 2, SECOND / 2, 3);
        clock.addAndGet(SECOND);
        watch.endIteration(1, SECOND * 6 / 10);
        assertEquals(1.0 / 6, watch.waited(), 1e-9);
        assertEquals(List.of(watch.waited()), watch.endFork().waiting());
    }

    @Test
    void systemWithoutFiles_hasUnknownInterference() {
        watch = new EnvironmentWatch(root.resolve("nowhere"), clock::get, () -> 0,
                () -> Ruler.calibrated(() -> clock.getAndAdd(LOOP)));
        startFork();
        Interference lost = iterationOfASecond(1);
        assertTrue(Double.isNaN(watch.waited()));
        for (double unknown : new double[] {lost.stolen, lost.waiting, lost.others, lost.switches}) {
            assertTrue(Double.isNaN(unknown));
        }
        ForkEnvironment fork = watch.endFork();
        assertEquals(List.of(), fork.causes());
        assertTrue(Double.isNaN(fork.thermalEvents()));
    }

    /** No steal before Linux 2.6.11, nothing at all in some containers, and counters that go back after a migration. */
    @ParameterizedTest
    @ValueSource(strings = {"", "garbage", "cpu  a b c d e f g h", "cpu  1 2 3 4 5 6 7", "cpu  1 0 0 0 0 0 0 1",
        "cpu  99999999999999999999 0 0 0 0 0 0 5"})
    void impossibleCounters_areUnknown(String text) {
        begin();
        system.file("proc/stat", text);
        Interference lost = iterationOfASecond(1);
        assertTrue(Double.isNaN(lost.stolen));
        assertTrue(Double.isNaN(lost.others));
        assertEquals(List.of(), watch.endFork().causes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "a b c", "-1 -1 -1", "0 99999999999999999999 1"})
    void garbledThread_isNotCounted(String text) {
        begin();
        system.file("proc/" + FakeSystem.PID + "/task/1/schedstat", text)
                .file("proc/" + FakeSystem.PID + "/task/2/schedstat", text);
        assertTrue(Double.isNaN(iterationOfASecond(1).waiting));
    }

    @Test
    void forkWithoutAnyIteration_hasARulerOnly() {
        watch = new EnvironmentWatch(root, clock::get, () -> 0, () -> Ruler.calibrated(() -> clock.getAndAdd(LOOP)));
        watch.startFork(ProcessHandle.current().pid(), 1, false);
        ForkEnvironment fork = watch.endFork();
        assertTrue(Double.isNaN(fork.measurement().stolen));
        assertTrue(fork.rulerBefore() > 0);
    }

    @Test
    void costOfAThread_growsWhereItWorks() {
        LongSupplier own = EnvironmentWatch.costOfThread();
        long before = own.getAsLong();
        double sum = 0;
        for (int i = 0; i < 1_000_000; i++) {
            sum += Math.sqrt(i);
        }
        assertTrue(own.getAsLong() > before && sum > 0);
    }
}
