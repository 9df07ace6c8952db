package org.openjdk.jmh.why;

import java.util.Optional;
import java.util.OptionalDouble;
import org.openjdk.jmh.results.comparison.Unit;
import org.openjdk.jmh.results.json.StoredResult;

/** An observed fork that has ended: what it measured, and when; immutable. */
public final class EndedFork {

    private static final String PER_OPERATION = "/op";
    private static final Unit TIME = Unit.of("ns" + PER_OPERATION);

    private final StoredResult result;
    private final long startMillis;
    private final long endMillis;

    /**
     * A fork.
     *
     * @param result      of it alone
     * @param startMillis when its first measured iteration began, in milliseconds since 1970
     * @param endMillis   when its last one ended
     */
    public EndedFork(StoredResult result, long startMillis, long endMillis) {
        this.result = result;
        this.startMillis = startMillis;
        this.endMillis = endMillis;
    }

    /** What an operation took, in {@link #unit}; empty where the score is no time and no throughput. */
    public OptionalDouble timePerOperation() {
        double score = result.primary().score();
        double time = isTime() ? score : 1 / score;
        return nanosPerUnit().isPresent() && time >= 0 && Double.isFinite(time) ? OptionalDouble.of(time)
                : OptionalDouble.empty();
    }

    /** The unit of times: that of the score or, of a throughput, its reciprocal. */
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

    /** How many nanoseconds the unit has. */
    OptionalDouble nanosPerUnit() {
        Optional<Double> factor = Unit.of(unit()).factorTo(TIME);
        return factor.isPresent() ? OptionalDouble.of(factor.get()) : OptionalDouble.empty();
    }

    /** How many threads ran the benchmark. */
    public int threads() {
        return result.value("threads").map(Integer::valueOf).orElse(1);
    }

    /** When its first measured iteration began, in milliseconds since 1970. */
    public long startMillis() {
        return startMillis;
    }

    /** When its last one ended. */
    public long endMillis() {
        return endMillis;
    }
}
