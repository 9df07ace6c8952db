package org.openjdk.jmh.mutate.tests;

import java.time.Duration;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.openjdk.jmh.mutate.model.Mutant;

/** Selects the test classes that cover a mutant. */
final class TestSelection {

    private final Map<String, Map<String, BitSet>> lines = new ConcurrentHashMap<>();
    private final Map<String, Duration> times = new ConcurrentHashMap<>();

    void add(String testClass, Map<String, BitSet> covered, Duration time) {
        lines.put(testClass, covered);
        times.put(testClass, time);
    }

    /** {@return the test classes that execute a line of the mutant, fastest first} */
    List<String> covering(Mutant mutant) {
        return lines.entrySet().stream().filter(each -> covers(each.getValue(), mutant)).map(Map.Entry::getKey)
                .sorted(Comparator.comparing(this::timeOf).thenComparing(Comparator.naturalOrder())).toList();
    }

    /** {@return the total time of test classes on the original} */
    Duration time(List<String> testClasses) {
        return testClasses.stream().map(this::timeOf).reduce(Duration.ZERO, Duration::plus);
    }

    private Duration timeOf(String testClass) {
        return times.getOrDefault(testClass, Duration.ZERO);
    }

    private static boolean covers(Map<String, BitSet> covered, Mutant mutant) {
        BitSet bits = covered.get(mutant.file());
        int next = bits == null ? -1 : bits.nextSetBit(mutant.span().firstLine());
        return next >= 0 && next <= mutant.span().lastLine();
    }
}
