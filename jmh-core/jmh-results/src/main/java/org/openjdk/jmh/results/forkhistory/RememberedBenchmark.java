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
 * The forks that a history has of a benchmark under the same circumstances; immutable. It is bounded: of more than 20
 * forks, the oldest are forgotten, except for the five longest, and forks of more than 200 iterations are thinned.
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
     * @param name          its identity: method, mode and parameters
     * @param circumstances by name, all of which must be the same if forks are to be alike
     * @param forks         of it, in any order
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

    /** Returns whether the other one is about the same benchmark under the same circumstances. */
    boolean isSame(RememberedBenchmark other) {
        return name.equals(other.name) && circumstances.equals(other.circumstances);
    }

    /** Returns the same with forks of another one, which are of later runs. */
    RememberedBenchmark with(RememberedBenchmark later) {
        List<RememberedFork> both = new ArrayList<>(forks);
        both.addAll(later.forks);
        return new RememberedBenchmark(name, circumstances, both);
    }

    /** Returns the time of the last measurement. */
    long lastRun() {
        return forks.stream().mapToLong(RememberedFork::run).max().orElse(0);
    }

    /** {@return the identity of the benchmark: method, mode and parameters} */
    public String name() {
        return name;
    }

    /** {@return the circumstances of its measurement by name, unmodifiable} */
    public Map<String, String> circumstances() {
        return circumstances;
    }

    /** {@return the remembered forks, unmodifiable, oldest run first} */
    public List<RememberedFork> forks() {
        return forks;
    }
}
