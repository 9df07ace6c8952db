package org.openjdk.jmh.production.recorded;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The snapshots of one method in one VM. */
final class Counter {

    private static final Snapshot NOTHING = new Snapshot(Instant.MIN, 0, 0, Double.NaN, Double.NaN);

    private final TreeMap<Instant, Snapshot> snapshots = new TreeMap<>();

    /** Class loaders may have the same class several times, and then snapshots of the same time. */
    void add(Snapshot snapshot) {
        snapshots.merge(snapshot.time(), snapshot, Counter::sum);
    }

    private static Snapshot sum(Snapshot one, Snapshot other) {
        return one.invocations() == 0 ? other : other.invocations() == 0 ? one
                : new Snapshot(one.time(), one.invocations() + other.invocations(),
                        one.nanoseconds() + other.nanoseconds(), Math.min(one.minimum(), other.minimum()),
                        Math.max(one.maximum(), other.maximum()));
    }

    /** The same counter in another file of the same VM. */
    Counter with(Counter other) {
        other.snapshots.forEach(snapshots::putIfAbsent);
        return this;
    }

    /** The last one of all. */
    Optional<Snapshot> last() {
        return Optional.ofNullable(snapshots.lastEntry()).map(Map.Entry::getValue);
    }

    /** How many there are from some time on. */
    long count(Instant from) {
        return snapshots.tailMap(from).size();
    }

    /** What was counted between the snapshots from some time on. Where the count begins anew, so do windows. */
    List<Window> windows(Instant from) {
        return windows(snapshots.tailMap(from).values(), null);
    }

    /** What was counted between the snapshots, and before the first one. */
    List<Window> windowsFromStart() {
        return windows(snapshots.values(), NOTHING);
    }

    private static List<Window> windows(Collection<Snapshot> snapshots, @Nullable Snapshot first) {
        List<Window> windows = new ArrayList<>();
        Snapshot before = first;
        for (Snapshot snapshot : snapshots) {
            if (before != null && snapshot.invocations() >= before.invocations()) {
                windows.add(difference(before, snapshot));
            }
            before = snapshot;
        }
        return windows;
    }

    private static Window difference(Snapshot before, Snapshot after) {
        double earlier = before.invocations() == 0 ? 0 : before.nanoseconds();
        long invocations = after.invocations() - before.invocations();
        // An average is rounded to a nanosecond, and so a difference may be below 0 that cannot be.
        return new Window(invocations, invocations == 0 ? 0 : Math.max(0, after.nanoseconds() - earlier));
    }
}
