package org.openjdk.jmh.why;

import java.util.Optional;
import java.util.OptionalDouble;
import org.openjdk.jmh.results.comparison.Unit;
import org.openjdk.jmh.results.json.StoredResult;

/** The result of an observed fork, and the time of its measurement. Immutable. */
public final class ObservedForkResult {

    private static final String PER_OPERATION = "/op";
    private static final Unit TIME = Unit.of("ns" + PER_OPERATION);

    private final StoredResult result;
    /** The start of the first measured iteration, in milliseconds since 1970. */
    final long startMillis;
    /** The end of the last iteration, in milliseconds since 1970. */
    final long endMillis;

    /** @param result of this fork alone */
    public ObservedForkResult(StoredResult result, long startMillis, long endMillis) {
        this.result = result;
        this.startMillis = startMillis;
        this.endMillis = endMillis;
    }

    /** Returns the time of an operation in {@link #unit}, empty if the score is neither a time nor a throughput. */
    public OptionalDouble timePerOperation() {
        double score = result.primary().score();
        double time = isTime() ? score : 1 / score;
        return nanosPerUnit().isPresent() && time >= 0 && Double.isFinite(time) ? OptionalDouble.of(time)
                : OptionalDouble.empty();
    }

    /** Returns the unit of times: that of the score, or the reciprocal of the unit of a throughput. */
    public String unit() {
        String unit = unitOfScore().toString();
        return isTime() ? unit : unit.substring(unit.indexOf('/') + 1) + PER_OPERATION;
    }

    private Unit unitOfScore() {
        return Unit.of(result.primary().unit());
    }

    private boolean isTime() {
        return unitOfScore().factorTo(TIME).isPresent();
    }

    /** Returns the nanoseconds of the unit, empty if it is not a unit of time. */
    OptionalDouble nanosPerUnit() {
        Optional<Double> factor = Unit.of(unit()).factorTo(TIME);
        return factor.isPresent() ? OptionalDouble.of(factor.get()) : OptionalDouble.empty();
    }

    public int threads() {
        return result.value("threads").map(Integer::valueOf).orElse(1);
    }
}
