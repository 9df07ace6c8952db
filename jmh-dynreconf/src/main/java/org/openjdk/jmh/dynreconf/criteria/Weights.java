package org.openjdk.jmh.dynreconf.criteria;

/**
 * How much each kind of movement counts: the three that a fork's own series shows are averaged, the other two come on
 * top in the same measure.
 */
final class Weights {

    private final double spread;
    private final double drift;
    private final double rise;
    private final double forks;
    private final double compilation;

    Weights(CriterionOptions options) {
        spread = options.number(SteadyCriterion.SPREAD);
        drift = options.number(SteadyCriterion.DRIFT);
        rise = options.number(SteadyCriterion.RISE);
        forks = options.number(SteadyCriterion.FORKS);
        compilation = options.number(SteadyCriterion.COMPILATION);
    }

    double mean(double spreads, double drifts, double rises, double offForks, double compiling) {
        double sum = spread * spreads + drift * drifts + rise * rises + forks * offForks + compilation * compiling;
        return sum / Math.max(1, spread + drift + rise);
    }
}
