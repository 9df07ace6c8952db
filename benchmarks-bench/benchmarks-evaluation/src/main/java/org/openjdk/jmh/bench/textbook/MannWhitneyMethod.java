package org.openjdk.jmh.bench.textbook;

import java.util.Arrays;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.RatioEstimate;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Implements the test of Mann and Whitney, which Peass uses (Reichelt, Kühne and Hasselbring, QRS'22), as an interval:
 * the Hodges and Lehmann estimate of the shift between logarithms of fork means. It is robust against outlying forks,
 * but has little power with few of them: at 95 % it needs four on each side, at 99 % five.
 */
final class MannWhitneyMethod implements ComparisonMethod {

    @Override
    public String name() {
        return "mann-whitney";
    }

    @Override
    public RatioEstimate estimate(ForkSamples baseline, ForkSamples candidate) {
        HodgesLehmann shift = HodgesLehmann.of(logarithms(candidate), logarithms(baseline));
        return new RatioEstimate() {
            @Override
            public Interval interval(double confidence) {
                return shift.interval(confidence).exp();
            }

            @Override
            public double pValue() {
                return shift.pValue();
            }
        };
    }

    private static double[] logarithms(ForkSamples side) {
        return Arrays.stream(side.forkMeans()).map(Math::log).toArray();
    }
}
