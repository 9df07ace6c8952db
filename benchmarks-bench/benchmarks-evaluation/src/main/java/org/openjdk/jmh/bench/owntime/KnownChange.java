package org.openjdk.jmh.bench.owntime;

import java.util.List;

/**
 * A change of known size: each side calls a benchmark so many times in an operation.
 *
 * @param baseline  calls of the baseline; 0 if both sides run the benchmark itself
 * @param candidate calls of the candidate
 */
record KnownChange(int baseline, int candidate) {

    private static final double PERCENT = 100;

    /**
     * Returns the change that comes nearest to a number of per cent: 5 is 21 calls against 20.
     *
     * @param percent 0 for none, at most 100
     */
    static KnownChange of(double percent) {
        if (!(percent >= 0 && percent <= PERCENT)) {
            throw new IllegalArgumentException(percent + " %: a change is from 0 to 100 %");
        }
        int calls = percent == 0 ? 0 : (int) Math.round(PERCENT / percent);
        return new KnownChange(calls, percent == 0 ? 0 : calls + 1);
    }

    boolean isNone() {
        return baseline == candidate;
    }

    /** Returns the logarithm of the candidate's time by the baseline's. */
    double logRatio() {
        return isNone() ? 0 : Math.log((double) candidate / baseline);
    }

    /** Returns options of JMH that make two sides: equal ones need a property that nobody reads. */
    List<String> options() {
        return isNone() ? List.of("-vsJvmArgs", "-Dequal=true")
                : List.of("-p", RepeatedCalls.TIMES + "=" + candidate, "-vsp", RepeatedCalls.TIMES + "=" + baseline);
    }
}
