package org.openjdk.jmh.dynreconf.criteria.steady;

import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;

/**
 * Holds the weights of the kinds of movement: the three that a fork's own series shows are averaged, the other two are
 * added. The trend that noise may hide is separate.
 */
final class Weights {

    private final double spread;
    private final double drift;
    private final double rise;
    private final double forks;
    private final double compilation;
    final double noise;

    Weights(CriterionOptions options) {
        spread = options.number(SteadyCriterion.SPREAD);
        drift = options.number(SteadyCriterion.DRIFT);
        rise = options.number(SteadyCriterion.RISE);
        forks = options.number(SteadyCriterion.FORKS);
        compilation = options.number(SteadyCriterion.COMPILATION);
        noise = options.number(SteadyCriterion.NOISE);
    }

    double combine(double spreads, double drifts, double rises, double offForks, double compiling) {
        double sum = spread * spreads + drift * drifts + rise * rises + forks * offForks + compilation * compiling;
        return sum / Math.max(1, spread + drift + rise);
    }
}
