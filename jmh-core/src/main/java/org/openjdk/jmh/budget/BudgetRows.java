package org.openjdk.jmh.budget;

import java.util.Collection;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** Lists of benchmarks with a figure each, as comments. */
public final class BudgetRows {

    /** Longer lists are not read. */
    private static final int MOST_ROWS = 20;

    private BudgetRows() {
    }

    /**
     * A list.
     *
     * @param chosen numbers of benchmarks
     * @param figure what stands in front of each
     * @param names  of all benchmarks, by their numbers
     * @return a line for each of the first twenty, and one for the others
     */
    public static List<String> of(Collection<Integer> chosen, IntFunction<String> figure, List<String> names) {
        List<Integer> shown = chosen.stream().limit(MOST_ROWS).collect(Collectors.toList());
        int width = shown.stream().mapToInt(number -> figure.apply(number).length()).max().orElse(0);
        List<String> rows =
                shown.stream().map(number -> String.format("#     %" + width + "s  %s", figure.apply(number),
                        names.get(number))).collect(Collectors.toList());
        if (shown.size() < chosen.size()) {
            rows.add("#     and " + (chosen.size() - shown.size()) + " more");
        }
        return rows;
    }
}
