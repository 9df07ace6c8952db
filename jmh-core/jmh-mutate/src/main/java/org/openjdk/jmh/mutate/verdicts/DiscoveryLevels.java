package org.openjdk.jmh.mutate.verdicts;

import java.util.ArrayList;
import java.util.List;

/**
 * Computes the levels of successive tests so that the expected share of wrong rejections stays below a rate, whenever
 * testing stops: LORD++ (Ramdas, Yang, Wainwright and Jordan, "Online control of the false discovery rate with decaying
 * memory", NIPS 2017). A rejection raises the levels of later tests, so promising tests should come first.
 *
 * <p>With the rate q, the initial wealth w = q / 2, and rejections by the tests τ₁, τ₂, …, test t has the level γ(t) w
 * + γ(t − τ₁) (q − w) + q Σ_{j ≥ 2} γ(t − τ_j), where γ(k) = k^−1.6 / ζ(1.6), which sums to 1. A steep γ suits dozens
 * to hundreds of tests with many rejections.
 *
 * <p>Worked example: at the rate 0.05, the first test has the level 0.025 · 0.4375 = 0.0109. If it rejects, the second
 * one has 0.025 · 0.1443 + 0.025 · 0.4375 = 0.0145, otherwise 0.0036.
 */
public final class DiscoveryLevels {

    private static final double DECAY = 1.6;
    /** Riemann's zeta function at 1.6. */
    private static final double SUM = 2.285765658;

    private final double rate;
    private final List<Integer> rejections = new ArrayList<>();
    private int tests;

    /** Creates the levels of tests for a false discovery rate between 0 and 1. */
    public DiscoveryLevels(double rate) {
        if (!(rate > 0 && rate < 1)) {
            throw new IllegalArgumentException("false discovery rate " + rate + " is not between 0 and 1");
        }
        this.rate = rate;
    }

    /** Returns the level of the next test, above 0 and below the rate. */
    public double next() {
        int test = tests + 1;
        double wealth = rate / 2;
        double level = weight(test) * wealth;
        for (int i = 0; i < rejections.size(); i++) {
            level += weight(test - rejections.get(i)) * (i == 0 ? rate - wealth : rate);
        }
        return level;
    }

    /** Records whether the next test rejected at its level. */
    public void recordOutcome(boolean rejected) {
        tests++;
        if (rejected) {
            rejections.add(tests);
        }
    }

    private static double weight(int distance) {
        return Math.pow(distance, -DECAY) / SUM;
    }
}
