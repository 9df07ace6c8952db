package org.openjdk.jmh.recordings;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Holds the recorded events of the threads that ran a benchmark, during its measurement. Stacks begin with the
 * benchmark's method, the outermost call first; the stack of JMH's loop around it is empty.
 */
public final class ForkEvents {

    private final Map<List<String>, Long> wallSamples = new LinkedHashMap<>();
    private final Map<List<String>, Long> processorSamples = new LinkedHashMap<>();
    private final Map<String, SortedMap<Integer, Long>> lines = new HashMap<>();
    private final Map<List<String>, Long> allocated = new LinkedHashMap<>();
    private final Map<List<String>, Long> waits = new LinkedHashMap<>();
    private final Set<InlinedCall> inlined = new HashSet<>();
    private final Map<InlinedCall, String> notInlined = new LinkedHashMap<>();
    private final Map<String, Long> deoptimized = new TreeMap<>();
    private double collectionNanos;
    private long allocationSamples;
    private long waitCount;

    ForkEvents() {
    }

    /**
     * Reads the recordings of a fork.
     *
     * @param files  written by its VM, or a profiler in it
     * @param window of the measurement; compilations count from the start of the VM
     * @throws UnreadableRecordingException if a recording is damaged
     */
    public static ForkEvents read(List<Path> files, MeasurementWindow window) throws IOException {
        return RecordingReader.read(files, window);
    }

    static void count(Map<List<String>, Long> stacks, List<String> stack, long weight) {
        stacks.merge(stack, weight, Long::sum);
    }

    void sample(boolean ofProcessorTime, List<String> stack, List<Integer> lineNumbers) {
        count(ofProcessorTime ? processorSamples : wallSamples, stack, 1);
        for (int i = 0; i < stack.size(); i++) {
            if (lineNumbers.get(i) > 0) {
                lines.computeIfAbsent(stack.get(i), method -> new TreeMap<>()).merge(lineNumbers.get(i), 1L, Long::sum);
            }
        }
    }

    void allocation(List<String> stack, long bytes) {
        count(allocated, stack, bytes);
        allocationSamples++;
    }

    void collection(double nanos) {
        collectionNanos += nanos;
    }

    void wait(List<String> stack, long nanos) {
        count(waits, stack, nanos);
        waitCount++;
    }

    void inlining(InlinedCall call, boolean succeeded, String message) {
        if (succeeded) {
            inlined.add(call);
        } else {
            notInlined.put(call, message);
        }
    }

    void deoptimization(String method) {
        deoptimized.merge(method, 1L, Long::sum);
    }

    /** Returns the samples of processor time by stack; empty if the VM does not take any. */
    public Map<List<String>, Long> processorSamples() {
        return Collections.unmodifiableMap(processorSamples);
    }

    /** Returns the samples of running threads by stack. To the VM, threads that wait for a processor are running. */
    public Map<List<String>, Long> wallSamples() {
        return Collections.unmodifiableMap(wallSamples);
    }

    /** Returns the number of samples by method and line, including calls from the line. */
    public Map<String, SortedMap<Integer, Long>> lines() {
        return Collections.unmodifiableMap(lines);
    }

    /** Returns the estimated number of allocated bytes by stack. */
    public Map<List<String>, Long> allocated() {
        return Collections.unmodifiableMap(allocated);
    }

    /** Returns the number of samples of {@link #allocated}. */
    public long allocationSamples() {
        return allocationSamples;
    }

    /**
     * Returns the nanoseconds of waiting by stack, which ends with the reason in parentheses. Waits below 0.1 ms are
     * not recorded.
     */
    public Map<List<String>, Long> waits() {
        return Collections.unmodifiableMap(waits);
    }

    /** Returns the number of waits. */
    public long waitCount() {
        return waitCount;
    }

    /** Returns the nanoseconds for which garbage collections stopped all threads. */
    public double collectionNanos() {
        return collectionNanos;
    }

    /** Returns the calls that the optimizing compiler inlined at least once. */
    public Set<InlinedCall> inlined() {
        return Collections.unmodifiableSet(inlined);
    }

    /** Returns the calls that the optimizing compiler did not inline at least once, with its latest reason. */
    public Map<InlinedCall, String> notInlined() {
        return Collections.unmodifiableMap(notInlined);
    }

    /** Returns the number of deoptimizations by method. */
    public Map<String, Long> deoptimized() {
        return Collections.unmodifiableMap(deoptimized);
    }
}
