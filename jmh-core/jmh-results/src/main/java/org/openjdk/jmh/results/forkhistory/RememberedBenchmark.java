package org.openjdk.jmh.results.forkhistory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.history.RememberedFork;

/**
 * Holds the remembered forks of a benchmark under the same circumstances; immutable. Only the latest 20 forks and the
 * five longest ones are kept, and forks of more than 200 iterations are thinned out.
 */
public final class RememberedBenchmark {

    static final int MOST_FORKS = 20;
    static final int MOST_ITERATIONS = 200;
    private static final int LONGEST_FORKS = 5;

    private final String name;
    private final Map<String, String> circumstances;
    private final List<RememberedFork> forks;

    /**
     * Creates a benchmark.
     *
     * @param name          method, mode and parameters
     * @param circumstances by name; forks are only comparable if all are equal
     * @param forks         in any order
     */
    public RememberedBenchmark(String name, Map<String, String> circumstances, List<RememberedFork> forks) {
        this.name = name;
        this.circumstances = Collections.unmodifiableMap(new LinkedHashMap<>(circumstances));
        this.forks = Collections.unmodifiableList(bounded(forks));
    }

    private static List<RememberedFork> bounded(List<RememberedFork> all) {
        List<RememberedFork> kept = all.stream().map(fork -> fork.inAtMost(MOST_ITERATIONS))
                .sorted(Comparator.comparingLong(RememberedFork::run)).collect(Collectors.toCollection(ArrayList::new));
        Set<RememberedFork> longest =
                kept.stream().sorted(Comparator.comparingDouble(RememberedFork::seconds).reversed())
                        .limit(LONGEST_FORKS).collect(Collectors.toSet());
        for (int i = 0; kept.size() > MOST_FORKS;) {
            if (longest.contains(kept.get(i))) {
                i++;
            } else {
                kept.remove(i);
            }
        }
        return kept;
    }

    boolean isSame(RememberedBenchmark other) {
        return name.equals(other.name) && circumstances.equals(other.circumstances);
    }

    /** Returns a copy with the forks of later runs added. */
    RememberedBenchmark with(RememberedBenchmark later) {
        List<RememberedFork> both = new ArrayList<>(forks);
        both.addAll(later.forks);
        return new RememberedBenchmark(name, circumstances, both);
    }

    /** Returns the time of the last run. */
    long lastRun() {
        return forks.stream().mapToLong(RememberedFork::run).max().orElse(0);
    }

    public String name() {
        return name;
    }

    public Map<String, String> circumstances() {
        return circumstances;
    }

    /** Returns the remembered forks, the oldest run first. */
    public List<RememberedFork> forks() {
        return forks;
    }
}
