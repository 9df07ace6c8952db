package org.openjdk.jmh.mutate.commands;

import java.io.PrintWriter;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.mutate.model.CheckedMutant;
import org.openjdk.jmh.mutate.model.MutantState;

/** Counts mutants by operator and state. */
final class MutantTable {

    private final Map<String, Map<MutantState, Integer>> counts = new TreeMap<>();
    private final Map<MutantState, Integer> totals = new EnumMap<>(MutantState.class);
    private final int all;

    MutantTable(List<CheckedMutant> mutants) {
        all = mutants.size();
        for (CheckedMutant each : mutants) {
            counts.computeIfAbsent(each.mutant().operator(), name -> new EnumMap<>(MutantState.class))
                    .merge(each.state(), 1, Integer::sum);
            totals.merge(each.state(), 1, Integer::sum);
        }
    }

    void print(PrintWriter out) {
        if (all == 0) {
            out.println("These operators find nothing to change.");
            return;
        }
        counts.forEach((operator, states) -> out.println(line(operator, states)));
        out.println(line("all", totals));
        out.flush();
    }

    private static String line(String name, Map<MutantState, Integer> states) {
        int sum = states.values().stream().mapToInt(Integer::intValue).sum();
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%-12s %6d:", name, sum));
        states.forEach((state, count) -> line.append(line.charAt(line.length() - 1) == ':' ? " " : ", ").append(count)
                .append(' ').append(state.text()));
        return line.toString();
    }
}
