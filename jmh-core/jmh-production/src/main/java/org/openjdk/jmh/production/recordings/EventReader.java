package org.openjdk.jmh.production.recordings;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import jdk.jfr.consumer.EventStream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordingFile;

/** Reads a file once, event by event, so that memory holds only what consumers keep. */
final class EventReader {

    /** {@code ACC_BRIDGE} of class files. */
    private static final int BRIDGE = 0x0040;
    private static final int SYNTHETIC = 0x1000;

    private final Path file;
    private final Map<String, Consumer<RecordedEvent>> consumers = new HashMap<>();

    EventReader(Path file) {
        this.file = file;
    }

    /** Returns whether a method is in a source. Compilers generate others with the same name that call it. */
    static boolean isWritten(RecordedMethod method) {
        return method != null && (method.getModifiers() & (BRIDGE | SYNTHETIC)) == 0
                && !Modifier.isAbstract(method.getModifiers());
    }

    /** Registers a consumer for one type of event. It must not keep events, which the parser reuses. */
    void on(String type, Consumer<RecordedEvent> consumer) {
        consumers.put(type, consumer);
    }

    /** Reads the file, or throws an IOException if it is damaged. */
    void run() throws IOException {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        try (EventStream stream = EventStream.openFile(file)) {
            stream.setOrdered(false);
            stream.setReuse(true);
            consumers.forEach((type, consumer) -> stream.onEvent(type, consumer::accept));
            stream.onError(error -> failure.compareAndSet(null, error));
            stream.start();
        } catch (IOException | RuntimeException e) {
            // The parser reports some damage as an index out of bounds.
            failure.compareAndSet(null, e);
        }
        if (failure.get() != null) {
            throw damaged(file, failure.get());
        }
    }

    /** Returns the names of event types by their ids in settings, or throws an IOException if the file is damaged. */
    static Map<Long, String> types(Path file) throws IOException {
        Map<Long, String> names = new HashMap<>();
        try (RecordingFile recording = new RecordingFile(file)) {
            recording.readEventTypes().forEach(type -> names.put(type.getId(), type.getName()));
        } catch (IOException | RuntimeException e) {
            throw damaged(file, e);
        }
        return names;
    }

    private static UnusableRecordingException damaged(Path file, Throwable failure) {
        return new UnusableRecordingException(file + ": damaged, or of a format that the JDK of this tool ("
                + Runtime.version().feature() + ") cannot read: " + failure);
    }
}
