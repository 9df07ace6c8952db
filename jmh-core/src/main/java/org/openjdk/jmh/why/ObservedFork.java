package org.openjdk.jmh.why;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.attribution.ForkCosts;
import org.openjdk.jmh.recordings.ForkEvents;

/** The costs of methods per operation of a fork, from its recording. Immutable. */
final class ObservedFork {

    private static final String COLLECTIONS = "(collecting garbage)";
    private static final double NANOS_PER_MILLI = 1e6;
    /** Maximum share of waits and collections. Measured by the clock, they may exceed the total time. */
    private static final double MAX_OF_OTHERS = 0.99;

    final ForkEvents recording;
    private final double perOperation;
    final String unit;
    private final int threads;
    private final double nanosPerUnit;
    private final double operations;

    /** @throws ForkObservationException if the score of the fork is not a time, or 0 */
    ObservedFork(ForkEvents recording, ObservedForkResult fork) throws ForkObservationException {
        this.recording = recording;
        perOperation = fork.timePerOperation().orElse(0);
        if (perOperation == 0) {
            throw new ForkObservationException("its score is not a time");
        }
        unit = fork.unit();
        threads = fork.threads();
        nanosPerUnit = fork.nanosPerUnit().orElse(1);
        operations =
                (fork.endMillis - fork.startMillis) * NANOS_PER_MILLI * threads / (perOperation * nanosPerUnit);
    }

    boolean hasProcessorSamples() {
        return !recording.processorSamples().isEmpty();
    }

    double perOperation() {
        return perOperation;
    }

    /**
     * Returns the time of an operation by stacks of methods. A fork that only waited has no samples.
     *
     * @param byProcessorTime whether to use samples of processor time rather than wall-clock time
     * @param time            to distribute by the shares in this fork
     */
    ForkCosts time(boolean byProcessorTime, double time) {
        Map<List<String>, Double> others = others();
        Map<List<String>, Long> samples = byProcessorTime ? recording.processorSamples() : recording.wallSamples();
        if (samples.isEmpty()) {
            double sum = others.values().stream().mapToDouble(Double::doubleValue).sum();
            others.replaceAll((what, cost) -> cost / sum * time);
            return ForkCosts.weighted(others, time / recording.waitCount());
        }
        others.replaceAll((what, cost) -> cost / perOperation * time);
        return ForkCosts.sampled(samples, time, others);
    }

    /** Returns the times of an operation outside the code of the benchmark. */
    private Map<List<String>, Double> others() {
        Map<List<String>, Double> others = new LinkedHashMap<>();
        others.put(Collections.singletonList(COLLECTIONS),
                recording.collectionNanos() * threads / operations / nanosPerUnit);
        recording.waits().forEach((what, nanos) -> others.put(what, nanos / operations / nanosPerUnit));
        others.values().removeIf(cost -> cost == 0);
        double sum = others.values().stream().mapToDouble(Double::doubleValue).sum();
        if (sum > MAX_OF_OTHERS * perOperation) {
            others.replaceAll((what, cost) -> cost * MAX_OF_OTHERS * perOperation / sum);
        }
        return others;
    }

    /** Returns the bytes that an operation allocated, by stacks of methods. */
    ForkCosts allocation() {
        Map<List<String>, Double> stacks = new LinkedHashMap<>();
        recording.allocated().forEach((stack, bytes) -> stacks.put(stack, bytes / operations));
        double all = stacks.values().stream().mapToDouble(Double::doubleValue).sum();
        return ForkCosts.weighted(stacks, all / Math.max(1, recording.allocationSamples()));
    }
}
