package org.openjdk.jmh.mutate.coverage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.openjdk.jmh.mutate.model.Mutant;
import org.openjdk.jmh.mutate.model.SourceSpan;

/** Assigns probes to lines of code and to starts of methods. */
final class ProbePlan {

    /** Operators that insert code at the start of a method, whose calls are counted. */
    private static final Pattern AT_START_OF_METHOD = Pattern.compile("(hwo|delay|api)(:.*)?");

    private final Map<String, Set<Integer>> lines = new HashMap<>();
    private final Map<String, Map<String, Integer>> entries = new HashMap<>();
    private final Map<String, Map<Integer, List<Integer>>> probes = new HashMap<>();
    private int count;

    ProbePlan(List<Mutant> mutants) {
        for (Mutant mutant : mutants) {
            Set<Integer> ofClass = lines.computeIfAbsent(internalName(mutant), name -> new TreeSet<>());
            for (int line = mutant.span().firstLine(); line <= mutant.span().lastLine(); line++) {
                ofClass.add(line);
            }
        }
    }

    private static String internalName(Mutant mutant) {
        return mutant.className().replace('.', '/');
    }

    Set<String> classes() {
        return lines.keySet();
    }

    boolean wants(String className, int line) {
        return lines.getOrDefault(className, Set.of()).contains(line);
    }

    /** Adds a probe for a place in the code of a line, and returns its number from 0. */
    int add(String className, int line) {
        probes.computeIfAbsent(className, name -> new HashMap<>()).computeIfAbsent(line, key -> new ArrayList<>())
                .add(count);
        return count++;
    }

    /** Adds a probe for the start of a method, and returns its number from 0. */
    int addEntry(String className, String method) {
        entries.computeIfAbsent(className, name -> new HashMap<>()).put(method, count);
        return count++;
    }

    int count() {
        return count;
    }

    /**
     * Returns the executions of a mutant: those of the most frequent place in its first line with code. In a loop, this
     * counts rounds, since the loop's step is on its first line. Calls of the method count if no line has code, or the
     * change is at the method's start.
     */
    long executions(Mutant mutant, long[] hits) {
        Integer entry = entries.getOrDefault(internalName(mutant), Map.of()).get(mutant.method());
        long calls = entry == null ? 0 : hits[entry];
        return AT_START_OF_METHOD.matcher(mutant.operator()).matches() ? calls : ofLines(mutant, hits, calls);
    }

    private long ofLines(Mutant mutant, long[] hits, long otherwise) {
        Map<Integer, List<Integer>> ofClass = probes.getOrDefault(internalName(mutant), Map.of());
        SourceSpan span = mutant.span();
        for (int line = span.firstLine(); line <= span.lastLine(); line++) {
            if (ofClass.containsKey(line)) {
                return ofClass.get(line).stream().mapToLong(probe -> hits[probe]).max().orElse(0);
            }
        }
        return otherwise;
    }
}
