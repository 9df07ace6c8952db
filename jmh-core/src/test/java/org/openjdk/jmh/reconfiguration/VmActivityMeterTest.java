package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.measurement.VmActivity;

class VmActivityMeterTest {

    private static final int HEADER = 32;
    private static final int ENTRY = 80;
    private static final int NAME = 20;
    private static final int VALUE = 64;
    private static final List<String> NAMES = List.of("sun.ci.totalCompiles", "java.ci.totalTime",
            "sun.os.hrt.frequency", "sun.gc.collector.0.invocations", "sun.gc.collector.0.time");

    private final ByteBuffer memory = ByteBuffer.allocate(HEADER + NAMES.size() * ENTRY);

    private VmActivityMeter meter(long... values) {
        memory.putInt(0, 0xcafec0c0).put(5, (byte) 2).putInt(24, HEADER).putInt(28, NAMES.size());
        for (int i = 0; i < NAMES.size(); i++) {
            int entry = HEADER + i * ENTRY;
            memory.putInt(entry, ENTRY).putInt(entry + 4, NAME).put(entry + 12, (byte) 'J').putInt(entry + 16, VALUE);
            byte[] name = NAMES.get(i).getBytes(StandardCharsets.UTF_8);
            for (int c = 0; c < name.length; c++) {
                memory.put(entry + NAME + c, name[c]);
            }
        }
        set(values);
        HotSpotCounters counters = HotSpotCounters.parse(memory);
        memory.order(ByteOrder.BIG_ENDIAN);
        return new VmActivityMeter(() -> counters);
    }

    private void set(long... values) {
        for (int i = 0; i < values.length; i++) {
            memory.putLong(HEADER + i * ENTRY + VALUE, values[i]);
        }
    }

    private static List<Long> figures(VmActivityMeter meter) {
        VmActivity activity = meter.activity();
        return List.of(activity.compilations(), activity.compilationMillis(), activity.collections(),
                activity.collectionMillis());
    }

    @Test
    void activity_isTheIncreaseOfCountersInMilliseconds() {
        VmActivityMeter meter = meter(10, 5000, 1000, 3, 700);
        meter.start();
        set(14, 5250, 1000, 5, 760);
        assertEquals(List.of(4L, 250L, 2L, 60L), figures(meter));
    }

    @Test
    void countersClearedByAnEndingVm_areNoActivity() {
        VmActivityMeter meter = meter(10, 5000, 1000, 3, 700);
        meter.start();
        set(0, 0, 0, 0, 0);
        assertEquals(List.of(0L, 0L, 0L, 0L), figures(meter));
        meter.start();
        assertEquals(List.of(0L, 0L, 0L, 0L), figures(meter));
    }

    @Test
    void countersWithoutAFrequency_areUnknown() {
        VmActivityMeter meter = meter(10, 5000, 0, 3, 700);
        meter.start();
        assertSame(VmActivity.UNKNOWN, meter.activity());
    }
}
