package org.openjdk.jmh.dynreconf.statistics;

import java.util.Arrays;

/** Computes ranks of values. */
final class Ranks {

    private Ranks() {
    }

    /** Returns the ranks, from 1, of values in their own order; equal values share the mean of their ranks. */
    static double[] of(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        double[] ranks = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            ranks[i] = (first(sorted, values[i]) + last(sorted, values[i])) / 2.0 + 1;
        }
        return ranks;
    }

    private static int first(double[] sorted, double value) {
        int index = Arrays.binarySearch(sorted, value);
        while (index > 0 && sorted[index - 1] == value) {
            index--;
        }
        return index;
    }

    private static int last(double[] sorted, double value) {
        int index = Arrays.binarySearch(sorted, value);
        while (index < sorted.length - 1 && sorted[index + 1] == value) {
            index++;
        }
        return index;
    }
}
