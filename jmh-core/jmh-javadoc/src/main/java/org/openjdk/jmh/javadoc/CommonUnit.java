package org.openjdk.jmh.javadoc;

import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.results.comparison.Unit;
import org.openjdk.jmh.results.measures.MeasuredResult;

/**
 * Chooses a common unit for results. For times of an operation it is the largest unit in which all of them are at least
 * 1, otherwise the unit of the first result.
 */
final class CommonUnit {

    private static final List<Unit> TIMES =
            List.of(Unit.of("s/op"), Unit.of("ms/op"), Unit.of("us/op"), Unit.of("ns/op"));

    private final Unit unit;

    CommonUnit(List<MeasuredResult> results) {
        Unit first = Unit.of(results.get(0).unit());
        unit = first.factorTo(TIMES.get(0)).isEmpty() ? first
                : TIMES.stream().filter(time -> smallest(results, time) >= 1).findFirst()
                        .orElse(TIMES.get(TIMES.size() - 1));
    }

    private static double smallest(List<MeasuredResult> results, Unit unit) {
        return results.stream()
                .flatMap(result -> factor(result, unit).map(factor -> factor * result.mean().point()).stream())
                .mapToDouble(Double::doubleValue).min().orElse(0);
    }

    /** Returns the factor from a result's unit to the common one; 1 if they are incompatible. */
    double factor(MeasuredResult result) {
        return factor(result, unit).orElse(1.0);
    }

    /** Returns the unit of a result after its values were multiplied by {@link #factor}. */
    String of(MeasuredResult result) {
        return factor(result, unit).isPresent() ? unit.toString() : result.unit();
    }

    private static Optional<Double> factor(MeasuredResult result, Unit unit) {
        return Unit.of(result.unit()).factorTo(unit);
    }
}
