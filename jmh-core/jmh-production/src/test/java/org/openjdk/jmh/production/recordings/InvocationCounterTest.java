package org.openjdk.jmh.production.recordings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class InvocationCounterTest {

    private static final Instant ON = Instant.parse("2026-11-22T10:00:00Z");

    private static Snapshot at(int second, long invocations, double average) {
        return new Snapshot(ON.plusSeconds(second), invocations, invocations * average, 1, 9);
    }

    private static InvocationCounter counter(Snapshot... snapshots) {
        InvocationCounter counter = new InvocationCounter();
        List.of(snapshots).forEach(counter::add);
        return counter;
    }

    @Test
    void windows_areDifferencesOfSnapshotsAfterTheStart() {
        InvocationCounter counter = counter(at(10, 100, 50), at(30, 200, 30), at(40, 300, 25), at(50, 400, 22));
        assertEquals(List.of(new Window(100, 300 * 25 - 200 * 30), new Window(100, 400 * 22 - 300 * 25)),
                counter.windows(ON.plusSeconds(30)));
    }

    @Test
    void windowsFromStart_includeTheTimeBeforeTheFirstSnapshot() {
        assertEquals(List.of(new Window(100, 5000), new Window(100, 1000)),
                counter(at(10, 100, 50), at(30, 200, 30)).windowsFromStart());
    }

    @Test
    void singleSnapshotAfterTheStart_givesNoWindow() {
        assertEquals(List.of(), counter(at(10, 100, 50), at(30, 200, 30)).windows(ON.plusSeconds(20)));
    }

    @Test
    void restartedCount_startsANewWindow() {
        assertEquals(List.of(new Window(10, 100), new Window(5, 50)),
                counter(at(10, 100, 10), at(20, 110, 10), at(30, 20, 10), at(40, 25, 10)).windows(ON));
    }

    @Test
    void unknownAverage_countsAsZero() {
        assertEquals(List.of(new Window(5, 50)), counter(at(10, 0, Double.NaN), at(20, 5, 10)).windows(ON));
    }

    @Test
    void sameClassInTwoLoaders_isAddedUp() {
        assertEquals(new Snapshot(ON.plusSeconds(10), 30, 400, 1, 9),
                counter(at(10, 10, 20), at(10, 20, 10)).last().orElseThrow());
    }

    @Test
    void otherFile_addsOnlyLaterSnapshots() {
        InvocationCounter both = counter(at(10, 10, 20), at(20, 20, 20)).with(counter(at(20, 20, 20), at(30, 30, 20)));
        assertEquals(List.of(new Window(10, 200), new Window(10, 200)), both.windows(ON));
    }

    @Test
    void roundingOfAverages_doesNotMakeTimeNegative() {
        assertEquals(List.of(new Window(1, 0)), counter(at(10, 1000, 3), at(20, 1001, 2.99)).windows(ON));
    }
}
