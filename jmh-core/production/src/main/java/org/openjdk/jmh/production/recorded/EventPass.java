package org.openjdk.jmh.production.recorded;

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

/** One way through a file, event by event: nothing of it stays in memory but what the consumers keep. */
final class EventPass {

    /** Marks in class files what a compiler adds beside methods of sources. */
    private static final int BRIDGE = 0x0040;
    private static final int SYNTHETIC = 0x1000;

    private final Path file;
    private final Map<String, Consumer<RecordedEvent>> consumers = new HashMap<>();

    EventPass(Path file) {
        this.file = file;
    }

    /** Whether a method stands in a source: compilers add others, which call them, under the same name. */
    static boolean isWritten(RecordedMethod method) {
        return method != null && (method.getModifiers() & (BRIDGE | SYNTHETIC)) == 0
                && !Modifier.isAbstract(method.getModifiers());
    }

    /**
     * Takes events of one type.
     *
     * @param consumer may not keep them, as they are used again
     */
    void on(String type, Consumer<RecordedEvent> consumer) {
        consumers.put(type, consumer);
    }

    /**
     * Reads the file.
     *
     * @throws IOException if it is damaged
     */
    void run() throws IOException {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        try (EventStream stream = EventStream.openFile(file)) {
            stream.setOrdered(false);
            stream.setReuse(true);
            consumers.forEach((type, consumer) -> stream.onEvent(type, consumer::accept));
            stream.onError(error -> failure.compareAndSet(null, error));
            stream.start();
        } catch (IOException | RuntimeException e) {
            // The parser does not expect damage: it reports some of it as an index that is out of bounds.
            failure.compareAndSet(null, e);
        }
        if (failure.get() != null) {
            throw damaged(file, failure.get());
        }
    }

    /**
     * The names of event types by the numbers that settings have.
     *
     * @throws IOException if the file is damaged
     */
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
