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
 * What was recorded of the threads that ran a benchmark, while it was measured. Stacks begin with the benchmark's
 * method, the outermost call first; that of JMH's loop around it is empty.
 */
public final class ForkRecording {

    private final Map<List<String>, Long> wallSamples = new LinkedHashMap<>();
    private final Map<List<String>, Long> processorSamples = new LinkedHashMap<>();
    private final Map<String, SortedMap<Integer, Long>> lines = new HashMap<>();
    private final Map<List<String>, Long> allocated = new LinkedHashMap<>();
    private final Map<List<String>, Long> waits = new LinkedHashMap<>();
    private final Set<InlinedCall> inlined = new HashSet<>();
    private final Map<InlinedCall, String> notInlined = new LinkedHashMap<>();
    private final Map<String, Long> deoptimized = new TreeMap<>();
    private double collectionNanos;
    private long collections;
    private long allocationSamples;
    private long waitCount;

    ForkRecording() {
    }

    /**
     * Reads what was written of a fork.
     *
     * @param files  that its VM, or a profiler in it, has written
     * @param window in which its benchmark was measured; what compilers did counts from the start of the VM on
     * @return what is in it
     * @throws UnreadableRecordingException if it was cut off, or is no recording
     * @throws IOException                  if it cannot be read
     */
    public static ForkRecording read(List<Path> files, Window window) throws IOException {
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
        collections++;
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

    /**
     * Samples by the time that threads had a processor, and how many there are of each stack; none where the VM takes
     * none.
     */
    public Map<List<String>, Long> processorSamples() {
        return Collections.unmodifiableMap(processorSamples);
    }

    /** Samples by the time that threads were running as the VM sees it, also where they waited for a processor. */
    public Map<List<String>, Long> wallSamples() {
        return Collections.unmodifiableMap(wallSamples);
    }

    /** Returns how many samples were in which line of a method, or in what it calls there. */
    public Map<String, SortedMap<Integer, Long>> lines() {
        return Collections.unmodifiableMap(lines);
    }

    /** About how many bytes were allocated from which stack. */
    public Map<List<String>, Long> allocated() {
        return Collections.unmodifiableMap(allocated);
    }

    /** Returns how many samples that is known from. */
    public long allocationSamples() {
        return allocationSamples;
    }

    /**
     * Returns how long threads that ran the benchmark waited, in nanoseconds, by stacks that end with what for, in
     * parentheses. Waits below 0.1 ms are not in it.
     */
    public Map<List<String>, Long> waits() {
        return Collections.unmodifiableMap(waits);
    }

    /** Returns how many waits that were. */
    public long waitCount() {
        return waitCount;
    }

    /** Returns how long collections of garbage stopped all threads, in nanoseconds. */
    public double collectionNanos() {
        return collectionNanos;
    }

    /** Returns how many collections there were. */
    public long collections() {
        return collections;
    }

    /** Calls that the second compiler inlined, at least once. */
    public Set<InlinedCall> inlined() {
        return Collections.unmodifiableSet(inlined);
    }

    /** Calls that the second compiler did not inline, at least once, with its latest reason. */
    public Map<InlinedCall, String> notInlined() {
        return Collections.unmodifiableMap(notInlined);
    }

    /** Returns how often compiled code of a method was given up while it was measured. */
    public Map<String, Long> deoptimized() {
        return Collections.unmodifiableMap(deoptimized);
    }
}
