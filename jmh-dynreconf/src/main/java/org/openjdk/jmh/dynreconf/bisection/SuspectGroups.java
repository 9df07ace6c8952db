package org.openjdk.jmh.dynreconf.bisection;

import java.util.ArrayList;
import java.util.List;

/** Groups versions between two measurable ones, which no fork can separate, and finds the fewest sufficient groups. */
final class SuspectGroups {

    private static final double ROUNDING = 1e-12;

    /** The last version of each group. */
    private final List<Integer> lasts = new ArrayList<>();
    private final List<Double> masses = new ArrayList<>();
    private int mostLikely = 1;
    private int from;
    private int to;
    private double mass;

    SuspectGroups(boolean[] measurable, double[] posterior, double confidence) {
        double sum = 0;
        for (int version = 1; version <= posterior.length; version++) {
            sum += posterior[version - 1];
            mostLikely = posterior[version - 1] > posterior[mostLikely - 1] ? version : mostLikely;
            if (measurable[version]) {
                lasts.add(version);
                masses.add(sum);
                sum = 0;
            }
        }
        choose(confidence - ROUNDING);
    }

    /** Chooses the shortest range of groups that is sure enough, and of these the most likely one. */
    private void choose(double sure) {
        to = lasts.size() - 1;
        mass = 1;
        for (int begin = 0; begin < lasts.size(); begin++) {
            double sum = 0;
            int end = begin - 1;
            while (sum < sure && end < lasts.size() - 1) {
                end++;
                sum += masses.get(end);
            }
            int shorter = length(from, to) - length(begin, end);
            if (sum >= sure && (shorter > 0 || shorter == 0 && sum > mass)) {
                from = begin;
                to = end;
                mass = sum;
            }
        }
    }

    private int length(int begin, int end) {
        return lasts.get(end) - first(begin);
    }

    private int first(int group) {
        return group == 0 ? 1 : lasts.get(group - 1) + 1;
    }

    boolean isOne() {
        return from == to;
    }

    int first() {
        return first(from);
    }

    int last() {
        return lasts.get(to);
    }

    double probability() {
        return Math.min(1, mass);
    }

    /** Returns the probability of the likeliest group. */
    double largest() {
        return masses.stream().mapToDouble(Double::doubleValue).max().orElse(1);
    }

    /** Returns the entropy over groups in nats: 0 if one is certain. */
    double entropy() {
        return masses.stream().mapToDouble(Double::doubleValue).filter(share -> share > 0)
                .map(share -> -share * Math.log(share)).sum();
    }

    /** Returns the version with the largest probability. */
    int mostLikely() {
        return mostLikely;
    }
}
