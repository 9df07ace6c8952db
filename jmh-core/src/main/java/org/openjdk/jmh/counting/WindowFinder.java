package org.openjdk.jmh.counting;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.results.counts.CountedEvent;

/** Finds the iterations of a fork among the counts between its messages to the host. */
final class WindowFinder {

    /**
     * Minimum work of an iteration, relative to the smallest wanted iteration. Iterations of a fork have similar work,
     * at least JMH's own 80,000 instructions. Between iterations, the benchmark's threads execute at most 20,000.
     */
    private static final double SHARE = 1.0 / 3;

    private final int before;
    private final List<ForkStop> stops;
    /** All but the part before the last message, in which the fork collects its results. */
    private final List<CountedWindow> parts = new ArrayList<>();

    /**
     * Sums up the counts of a fork.
     *
     * @param before maximum number of counted iterations before the wanted ones
     * @param stops  at which parts end
     * @param files  counts of all parts and threads
     */
    WindowFinder(int before, List<ForkStop> stops, List<CountFile> files, CountedEvent event) {
        this.before = before;
        this.stops = stops;
        double[][] costs = new double[stops.size()][ThreadKind.values().length];
        double[] otherEvent = new double[stops.size()];
        for (CountFile file : files) {
            if (file.part <= stops.size()) {
                ThreadKind kind = stops.get(file.part - 1).kind(file.thread);
                costs[file.part - 1][kind.ordinal()] += event.cost(file.events);
                if (kind == ThreadKind.WORK) {
                    otherEvent[file.part - 1] += event.other().isIn(file.events)
                            ? event.other().cost(file.events) : Double.NaN;
                }
            }
        }
        for (int i = 0; i < costs.length - 1; i++) {
            parts.add(new CountedWindow(i + 1, costs[i][ThreadKind.WORK.ordinal()], otherEvent[i],
                    costs[i][ThreadKind.COMPILATION.ordinal()], costs[i][ThreadKind.COLLECTION.ordinal()],
                    i == 0 ? 0 : stops.get(i).waitedSince(stops.get(i - 1))));
        }
    }

    /**
     * Returns the last iterations, 1 or more. Throws if there are fewer, or they cannot be distinguished from the parts
     * between them.
     */
    List<CountedWindow> last(int iterations) throws CountingException {
        double[] work = parts.stream().mapToDouble(window -> window.work).sorted().toArray();
        if (work.length < iterations) {
            throw new CountingException(
                    stops.size() + " messages of the fork arrived while it was counted, too few for "
                            + iterations + " iterations");
        }
        double least = SHARE * work[work.length - iterations];
        List<CountedWindow> windows = new ArrayList<>();
        for (CountedWindow part : parts) {
            if (part.work > 0 && part.work >= least) {
                windows.add(part);
            }
        }
        if (windows.size() < iterations || windows.size() > iterations + before) {
            throw new CountingException(
                    "its iterations cannot be separated: the work of its threads between messages to the host was "
                            + Arrays.toString(parts.stream().mapToLong(part -> Math.round(part.work)).toArray())
                            + "; raise -bs; a benchmark that writes to sockets in JMH's own thread cannot be counted");
        }
        return windows.subList(windows.size() - iterations, windows.size());
    }
}
