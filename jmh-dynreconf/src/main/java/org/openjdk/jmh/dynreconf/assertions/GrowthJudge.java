package org.openjdk.jmh.dynreconf.assertions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import org.openjdk.jmh.dynreconf.assertions.formula.Growth;
import org.openjdk.jmh.dynreconf.assertions.formula.Order;
import org.openjdk.jmh.dynreconf.assertions.formula.Relator;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Evidence;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Quantity;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.statistics.WelchSlope;

/**
 * Judges growth: the exponent of the parameter is the slope of the logarithms of fork means over those of the
 * parameter's values, with the interval of the interpretation. The exponent of an order over the same values is the
 * slope of its logarithm. The relation compares these two exponents, within the tolerance.
 *
 * <p>Worked example: 1, 2 and 4 µs at 10, 100 and 1,000 grow with the exponent log10(2) = 0.301; n log n grows with
 * 1.239 over the same values.
 */
final class GrowthJudge {

    private static final int FEWEST_FORKS = 2;

    private final MeasuredData data;
    private final Interpretation interpretation;
    private final double level;

    GrowthJudge(MeasuredData data, Interpretation interpretation, double level) {
        this.data = data;
        this.interpretation = interpretation;
        this.level = level;
    }

    /** Judges a growth without variables. */
    Atom judge(Growth growth) {
        SortedMap<Double, Findings> series = data.series(growth.grown(), growth.order().parameter());
        Optional<String> reason = obstacle(growth, series);
        if (reason.isPresent()) {
            boolean run = !series.isEmpty() && series.values().stream().allMatch(Findings::wasRun);
            return new Atom(growth, Evidence.missing(reason.get()), run, Collections.emptyMap());
        }
        String mode = modes(series).iterator().next();
        List<Quantity> quantities = new ArrayList<>();
        series.values().forEach(findings -> Optional.ofNullable(findings.sides.get(mode))
                .ifPresent(side -> quantities.add(Quantity.measured(side))));
        Optional<String> defect = defect(quantities);
        return defect.isPresent() ? new Atom(growth, Evidence.missing(defect.get()), true, Collections.emptyMap())
                : fit(growth, new ArrayList<>(series.keySet()), quantities);
    }

    private static Optional<String> obstacle(Growth growth, SortedMap<Double, Findings> series) {
        String parameter = growth.order().parameter();
        if (series.size() < 2) {
            return Optional.of(growth.grown() + " has results for " + (series.isEmpty() ? "no" : "a single")
                    + " number as " + parameter + ": growth needs two");
        }
        if (!(series.firstKey() > growth.order().above())) {
            return Optional.of(parameter + " is " + series.firstKey() + ", where " + growth.order()
                    + " has no logarithm: all values must be above " + (int) growth.order().above());
        }
        for (Findings findings : series.values()) {
            if (findings.reason().isPresent()) {
                return findings.reason();
            }
        }
        return modes(series).isEmpty() ? Optional.of("the values of " + parameter + " were measured in different modes")
                : Optional.empty();
    }

    private static Set<String> modes(SortedMap<Double, Findings> series) {
        Set<String> common = new LinkedHashSet<>(series.values().iterator().next().sides.keySet());
        series.values().forEach(findings -> common.retainAll(findings.sides.keySet()));
        return common;
    }

    private static Optional<String> defect(List<Quantity> quantities) {
        for (Quantity quantity : quantities) {
            Optional<String> defect = quantity.defect(FEWEST_FORKS);
            if (defect.isPresent()) {
                return defect;
            }
            if (Arrays.stream(quantity.forkMeans()).anyMatch(mean -> !(mean > 0))) {
                return Optional.of("growth needs values above 0 in all forks");
            }
        }
        return Optional.empty();
    }

    private Atom fit(Growth growth, List<Double> values, List<Quantity> quantities) {
        double[] places = values.stream().mapToDouble(Math::log).toArray();
        List<double[]> logarithms = new ArrayList<>();
        quantities.forEach(quantity -> logarithms.add(
                Arrays.stream(quantity.forkMeans()).map(Math::log).toArray()));
        Interval exponent = interpretation.slope(places, logarithms, level);
        double order = exponentOf(growth.order(), values, places);
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put(Atom.ORDER, order);
        figures.put(Atom.PLACES, (double) values.size());
        figures.put(Atom.PLACE_FORKS, quantities.stream().mapToDouble(Quantity::forks).min().orElse(Double.NaN));
        return new Atom(growth, Evidence.of(truth(growth, exponent, order), exponent), true, figures);
    }

    private static double exponentOf(Order order, List<Double> values, double[] places) {
        return WelchSlope.slope(places, values.stream().mapToDouble(order::logarithm).toArray());
    }

    private static Truth truth(Growth growth, Interval exponent, double order) {
        Truth atMost = atMost(exponent.lower(), exponent.upper(), order + growth.tolerance());
        Truth atLeast = atMost(-exponent.upper(), -exponent.lower(), growth.tolerance() - order);
        return growth.relator() == Relator.AT_MOST ? atMost
                : growth.relator() == Relator.AT_LEAST ? atLeast : atMost.and(atLeast);
    }

    private static Truth atMost(double lower, double upper, double limit) {
        return lower > limit ? Truth.FAILS : upper <= limit ? Truth.HOLDS : Truth.UNKNOWN;
    }
}
