package org.openjdk.jmh.why;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.attribution.ForkCosts;
import org.openjdk.jmh.recordings.ForkRecording;

/** A fork with its recording: what its methods cost in an operation; immutable. */
final class ObservedFork {

    private static final String COLLECTIONS = "(collecting garbage)";
    private static final double NANOS_PER_MILLI = 1e6;
    /** Waits and collections are measured by the clock; with all of them there may be hardly any time left for code. */
    private static final double MOST_OF_OTHERS = 0.99;

    private final ForkRecording recording;
    private final double perOperation;
    private final String unit;
    private final int threads;
    private final double nanosPerUnit;
    private final double operations;

    /**
     * A fork.
     *
     * @throws UnobservedForkException if its score is no time, or 0
     */
    ObservedFork(ForkRecording recording, EndedFork fork) throws UnobservedForkException {
        this.recording = recording;
        perOperation = fork.timePerOperation().orElse(0);
        if (perOperation == 0) {
            throw new UnobservedForkException("its score is no time");
        }
        unit = fork.unit();
        threads = fork.threads();
        nanosPerUnit = fork.nanosPerUnit().orElse(1);
        operations =
                (fork.endMillis() - fork.startMillis()) * NANOS_PER_MILLI * threads / (perOperation * nanosPerUnit);
    }

    /** The unit of its times. */
    String unit() {
        return unit;
    }

    ForkRecording recording() {
        return recording;
    }

    boolean hasProcessorSamples() {
        return !recording.processorSamples().isEmpty();
    }

    /** What an operation took in this fork. */
    double perOperation() {
        return perOperation;
    }

    /**
     * What an operation takes, by the methods that it is in. A fork that did nothing but wait has no samples.
     *
     * @param time that this fork gives shares of
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

    /** What of it was no code of the benchmark. */
    private Map<List<String>, Double> others() {
        Map<List<String>, Double> others = new LinkedHashMap<>();
        others.put(Collections.singletonList(COLLECTIONS),
                recording.collectionNanos() * threads / operations / nanosPerUnit);
        recording.waits().forEach((what, nanos) -> others.put(what, nanos / operations / nanosPerUnit));
        others.values().removeIf(cost -> cost == 0);
        double sum = others.values().stream().mapToDouble(Double::doubleValue).sum();
        if (sum > MOST_OF_OTHERS * perOperation) {
            others.replaceAll((what, cost) -> cost * MOST_OF_OTHERS * perOperation / sum);
        }
        return others;
    }

    /** What an operation allocated, in bytes, by where. */
    ForkCosts allocation() {
        Map<List<String>, Double> stacks = new LinkedHashMap<>();
        recording.allocated().forEach((stack, bytes) -> stacks.put(stack, bytes / operations));
        double all = stacks.values().stream().mapToDouble(Double::doubleValue).sum();
        return ForkCosts.weighted(stacks, all / Math.max(1, recording.allocationSamples()));
    }
}
