package org.openjdk.jmh.production.recordings;

import java.util.List;

/**
 * Represents the recorded times of a method.
 *
 * @param windows   successive windows of each VM, without skipped ones
 * @param minimum   shortest invocation since timing was switched on, in nanoseconds; NaN if unknown
 * @param maximum   longest invocation since timing was switched on, in nanoseconds; NaN if unknown
 * @param durations individual invocations, without skipped ones; empty if the method was not traced
 */
public record MethodTimes(MethodName method, List<List<Window>> windows, double minimum, double maximum,
                          InvocationDurations durations) {

    /** Returns the sum of the windows of all VMs. */
    public Window total() {
        return windows.stream().flatMap(List::stream).filter(window -> window.invocations() > 0)
                .reduce(new Window(0, 0), Window::plus);
    }
}
