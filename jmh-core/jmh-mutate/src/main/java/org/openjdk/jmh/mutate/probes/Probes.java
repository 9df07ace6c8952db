package org.openjdk.jmh.mutate.probes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Counts executions of probes while a benchmark method runs. Counts are in a mapped file, so that they survive any end
 * of the VM.
 *
 * <p>The file has two parts of longs in native byte order: one for the first invocation, which initializes what later
 * ones use, and one for all others. Each part has the number of invocations, their nanoseconds, and one count for each
 * probe.
 */
public final class Probes {

    /** System property with the path of the file. */
    public static final String FILE = "jmh.mutate.probes";

    /** Number of longs before the counts of each part. */
    public static final int HEAD = 2;

    private static final VarHandle LONGS = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.nativeOrder());
    private static final MappedByteBuffer COUNTS = map();
    private static final int PART = COUNTS.capacity() / Long.BYTES / 2;
    private static final AtomicInteger RUNNING = new AtomicInteger();
    private static final ThreadLocal<Long> STARTED = new ThreadLocal<>();
    private static volatile int part;

    private Probes() {
    }

    private static MappedByteBuffer map() {
        try (FileChannel file = FileChannel.open(Path.of(System.getProperty(FILE)), StandardOpenOption.READ,
                StandardOpenOption.WRITE)) {
            return file.map(FileChannel.MapMode.READ_WRITE, 0, file.size());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Called when a benchmark method begins. */
    public static void enter() {
        STARTED.set(System.nanoTime());
        RUNNING.incrementAndGet();
    }

    /** Called when a benchmark method ends. */
    public static void exit() {
        RUNNING.decrementAndGet();
        add(part, 1);
        add(part + 1, System.nanoTime() - STARTED.get());
        part = PART;
    }

    /** Called when a probe is executed. */
    public static void hit(int number) {
        if (RUNNING.get() > 0) {
            add(part + HEAD + number, 1);
        }
    }

    private static void add(int index, long amount) {
        LONGS.getAndAdd(COUNTS, index * Long.BYTES, amount);
    }
}
