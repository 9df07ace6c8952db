package org.openjdk.jmh.budget;

import java.util.Collection;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/** Formats lists of benchmarks with a figure each, as comments. */
public final class BudgetRows {

    /** Longer lists go unread. */
    private static final int MAX_ROWS = 20;

    private BudgetRows() {
    }

    /** Returns a line with a figure and a name for each of the first twenty benchmarks, and one for the others. */
    public static List<String> of(Collection<Integer> chosen, IntFunction<String> figure, List<String> names) {
        List<Integer> shown = chosen.stream().limit(MAX_ROWS).collect(Collectors.toList());
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
