package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

class HotSpotCountersTest {

    @Test
    void parse_bothByteOrders_findsLongCountersByName() {
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            HotSpotCounters counters = HotSpotCounters.parse(memory(order, 0xcafec0c0, "sun.ci.totalCompiles", 42));
            assertTrue(counters.has("sun.ci.totalCompiles"));
            assertEquals(42, counters.value("sun.ci.totalCompiles"));
        }
    }

    @Test
    void parse_wrongMagicNumber_isNull() {
        assertNull(HotSpotCounters.parse(memory(ByteOrder.LITTLE_ENDIAN, 1, "a", 1)));
    }

    @Test
    void parse_tooShort_isNull() {
        assertNull(HotSpotCounters.parse(ByteBuffer.allocate(8)));
    }

    /** Any user can create such a folder; opening the pipe would block until somebody writes to it. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void of_pipe_isNullWithoutBlocking() throws Exception {
        Path user = Files.createTempDirectory(Path.of("/tmp"), "hsperfdata_test");
        Path pipe = user.resolve(String.valueOf(Long.MAX_VALUE));
        try {
            assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
            assertNull(assertTimeoutPreemptively(Duration.ofMinutes(1), () -> HotSpotCounters.of(Long.MAX_VALUE)));
        } finally {
            Files.deleteIfExists(pipe);
            Files.delete(user);
        }
    }

    @Test
    void of_missingProcess_isNull() {
        assertNull(HotSpotCounters.of(Long.MAX_VALUE));
    }

    @Test
    void meter_noCounters_isUnknown() {
        VmActivityMeter meter = new VmActivityMeter(() -> Long.MAX_VALUE);
        meter.start();
        assertSame(VmActivity.UNKNOWN, meter.activity());
    }

    @Test
    void meter_ownProcessCollectsGarbage_seesTheCollection() {
        VmActivityMeter meter = new VmActivityMeter(() -> ProcessHandle.current().pid());
        meter.start();
        assumeTrue(meter.activity() != VmActivity.UNKNOWN, "this VM publishes no counters");
        assertTimeoutPreemptively(Duration.ofMinutes(1), HotSpotCountersTest::collectGarbage);
        assertTrue(meter.activity().collections() >= 1, "collections: " + meter.activity().collections());
    }

    /** HotSpot skips a requested collection while another thread, such as one that inflates, has pinned an array. */
    private static void collectGarbage() {
        long before = collectionsByBeans();
        do {
            System.gc();
        } while (collectionsByBeans() == before);
    }

    private static long collectionsByBeans() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionCount).sum();
    }

    private static ByteBuffer memory(ByteOrder order, int magic, String name, long value) {
        ByteBuffer memory = ByteBuffer.allocate(128);
        memory.putInt(0, magic);
        memory.put(4, (byte) (order == ByteOrder.LITTLE_ENDIAN ? 1 : 0));
        memory.put(5, (byte) 2);
        memory.order(order);
        memory.putInt(24, 32).putInt(28, 1);
        memory.putInt(32, 80).putInt(36, 20).putInt(40, 0).put(44, (byte) 'J').putInt(48, 64);
        byte[] text = name.getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < text.length; i++) {
            memory.put(52 + i, text[i]);
        }
        memory.putLong(96, value);
        memory.order(ByteOrder.BIG_ENDIAN);
        return memory;
    }
}
