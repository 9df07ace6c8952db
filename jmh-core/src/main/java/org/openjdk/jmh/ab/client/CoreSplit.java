package org.openjdk.jmh.ab.client;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * Two sets of equally many cores; immutable. What Linux calls a core may be one of several hardware threads of a physical core,
 * which slow each other down, so these stay in one set. Physical cores go to the sets in turns, those with more hardware threads
 * first, so that both sets have cores of each kind and of each part of the machine.
 */
final class CoreSplit {

    private final List<List<Integer>> halves = Arrays.asList(new ArrayList<>(), new ArrayList<>());
    private boolean sharing;

    private CoreSplit() {
    }

    /**
     * Splits cores.
     *
     * @param physical the usable hardware threads of each physical core
     * @param most     the most hardware threads in both sets together
     * @return two sets, which are empty if there is only one hardware thread or at most one may be used
     */
    static CoreSplit of(List<List<Integer>> physical, int most) {
        List<List<Integer>> largestFirst = new ArrayList<>(physical);
        largestFirst.sort(Comparator.comparing((List<Integer> threads) -> -threads.size())
                .thenComparing(threads -> Collections.min(threads)));
        CoreSplit split = new CoreSplit();
        if (largestFirst.size() == 1) {
            List<Integer> threads = largestFirst.get(0);
            int half = threads.size() / 2;
            split.deal(threads.subList(0, half), threads.subList(half, threads.size()), most);
            split.sharing = true;
        }
        for (int i = 1; i < largestFirst.size(); i += 2) {
            split.deal(largestFirst.get(i - 1), largestFirst.get(i), most);
        }
        return split;
    }

    private void deal(List<Integer> first, List<Integer> second, int most) {
        int each = Math.min(Math.min(first.size(), second.size()), most / 2 - size());
        halves.get(0).addAll(first.subList(0, each));
        halves.get(1).addAll(second.subList(0, each));
    }

    /** Returns how many hardware threads each set has. */
    int size() {
        return halves.get(0).size();
    }

    /** Returns the hardware threads of set 0 or 1. */
    List<Integer> half(int number) {
        return Collections.unmodifiableList(halves.get(number));
    }

    /** Returns whether both sets share a physical core. */
    boolean isOfOnePhysicalCore() {
        return sharing;
    }
}
