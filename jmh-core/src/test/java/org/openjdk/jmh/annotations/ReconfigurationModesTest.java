package org.openjdk.jmh.annotations;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReconfigurationModesTest {

    private static final List<Mode> UPSTREAMS =
            List.of(Mode.Throughput, Mode.AverageTime, Mode.SampleTime, Mode.SingleShotTime, Mode.All);

    @Benchmark
    @BenchmarkMode({Mode.SampleTime, Mode.Reconfigure})
    public void annotated() {
        // its annotation is read
    }

    @Test
    void values_areUpstreamsModes() {
        assertEquals(UPSTREAMS, List.of(Mode.values()));
    }

    @Test
    void declaredConstants_areUpstreamsModes() {
        assertEquals(UPSTREAMS.stream().map(Enum::name).toList(), Arrays.stream(Mode.class.getDeclaredFields())
                .filter(field -> field.isEnumConstant()).map(field -> field.getName()).toList());
    }

    @Test
    void switchOverAllModes_withoutDefault_compiles() {
        assertEquals(List.of(1, 2, 3, 4, 5), UPSTREAMS.stream().map(mode -> switch (mode) {
            case Throughput -> 1;
            case AverageTime -> 2;
            case SampleTime -> 3;
            case SingleShotTime -> 4;
            case All -> 5;
        }).toList());
    }

    @Test
    void reconfigure_byName_isFound() {
        assertSame(Mode.Reconfigure, Mode.valueOf("Reconfigure"));
        assertSame(Mode.Reconfigure, Enum.valueOf(Mode.class, "Reconfigure"));
        assertSame(Mode.Reconfigure, Mode.deepValueOf("Reconfigure"));
        assertSame(Mode.Reconfigure, Mode.deepValueOf("re"));
        assertEquals("Reconfigure/re", Mode.getKnown().get(UPSTREAMS.size()));
    }

    @Test
    void reconfigure_inAnAnnotation_isReadBack() throws NoSuchMethodException {
        BenchmarkMode annotation = getClass().getMethod("annotated").getAnnotation(BenchmarkMode.class);
        assertArrayEquals(new Mode[] {Mode.SampleTime, Mode.Reconfigure}, annotation.value());
    }

    @Test
    void reconfigure_inEnumSetsAndMaps_isAccepted() {
        Map<Mode, String> map = new EnumMap<>(Mode.class);
        map.put(Mode.SampleTime, "static");
        map.put(Mode.Reconfigure, "dynamic");
        assertEquals("{SampleTime=static, Reconfigure=dynamic}", map.toString());
        assertEquals(List.of(Mode.Throughput, Mode.Reconfigure),
                List.copyOf(EnumSet.of(Mode.Reconfigure, Mode.Throughput)));
    }

    @Test
    void reconfigure_serialized_staysTheSame() throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(Mode.Reconfigure);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            assertSame(Mode.Reconfigure, in.readObject());
        }
    }

    @ParameterizedTest
    @CsvSource({"a.Loop$1,<clinit>,true", "a.Loop$Inner$12,<clinit>,true", "a.LoopKt$WhenMappings,<clinit>,true",
        "a.Loop,$SWITCH_TABLE$org$openjdk$jmh$annotations$Mode,true",
        "a.Loop,<clinit>,false", "a.Loop$Inner,<clinit>,false", "a.Loop$1,run,false", "a.Loop,main,false"})
    void switchTable_isRecognizedByItsName(String className, String methodName, boolean expected) {
        assertEquals(expected, ReconfigurationModes.isSwitchTable(
                new StackTraceElement(className, methodName, null, -1)));
    }
}
