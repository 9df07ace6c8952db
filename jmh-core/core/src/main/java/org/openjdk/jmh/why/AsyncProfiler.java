package org.openjdk.jmh.why;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * async-profiler, which takes samples in place of Flight Recorder; immutable. They are in a file of their own, as in Flight
 * Recorder's they have other times than all else on JDK 25.
 */
final class AsyncProfiler {

    static final String NAME = "async-profiler";

    /** Of one time there would be two accounts otherwise, with other weights. */
    private static final Set<String> EVENTS = new HashSet<>(
            Arrays.asList("jdk.ExecutionSample", "jdk.NativeMethodSample", "jdk.CPUTimeSample"));

    private final Path library;

    /** The one of a library. */
    AsyncProfiler(Path library) {
        this.library = library.toAbsolutePath();
    }

    Path library() {
        return library;
    }

    /** Whether it takes events of that type. */
    boolean takes(String event) {
        return EVENTS.contains(event);
    }

    /**
     * Begins with the VM of a fork.
     *
     * @param file         in the format of Flight Recorder, that has its samples when the VM has ended
     * @param deepestStack frames of a stack
     * @return what the VM is told
     */
    String vmArgument(Path file, int deepestStack) {
        return "-agentpath:" + library + "=start,event=cpu,interval=1ms,jstackdepth="
                + deepestStack + ",jfr,file=" + file;
    }
}
