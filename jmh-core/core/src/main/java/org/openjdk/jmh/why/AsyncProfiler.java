package org.openjdk.jmh.why;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** async-profiler; immutable. Its samples in Flight Recorder's own file have other times than that on JDK 25. */
final class AsyncProfiler implements Sampler {

    /** Of one time there would be two accounts otherwise, with other weights. */
    private static final Set<String> EVENTS = new HashSet<>(
            Arrays.asList("jdk.ExecutionSample", "jdk.NativeMethodSample", "jdk.CPUTimeSample"));

    private final Path library;

    /** The one of a library. */
    AsyncProfiler(Path library) {
        this.library = library.toAbsolutePath();
    }

    @Override
    public String name() {
        return "async-profiler";
    }

    @Override
    public boolean takes(String event) {
        return EVENTS.contains(event);
    }

    @Override
    public List<String> vmArguments(Path file, int deepestStack) {
        return Collections.singletonList("-agentpath:" + library + "=start,event=cpu,interval=1ms,jstackdepth="
                + deepestStack + ",jfr,file=" + file);
    }
}
