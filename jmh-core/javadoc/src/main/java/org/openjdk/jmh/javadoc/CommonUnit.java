package org.openjdk.jmh.javadoc;

import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.results.comparison.Unit;
import org.openjdk.jmh.results.measures.MeasuredResult;

/**
 * The unit in which results that can be compared are shown: the largest in which all are at least 1, where they are times
 * of an operation; else that of the first one.
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

    /** What the values of a result are multiplied by; 1 where they cannot be converted. */
    double factor(MeasuredResult result) {
        return factor(result, unit).orElse(1.0);
    }

    /** The unit of the values of a result, so multiplied. */
    String of(MeasuredResult result) {
        return factor(result, unit).isPresent() ? unit.toString() : result.unit();
    }

    private static Optional<Double> factor(MeasuredResult result, Unit unit) {
        return Unit.of(result.unit()).factorTo(unit);
    }
}
