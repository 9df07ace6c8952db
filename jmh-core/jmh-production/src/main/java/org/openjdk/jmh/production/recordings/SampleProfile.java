package org.openjdk.jmh.production.recordings;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedStackTrace;
import org.jspecify.annotations.Nullable;

/**
 * Counts samples of running threads, either as covered by a measured method or by the application's running method. The
 * recorder does not sample threads that wait or run native code.
 */
public final class SampleProfile {

    private final Predicate<MethodName> measured;
    private final Predicate<String> application;
    private final Map<MethodName, Boolean> known = new HashMap<>();
    private final Map<MethodName, Long> innermost = new HashMap<>();
    private final Map<MethodName, Long> anywhere = new HashMap<>();
    private long samples;
    private long covered;

    /**
     * Creates an empty profile.
     *
     * @param measured    accepts methods that benchmarks measure
     * @param application accepts the binary names of the application's classes
     */
    SampleProfile(Predicate<MethodName> measured, Predicate<String> application) {
        this.measured = measured;
        this.application = application;
    }

    void add(@Nullable RecordedStackTrace stack) {
        if (stack == null) {
            return;
        }
        samples++;
        Set<MethodName> methods = new HashSet<>();
        boolean isMeasured = false;
        MethodName nearest = null;
        for (RecordedFrame frame : stack.getFrames()) {
            MethodName method = frame.isJavaFrame() ? MethodName.of(frame.getMethod()) : null;
            isMeasured |= method != null && known.computeIfAbsent(method, measured::test);
            if (method != null && application.test(method.type())) {
                nearest = nearest == null ? method : nearest;
                methods.add(method);
            }
        }
        if (isMeasured) {
            covered++;
        } else {
            count(methods, nearest == null ? top(stack.getFrames()) : nearest);
        }
    }

    private void count(Set<MethodName> methods, @Nullable MethodName nearest) {
        if (nearest != null) {
            innermost.merge(nearest, 1L, Long::sum);
            methods.add(nearest);
        }
        methods.forEach(method -> anywhere.merge(method, 1L, Long::sum));
    }

    private static @Nullable MethodName top(List<RecordedFrame> frames) {
        return frames.isEmpty() ? null : MethodName.of(frames.get(0).getMethod());
    }

    public long samples() {
        return samples;
    }

    /** Returns the number of samples in measured methods or in methods that they call. */
    public long covered() {
        return covered;
    }

    /** Returns the other samples by the innermost method of the application, or else by the innermost method. */
    public Map<MethodName, Long> innermost() {
        return Map.copyOf(innermost);
    }

    /** Returns the number of other samples with a method from {@link #innermost} anywhere in their stack. */
    public long anywhere(MethodName method) {
        return anywhere.getOrDefault(method, 0L);
    }
}
