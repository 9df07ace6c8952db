package org.openjdk.jmh.counting;

import java.util.List;
import java.util.stream.IntStream;

/** Forks with invented counts. */
public final class InventedFork {

    private InventedFork() {
    }

    /** A fork with such windows of one operation each, which did ten times as much by the other event. */
    public static CountedFork of(double... work) {
        List<CountedWindow> windows = IntStream.range(0, work.length)
                .mapToObj(i -> new CountedWindow(i + 1, work[i], 10 * work[i], 0, 0, 0)).toList();
        return CountedFork.of(windows, 1);
    }
}
