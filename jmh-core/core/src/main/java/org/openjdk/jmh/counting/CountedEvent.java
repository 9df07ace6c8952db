package org.openjdk.jmh.counting;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What is counted. */
public enum CountedEvent {

    /** Instructions that the processor would execute. */
    INSTRUCTIONS("instr/op") {

        @Override
        boolean isIn(Map<String, Double> events) {
            return true;
        }

        @Override
        double cost(Map<String, Double> events) {
            return event(events, "Ir");
        }
    },

    /**
     * An estimate of processor cycles: {@code Ir + 10 Bm + 10 L1m + 100 LLm}, with mispredicted branches {@code Bm}, misses of
     * the first-level caches {@code L1m} and of the last-level cache {@code LLm}, as valgrind's models of them have it. It is
     * KCachegrind's "Cycle Estimation", and no time: it knows neither vectors nor instructions in parallel.
     */
    CYCLES("cycles/op") {

        @Override
        boolean isIn(Map<String, Double> events) {
            return events.containsKey(BRANCHES);
        }

        @Override
        double cost(Map<String, Double> events) {
            double branches = event(events, BRANCHES) + event(events, "Bim");
            double first = event(events, "I1mr") + event(events, "D1mr") + event(events, "D1mw");
            double last = event(events, "ILmr") + event(events, "DLmr") + event(events, "DLmw");
            return event(events, "Ir") + CYCLES_OF_BRANCH * branches + CYCLES_OF_FIRST * first + CYCLES_OF_LAST * last;
        }
    };

    private static final String BRANCHES = "Bcm";
    private static final double CYCLES_OF_BRANCH = 10;
    private static final double CYCLES_OF_FIRST = 10;
    private static final double CYCLES_OF_LAST = 100;

    /** Callgrind's models of caches and branch predictors. */
    static final List<String> SIMULATION =
            Collections.unmodifiableList(Arrays.asList("--cache-sim=yes", "--branch-sim=yes"));

    private final String unit;

    CountedEvent(String unit) {
        this.unit = unit;
    }

    /** The unit of scores, such as {@code instr/op}: less is better. */
    public String unit() {
        return unit;
    }

    /** Returns the event that may be counted as well, since one alone does not say enough: cycles beside instructions, and back. */
    public CountedEvent beside() {
        return this == INSTRUCTIONS ? CYCLES : INSTRUCTIONS;
    }

    /** Returns the label of the secondary result that has this event beside another one, such as {@code count.cycles}. */
    public String label() {
        return "count." + this;
    }

    /** Whether it can be told by what callgrind counted. */
    abstract boolean isIn(Map<String, Double> events);

    /**
     * What events cost together.
     *
     * @param events counts by callgrind's names of them
     * @return in what this event is of; 0 or more
     */
    abstract double cost(Map<String, Double> events);

    /** What one event of callgrind's counts for: the sum over all is {@link #cost}. */
    double weight(String name) {
        return cost(Collections.singletonMap(name, 1.0));
    }

    private static double event(Map<String, Double> events, String name) {
        return events.getOrDefault(name, 0.0);
    }

    /** As it stands in the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
