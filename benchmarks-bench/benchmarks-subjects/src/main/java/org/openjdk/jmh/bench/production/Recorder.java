package org.openjdk.jmh.bench.production;

import java.time.Duration;
import jdk.jfr.EventSettings;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;

/** What records the calls of a method: events of the JDK, by their names, as they are newer than the JDK that compiles this. */
public enum Recorder {

    /** Nothing. */
    OFF(null, false, false),
    /** Nothing, after as many calls as those below make that end. */
    OFF_ENDED(null, false, true),
    /** Number of calls, shortest, mean and longest time. */
    TIMING("jdk.MethodTiming", false, false),
    /** Each call. */
    TRACE("jdk.MethodTrace", false, false),
    /** Each call with its stack trace, as the settings of the JDK have it. */
    STACKS("jdk.MethodTrace", true, false),
    /** As {@link #TIMING}, switched off again before anything is measured. */
    TIMING_ENDED("jdk.MethodTiming", false, true),
    /** As {@link #TRACE}, switched off again before anything is measured. */
    TRACE_ENDED("jdk.MethodTrace", false, true);

    private static final long KEPT_BYTES = 25_000_000;
    private static final Duration PERIOD = Duration.ofMillis(250);

    private final String event;
    private final boolean stacks;
    private final boolean ends;

    Recorder(String event, boolean stacks, boolean ends) {
        this.event = event;
        this.stacks = stacks;
        this.ends = ends;
    }

    boolean records() {
        return event != null;
    }

    boolean ends() {
        return ends;
    }

    /**
     * Starts to record the calls of a method.
     *
     * @param method type and method, {@code package.Type::method}
     * @throws IllegalStateException where this JVM has no such event
     */
    Recording start(String method) {
        if (FlightRecorder.getFlightRecorder().getEventTypes().stream()
                .noneMatch(type -> type.getName().equals(event))) {
            throw new IllegalStateException("no event " + event + " in this JVM, " + Runtime.version()
                    + ": it takes JDK 25");
        }
        Recording recording = new Recording();
        recording.setMaxSize(KEPT_BYTES);
        EventSettings settings = recording.enable(event).with("filter", method).withThreshold(Duration.ZERO)
                .withPeriod(PERIOD);
        if (stacks) {
            settings.withStackTrace();
        } else {
            settings.withoutStackTrace();
        }
        recording.start();
        return recording;
    }
}
