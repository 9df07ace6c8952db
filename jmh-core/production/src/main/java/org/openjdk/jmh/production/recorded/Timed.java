package org.openjdk.jmh.production.recorded;

import java.util.List;

/**
 * What recordings tell of the times of a method.
 *
 * @param method    that was timed
 * @param windows   for each VM what happened one span of time after the other, without what is left out
 * @param minimum   of all since timing was switched on, in nanoseconds; NaN where it is not known
 * @param maximum   of all since timing was switched on, in nanoseconds; NaN where it is not known
 * @param durations of single invocations, without what is left out; none where they were not traced
 */
public record Timed(MethodName method, List<List<Window>> windows, double minimum, double maximum,
                    Durations durations) {

    /** The windows of all VMs together. */
    public Window total() {
        return windows.stream().flatMap(List::stream).filter(window -> window.invocations() > 0)
                .reduce(new Window(0, 0), Window::and);
    }
}
