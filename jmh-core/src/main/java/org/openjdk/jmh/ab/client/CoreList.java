package org.openjdk.jmh.ab.client;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Lists of cores as Linux and taskset write them, such as {@code 0-3,8}. */
final class CoreList {

    private CoreList() {
    }

    /**
     * Reads a list.
     *
     * @return numbers in the order of the list
     * @throws NumberFormatException if the text is no list
     */
    static List<Integer> parse(String text) {
        List<Integer> cores = new ArrayList<>();
        for (String part : text.trim().split(",")) {
            String[] ends = part.trim().split("-");
            int last = Integer.parseInt(ends[ends.length - 1]);
            for (int core = Integer.parseInt(ends[0]); core <= last; core++) {
                cores.add(core);
            }
        }
        return cores;
    }

    /** Writes a list without ranges. */
    static String text(Collection<Integer> cores) {
        return cores.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
