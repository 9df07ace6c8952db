package org.openjdk.jmh.recordings;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import jdk.jfr.consumer.RecordedClass;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedObject;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordingFile;

/** Reads the events of recordings into a {@link ForkEvents}. */
final class RecordingReader {

    private static final String STUB_CLASS = "_jmhTest";
    private static final String STUB_METHOD = "_jmhStub";
    private static final Set<String> SECOND_COMPILERS = new HashSet<>(Arrays.asList("c2", "jvmci"));

    private final MeasurementWindow window;
    private final ForkEvents fork = new ForkEvents();
    private final Set<Integer> ofSecondCompiler = new HashSet<>();
    private final List<RecordedEvent> inlining = new ArrayList<>();

    private RecordingReader(MeasurementWindow window) {
        this.window = window;
    }

    static ForkEvents read(List<Path> files, MeasurementWindow window) throws IOException {
        RecordingReader reader = new RecordingReader(window);
        for (Path file : files) {
            reader.read(file);
        }
        reader.inlining.forEach(reader::inlined);
        return reader.fork;
    }

    private void read(Path file) throws IOException {
        try (RecordingFile events = new RecordingFile(file)) {
            while (events.hasMoreEvents()) {
                take(events.readEvent());
            }
        } catch (RuntimeException | UnreadableRecordingException e) {
            throw new UnreadableRecordingException("its recording is damaged", e);
        }
    }

    private void take(RecordedEvent event) {
        String type = event.getEventType().getName();
        if (type.equals("jdk.CompilerInlining")) {
            inlining.add(event);
        } else if (type.equals("jdk.Compilation")) {
            if (SECOND_COMPILERS.contains(event.getString("compiler").toLowerCase(Locale.ROOT))) {
                ofSecondCompiler.add(event.getInt("compileId"));
            }
        } else if (window.contains(event.getStartTime())) {
            takeMeasured(type, event);
        }
    }

    private void takeMeasured(String type, RecordedEvent event) {
        if (type.equals("jdk.GarbageCollection")) {
            fork.collection((double) event.getDuration("sumOfPauses").toNanos());
            return;
        }
        Stack stack = Stack.of(event.getStackTrace());
        if (stack == null) {
            return;
        }
        switch (type) {
            case "jdk.ExecutionSample":
            case "jdk.NativeMethodSample":
                sample(false, stack);
                break;
            case "jdk.CPUTimeSample":
                sample(true, stack);
                break;
            case "jdk.ObjectAllocationSample":
                fork.allocation(stack.with("new " + name(event.getClass("objectClass"))), event.getLong("weight"));
                break;
            case "jdk.Deoptimization":
                fork.deoptimization(stack.top());
                break;
            default:
                fork.wait(stack.with(waitedFor(type, event)), event.getDuration().toNanos());
        }
    }

    private void sample(boolean ofProcessorTime, Stack stack) {
        fork.sample(ofProcessorTime, stack.methods, stack.lines);
    }

    private static String waitedFor(String type, RecordedEvent event) {
        switch (type) {
            case "jdk.JavaMonitorEnter":
                return "(waiting for a lock of " + name(event.getClass("monitorClass")) + ")";
            case "jdk.JavaMonitorWait":
                return "(waiting to be notified by " + name(event.getClass("monitorClass")) + ")";
            case "jdk.ThreadPark":
                return "(parked" + (event.getClass("parkedClass") == null ? "" : " by "
                        + name(event.getClass("parkedClass"))) + ")";
            default:
                return "(sleeping)";
        }
    }

    private static String name(RecordedClass type) {
        return type == null ? "an object" : type.getName();
    }

    private void inlined(RecordedEvent event) {
        if (ofSecondCompiler.contains(event.getInt("compileId"))) {
            RecordedMethod caller = event.getValue("caller");
            RecordedObject callee = event.getValue("callee");
            fork.inlining(new InlinedCall(FrameNames.of(caller), FrameNames.of(callee.getString("type"),
                    callee.getString("name"), callee.getString("descriptor"))), event.getBoolean("succeeded"),
                    event.getString("message"));
        }
    }

    /** Represents the calls of a benchmark, below JMH's loop. */
    private static final class Stack {

        private final List<String> methods = new ArrayList<>();
        private final List<Integer> lines = new ArrayList<>();

        /**
         * Returns the benchmark's part of a stack, or null if it has none. A stack whose outer end was cut off may be
         * the benchmark's.
         */
        static Stack of(RecordedStackTrace trace) {
            if (trace == null) {
                return null;
            }
            Stack stack = new Stack();
            for (RecordedFrame frame : trace.getFrames()) {
                RecordedMethod method = frame.getMethod();
                if (method.getName().endsWith(STUB_METHOD) && method.getType().getName().contains(STUB_CLASS)) {
                    return stack.outermostFirst();
                }
                stack.methods.add(FrameNames.of(method));
                stack.lines.add(frame.getLineNumber());
            }
            return trace.isTruncated() ? stack.outermostFirst() : null;
        }

        private Stack outermostFirst() {
            Collections.reverse(methods);
            Collections.reverse(lines);
            return this;
        }

        /** Returns the stack with an action as its last call. */
        private List<String> with(String what) {
            List<String> stack = new ArrayList<>(methods);
            stack.add(what);
            return stack;
        }

        private String top() {
            return methods.isEmpty() ? "" : methods.get(methods.size() - 1);
        }
    }
}
