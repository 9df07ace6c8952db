package org.openjdk.jmh.production.recordings;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedMethod;
import org.jspecify.annotations.Nullable;

/** Holds the content of a file, except for single invocations and samples, of which there may be millions. */
final class RecordedFile {

    static final String TIMING = "jdk.MethodTiming";
    static final String TRACE = "jdk.MethodTrace";
    static final String SAMPLE = "jdk.ExecutionSample";

    private static final String SETTING = "jdk.ActiveSetting";
    private static final String RECORDING = "jdk.ActiveRecording";
    private static final String VM = "jdk.JVMInformation";
    private static final String LOSS = "jdk.DataLoss";
    /** Maximum seconds from the start of a recording to the first setting in the file if both are simultaneous. */
    private static final long SAME_START_SECONDS = 2;

    final Path file;
    final TimeSpan span;
    private final Map<Long, String> types = new HashMap<>();
    final Map<MethodName, InvocationCounter> counters = new HashMap<>();
    private final Map<String, String> settings = new HashMap<>();
    private @Nullable Instant filtered;
    private final TreeSet<Instant> recordingStarts = new TreeSet<>();
    private @Nullable VmIdentity vm;
    private long lostBytes;

    private RecordedFile(Path file, TimeSpan span) {
        this.file = file;
        this.span = span;
    }

    /** Reads a file. If it cannot be used, the exception names it and says why. */
    static RecordedFile read(Path file) throws IOException {
        RecordedFile read = new RecordedFile(file, ChunkCheck.check(file));
        read.types.putAll(EventReader.types(file));
        EventReader pass = new EventReader(file);
        pass.on(TIMING, read::timing);
        pass.on(SETTING, read::setting);
        pass.on(RECORDING, read::recording);
        pass.on(VM, read::vm);
        pass.on(LOSS, event -> read.lostBytes += event.getLong("amount"));
        pass.run();
        return read;
    }

    private void timing(RecordedEvent event) {
        RecordedMethod method = event.getValue("method");
        if (EventReader.isWritten(method)) {
            counters.computeIfAbsent(MethodName.of(method), name -> new InvocationCounter()).add(snapshot(event));
        }
    }

    private static Snapshot snapshot(RecordedEvent event) {
        long invocations = event.getLong("invocations");
        return new Snapshot(event.getStartTime(), invocations, invocations * nanoseconds(event, "average"),
                nanoseconds(event, "minimum"), nanoseconds(event, "maximum"));
    }

    private static double nanoseconds(RecordedEvent event, String field) {
        return event.getLong(field) == Long.MIN_VALUE ? Double.NaN : event.getDuration(field).toNanos();
    }

    private void setting(RecordedEvent event) {
        String type = types.getOrDefault(event.getLong("id"), "");
        String name = event.getString("name");
        String value = event.getString("value");
        if (type.equals(TIMING) || type.equals(TRACE) || type.equals(SAMPLE)) {
            settings.put(type + "#" + name, value == null ? "" : value);
            if (name.equals("filter") && value != null && !value.isEmpty()) {
                filtered = earlier(filtered, event.getStartTime());
            }
        }
    }

    private void recording(RecordedEvent event) {
        recordingStarts.add(event.getInstant("recordingStart"));
    }

    private static Instant earlier(@Nullable Instant one, Instant other) {
        return one == null || other.isBefore(one) ? other : one;
    }

    private void vm(RecordedEvent event) {
        vm = new VmIdentity(event.getLong("pid"), event.getInstant("jvmStartTime"), event.getString("jvmVersion"));
    }

    /** Returns the recorded VM. A file that does not name its VM gets its own. */
    VmIdentity vm() {
        return vm == null ? new VmIdentity(-1, span.start(), file.toString()) : vm;
    }

    /**
     * Returns when timing or tracing was switched on: before the file begins, with its recording, or later. Settings do
     * not name their recording, so if the VM has several, the latest possible one counts.
     */
    Instant switchedOn() {
        if (filtered == null) {
            return span.start();
        }
        Instant start = recordingStarts.floor(filtered);
        boolean fromItsStart = filtered.isBefore(span.start().plusSeconds(SAME_START_SECONDS));
        return fromItsStart && start != null ? start : filtered;
    }

    /** Returns a setting of an event type, such as filter, threshold or period. */
    Optional<String> setting(String type, String name) {
        return Optional.ofNullable(settings.get(type + "#" + name)).filter(value -> !value.isEmpty());
    }

    /** Returns the filters of methods to time or trace. */
    Set<String> filters() {
        Set<String> filters = new HashSet<>();
        for (String type : new String[] {TIMING, TRACE}) {
            setting(type, "filter").ifPresent(filter -> filters.addAll(List.of(filter.split("\\s*;\\s*"))));
        }
        return filters;
    }

    long lostBytes() {
        return lostBytes;
    }
}
