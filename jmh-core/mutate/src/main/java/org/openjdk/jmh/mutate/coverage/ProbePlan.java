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

/** The lines that are to have probes, and which probe stands on which line. */
final class ProbePlan {

    /** What these insert stands in front of the first statement, whatever that is. */
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

    /** Internal names of the classes that have some. */
    Set<String> classes() {
        return lines.keySet();
    }

    boolean wants(String className, int line) {
        return lines.getOrDefault(className, Set.of()).contains(line);
    }

    /** Gives a place in the code of a line a number. */
    int add(String className, int line) {
        probes.computeIfAbsent(className, name -> new HashMap<>()).computeIfAbsent(line, key -> new ArrayList<>())
                .add(count);
        return count++;
    }

    /** Gives the start of a method a number. */
    int addEntry(String className, String method) {
        entries.computeIfAbsent(className, name -> new HashMap<>()).put(method, count);
        return count++;
    }

    int count() {
        return count;
    }

    /**
     * How often a mutant was executed: the most frequent place of its first line that has code. A loop counts what it goes
     * round, since its step stands on the line where it begins. Where no line has code, or the change is at the start of
     * the method, calls of the method count.
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
