package org.openjdk.jmh.dynreconf.assertions;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.assertions.formula.Formula;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Evidence;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/** Holds a relation or growth of a formula with values for its variables, and the evidence for it; immutable. */
public final class Atom {

    /** Figure: mean of the left side, geometric if the ratio is of such means, in the unit of its dimension. */
    public static final String LEFT = "left";
    /** Figure: mean of the right side, geometric if the ratio is of such means, in the unit of its dimension. */
    public static final String RIGHT = "right";
    /** Figure: 1 if both sides are counts, so that they have no unit of a dimension; otherwise missing. */
    public static final String COUNTED = "counted";
    /** Figure: number of forks of the left side; 0 for a constant. */
    public static final String LEFT_FORKS = "leftForks";
    /** Figure: number of forks of the right side; 0 for a constant. */
    public static final String RIGHT_FORKS = "rightForks";
    /** Figure: exponent of the order of a growth over the measured values. */
    public static final String ORDER = "order";
    /** Figure: number of values of the parameter that a growth was fitted to. */
    public static final String PLACES = "places";

    /** Figure: smallest number of forks at a value of the parameter of a growth. */
    public static final String PLACE_FORKS = "placeForks";
    /** Figure: maximum number of forks of the benchmarks, if their number depends on the results. */
    public static final String MOST_FORKS = "mostForks";

    private final Formula statement;
    private final Evidence evidence;
    private final boolean run;
    private final Map<String, Double> figures;

    Atom(Formula statement, Evidence evidence, boolean run, Map<String, Double> figures) {
        this.statement = statement;
        this.evidence = evidence;
        this.run = run;
        this.figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
    }

    /** Returns the relation or growth, without variables. */
    public Formula statement() {
        return statement;
    }

    /** Returns whether it holds; unknown if there are too few data. */
    public Truth truth() {
        return evidence.truth();
    }

    /** Returns the judged figure with its limits: the ratio left / right of a relation, the exponent of a growth. */
    public Interval estimate() {
        return evidence.estimate();
    }

    /** Returns the reason why there are no figures, as a phrase; empty if there are some. */
    public Optional<String> reason() {
        return evidence.reason();
    }

    /** Returns whether all benchmarks that it needs have run; if not, a run of more benchmarks would decide more. */
    public boolean wasRun() {
        return run;
    }

    /** Returns other figures by name, unmodifiable; empty if there is a reason. */
    public Map<String, Double> figures() {
        return figures;
    }
}
