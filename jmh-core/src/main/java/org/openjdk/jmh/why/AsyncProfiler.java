package org.openjdk.jmh.why;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Starts async-profiler in forks, which then takes the samples instead of Flight Recorder. Its samples are in a
 * separate file: on JDK 25, they would have other timestamps than Flight Recorder's events in the same file. Immutable.
 */
final class AsyncProfiler {

    static final String NAME = "async-profiler";

    /**
     * Events that Flight Recorder must not record as well, because samples would count twice with different weights.
     */
    private static final Set<String> EVENTS = new HashSet<>(
            Arrays.asList("jdk.ExecutionSample", "jdk.NativeMethodSample", "jdk.CPUTimeSample"));

    private final Path library;

    AsyncProfiler(Path library) {
        this.library = library.toAbsolutePath();
    }

    Path library() {
        return library;
    }

    /** Returns whether it replaces events of a type. */
    boolean takes(String event) {
        return EVENTS.contains(event);
    }

    /**
     * Returns the VM argument that starts it.
     *
     * @param file         output in the format of Flight Recorder, written when the VM ends
     * @param deepestStack maximum number of frames of a stack
     */
    String vmArgument(Path file, int deepestStack) {
        return "-agentpath:" + library + "=start,event=cpu,interval=1ms,jstackdepth="
                + deepestStack + ",jfr,file=" + file;
    }
}
