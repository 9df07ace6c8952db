package org.openjdk.jmh.results.counts;

import java.util.Collections;
import java.util.Locale;
import java.util.Map;

/** An event that is counted, a sum of callgrind's events. */
public enum CountedEvent {

    /** Executed instructions. */
    INSTRUCTIONS("instr/op"),

    /**
     * An estimate of processor cycles: {@code Ir + 10 Bm + 10 L1m + 100 LLm}, with mispredicted branches {@code Bm},
     * misses of the first-level caches {@code L1m} and of the last-level cache {@code LLm} in valgrind's models of
     * them. This is KCachegrind's "Cycle Estimation". It is not a time: it ignores vectors and instructions that run in
     * parallel.
     */
    CYCLES("cycles/op");

    private static final String BRANCHES = "Bcm";
    private static final double CYCLES_OF_BRANCH = 10;
    private static final double CYCLES_OF_FIRST = 10;
    private static final double CYCLES_OF_LAST = 100;

    private final String unit;

    CountedEvent(String unit) {
        this.unit = unit;
    }

    /** Returns the unit of scores, such as {@code instr/op}. Less is better. */
    public String unit() {
        return unit;
    }

    /** Returns the event that may be counted in addition: cycles for instructions, instructions for cycles. */
    public CountedEvent other() {
        return this == INSTRUCTIONS ? CYCLES : INSTRUCTIONS;
    }

    /** Returns the label of the secondary result with this event, such as {@code count.cycles}. */
    public String label() {
        return "count." + this;
    }

    /** Returns whether these of callgrind's counts, by name, suffice for this event. */
    public boolean isIn(Map<String, Double> events) {
        return this == INSTRUCTIONS || events.containsKey(BRANCHES);
    }

    /** Returns the sum of callgrind's counts, by name, in units of this event, 0 or more. */
    public double cost(Map<String, Double> events) {
        double instructions = event(events, "Ir");
        if (this == INSTRUCTIONS) {
            return instructions;
        }
        double branches = event(events, BRANCHES) + event(events, "Bim");
        double first = event(events, "I1mr") + event(events, "D1mr") + event(events, "D1mw");
        double last = event(events, "ILmr") + event(events, "DLmr") + event(events, "DLmw");
        return instructions + CYCLES_OF_BRANCH * branches + CYCLES_OF_FIRST * first + CYCLES_OF_LAST * last;
    }

    /** Returns the factor of one of callgrind's events in {@link #cost}. */
    public double weight(String name) {
        return cost(Collections.singletonMap(name, 1.0));
    }

    private static double event(Map<String, Double> events, String name) {
        return events.getOrDefault(name, 0.0);
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
