package org.openjdk.jmh.production.recorded;

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
 * Where samples of running threads were: under a method that benchmarks measure, or else in which method of the
 * application. Threads that wait, or are in native code, are not sampled.
 */
public final class Profile {

    private final Predicate<MethodName> measured;
    private final Predicate<String> application;
    private final Map<MethodName, Boolean> known = new HashMap<>();
    private final Map<MethodName, Long> innermost = new HashMap<>();
    private final Map<MethodName, Long> anywhere = new HashMap<>();
    private long samples;
    private long covered;

    /**
     * No samples.
     *
     * @param measured    whether benchmarks measure a method
     * @param application whether a class, by its binary name, is of the application
     */
    Profile(Predicate<MethodName> measured, Predicate<String> application) {
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

    /** How many samples there are. */
    public long samples() {
        return samples;
    }

    /** How many were in methods that benchmarks measure, or in what these call. */
    public long covered() {
        return covered;
    }

    /** The other samples by the innermost method of the application; by the innermost one where there is none. */
    public Map<MethodName, Long> innermost() {
        return Map.copyOf(innermost);
    }

    /** The other samples that have a method of the application, or of {@link #innermost}, anywhere in their stack. */
    public long anywhere(MethodName method) {
        return anywhere.getOrDefault(method, 0L);
    }
}
