package org.openjdk.jmh.production.recordings;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Collects successive counts of the invocations of one method in one VM. */
final class InvocationCounter {

    private static final Snapshot NOTHING = new Snapshot(Instant.MIN, 0, 0, Double.NaN, Double.NaN);

    private final TreeMap<Instant, Snapshot> snapshots = new TreeMap<>();

    /** Adds a snapshot. If several class loaders have loaded a class, snapshots of the same time are added up. */
    void add(Snapshot snapshot) {
        snapshots.merge(snapshot.time(), snapshot, InvocationCounter::sum);
    }

    private static Snapshot sum(Snapshot one, Snapshot other) {
        return one.invocations() == 0 ? other : other.invocations() == 0 ? one
                : new Snapshot(one.time(), one.invocations() + other.invocations(),
                        one.nanoseconds() + other.nanoseconds(), Math.min(one.minimum(), other.minimum()),
                        Math.max(one.maximum(), other.maximum()));
    }

    /** Adds the snapshots of another file of the same VM. */
    InvocationCounter with(InvocationCounter other) {
        other.snapshots.forEach(snapshots::putIfAbsent);
        return this;
    }

    Optional<Snapshot> last() {
        return Optional.ofNullable(snapshots.lastEntry()).map(Map.Entry::getValue);
    }

    long count(Instant from) {
        return snapshots.tailMap(from).size();
    }

    /**
     * Returns the differences between successive snapshots from a time on. If the VM restarted the count, so do the
     * windows.
     */
    List<Window> windows(Instant from) {
        return windows(snapshots.tailMap(from).values(), null);
    }

    /** Returns the differences between successive snapshots, and the time before the first one. */
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
        // Averages are rounded to a nanosecond, so the difference of two totals may be slightly below 0.
        return new Window(invocations, invocations == 0 ? 0 : Math.max(0, after.nanoseconds() - earlier));
    }
}
