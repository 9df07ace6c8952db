package org.openjdk.jmh.dynreconf.assertions;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.openjdk.jmh.dynreconf.assertions.formula.Measured;
import org.openjdk.jmh.dynreconf.assertions.formula.Relation;
import org.openjdk.jmh.dynreconf.assertions.formula.Relator;
import org.openjdk.jmh.dynreconf.assertions.formula.Term;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Evidence;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretation;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Quantity;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.statistics.Interval;

/**
 * Judges relations. {@code >=} is {@code <=} with exchanged sides, and {@code a = b} within t is {@code a <= (1 + t) b
 * and b <= (1 + t) a}, which with t = 0 is axiom 5 of stochastic performance logic. A benchmark in relation to itself
 * is judged by the functions alone (axiom 4), because its measurements are the same on both sides, not two samples.
 */
final class RelationJudge {

    private final MeasuredData data;
    private final Interpretation interpretation;
    private final double level;

    RelationJudge(MeasuredData data, Interpretation interpretation, double level) {
        this.data = data;
        this.interpretation = interpretation;
        this.level = level;
    }

    /** Judges a relation without variables. */
    Atom judge(Relation relation) {
        Optional<Findings> left = relation.left().measured().map(data::find);
        Optional<Findings> right = relation.right().measured().map(data::find);
        boolean run = left.map(Findings::wasRun).orElse(true) && right.map(Findings::wasRun).orElse(true);
        Optional<String> reason = left.flatMap(Findings::reason);
        if (!reason.isPresent()) {
            reason = right.flatMap(Findings::reason);
        }
        if (!reason.isPresent()) {
            reason = noTime(relation, left, right);
        }
        if (!reason.isPresent()) {
            reason = noCommonMode(left, right);
        }
        return reason.isPresent()
                ? new Atom(relation, Evidence.missing(reason.get()), run, Collections.emptyMap())
                : judge(relation, left, right);
    }

    /** Returns why counts cannot be compared with a constant: formulas have no unit for them. */
    private static Optional<String> noTime(Relation relation, Optional<Findings> left, Optional<Findings> right) {
        return isCounted(left, right) && (relation.left().offset() != 0 || relation.right().offset() != 0)
                ? Optional.of("counts have no unit such as " + relation.dimension().unit()
                        + ": compare them with other benchmarks only")
                : Optional.empty();
    }

    private static boolean isCounted(Optional<Findings> left, Optional<Findings> right) {
        return Stream.of(left, right).anyMatch(side -> side.filter(Findings::isCounted).isPresent());
    }

    private static Optional<String> noCommonMode(Optional<Findings> left, Optional<Findings> right) {
        return !left.isPresent() || !right.isPresent() || mode(left, right).isPresent() ? Optional.empty()
                : Optional.of("measured in different modes, " + String.join(" or ", left.get().sides.keySet())
                        + " against " + String.join(" or ", right.get().sides.keySet()));
    }

    /** Returns the first mode that all measured sides have. */
    private static Optional<String> mode(Optional<Findings> left, Optional<Findings> right) {
        Findings first = left.isPresent() ? left.get() : right.get();
        return first.sides.keySet().stream()
                .filter(mode -> right.map(findings -> findings.sides.containsKey(mode)).orElse(true)).findFirst();
    }

    private Atom judge(Relation relation, Optional<Findings> ofLeft, Optional<Findings> ofRight) {
        String mode = mode(ofLeft, ofRight).orElseThrow(IllegalStateException::new);
        Quantity left = quantity(relation.left(), ofLeft, mode);
        Quantity right = quantity(relation.right(), ofRight, mode);
        Evidence evidence =
                isReflexive(ofLeft, ofRight, mode) ? reflexive(relation.relator(), left, right, relation.tolerance())
                        : judge(relation.relator(), left, right, relation.tolerance());
        Map<String, Double> figures = figures(left, right, evidence.isOfGeometricMeans());
        if (isCounted(ofLeft, ofRight)) {
            figures.put(Atom.COUNTED, 1.0);
        }
        return new Atom(relation, evidence, true, evidence.reason().isPresent() ? Collections.emptyMap() : figures);
    }

    private static Quantity quantity(Term term, Optional<Findings> findings, String mode) {
        if (!findings.isPresent()) {
            return Quantity.constant(term.offset());
        }
        ForkSamples side = findings.get().sides.get(mode);
        if (side == null) {
            throw new IllegalStateException(term + " was not measured in mode " + mode);
        }
        Quantity quantity = Quantity.measured(side).transformed(term.scale(), term.offset());
        return term.measured().filter(Measured::isBaseline).isPresent() ? quantity.ofOtherRun() : quantity;
    }

    private static boolean isReflexive(Optional<Findings> left, Optional<Findings> right, String mode) {
        return left.isPresent() && right.isPresent() && left.get().sides.get(mode) == right.get().sides.get(mode);
    }

    private static Map<String, Double> figures(Quantity left, Quantity right, boolean geometric) {
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put(Atom.LEFT, geometric ? left.geometricMean() : left.mean());
        figures.put(Atom.RIGHT, geometric ? right.geometricMean() : right.mean());
        figures.put(Atom.LEFT_FORKS, (double) left.forks());
        figures.put(Atom.RIGHT_FORKS, (double) right.forks());
        return figures;
    }

    private Evidence judge(Relator relator, Quantity left, Quantity right, double tolerance) {
        switch (relator) {
            case AT_MOST:
                return interpretation.atMost(left, right, level);
            case AT_LEAST:
                Evidence swapped = interpretation.atMost(right, left, level);
                return swapped.reason().isPresent() ? swapped
                        : swapped.with(swapped.truth(), inverse(swapped.estimate()));
            default:
                return equal(left, right, 1 + tolerance);
        }
    }

    private Evidence equal(Quantity left, Quantity right, double factor) {
        Evidence above = interpretation.atMost(left, right.transformed(factor, 0), level);
        Evidence below = interpretation.atMost(right, left.transformed(factor, 0), level);
        return above.reason().isPresent() ? above
                : above.with(above.truth().and(below.truth()), scaled(above.estimate(), factor));
    }

    private static Interval inverse(Interval ratio) {
        return Double.isNaN(ratio.point()) ? ratio
                : Interval.of(ratio.upper() > 0 ? 1 / ratio.upper() : 0, 1 / ratio.point(),
                        ratio.lower() > 0 ? 1 / ratio.lower() : Double.POSITIVE_INFINITY);
    }

    private static Interval scaled(Interval ratio, double factor) {
        return Interval.of(ratio.lower() * factor, ratio.point() * factor, ratio.upper() * factor);
    }

    private Evidence reflexive(Relator relator, Quantity left, Quantity right, double tolerance) {
        Optional<String> defect = left.defect(1);
        if (defect.isPresent()) {
            return Evidence.missing(defect.get());
        }
        double factor = relator == Relator.EQUAL ? 1 + tolerance : 1;
        Truth atMost = everywhere(left.forkMeans(), right.transformed(factor, 0).forkMeans());
        Truth atLeast = everywhere(right.forkMeans(), left.transformed(factor, 0).forkMeans());
        Truth truth = relator == Relator.AT_MOST ? atMost
                : relator == Relator.AT_LEAST ? atLeast : atMost.and(atLeast);
        double ratio = left.mean() / right.mean();
        return Evidence.of(truth, Double.isNaN(ratio) ? Interval.unknown(ratio) : Interval.of(ratio, ratio, ratio));
    }

    private static Truth everywhere(double[] left, double[] right) {
        double[] differences = left.clone();
        Arrays.setAll(differences, fork -> left[fork] - right[fork]);
        return Arrays.stream(differences).allMatch(difference -> difference <= 0) ? Truth.HOLDS
                : Arrays.stream(differences).allMatch(difference -> difference > 0) ? Truth.FAILS : Truth.UNKNOWN;
    }
}
