package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Json;
import org.openjdk.jmh.integration.support.Sources;

/** Tests that our annotations work with any generator of the benchmark list. */
class GeneratorsTest {

    private static final String SOURCE = """
            package sample;

            import org.openjdk.jmh.annotations.*;

            public class Good {

                @Benchmark
                @WarmupMin(3)
                @Reconfigure(criterion = "cv", threshold = 512)
                @Warmup(iterations = 7)
                @Measurement(iterations = 1)
                public int annotated() {
                    return 1;
                }
            }
            """;

    private static final String RECONFIGURE_MODE = """
            package sample;

            import org.openjdk.jmh.annotations.*;

            public class Sampled {

                @Benchmark
                @BenchmarkMode(Mode.Reconfigure)
                @Warmup(iterations = 7)
                @Measurement(iterations = 1)
                public int sampled() {
                    return 1;
                }
            }
            """;

    @TempDir
    Path folder;

    private JsonObject run() {
        Path json = folder.resolve("result.json");
        Jmh.bare().with(folder).run("-f", "0", "-w", "1ms", "-r", "1ms", "-rf", "json", "-rff", json.toString())
                .expect(0);
        return Json.only(json);
    }

    private static void assertAnnotated(JsonObject result) {
        assertEquals(List.of(3), Json.warmups(result));
    }

    @Test
    void upstreamsProcessor_isEnough() {
        Sources.of(folder).add("sample.Good", SOURCE).compile(Jars.released("jmh-generator-annprocess"));
        assertAnnotated(run());
    }

    @ParameterizedTest
    @ValueSource(strings = {"reflection", "asm"})
    void upstreamsBytecodeGenerator_isEnough(String generator) {
        generateFromBytecode(generator, "sample.Good", SOURCE);
        assertAnnotated(run());
    }

    private void generateFromBytecode(String generator, String className, String source) {
        Sources sources = Sources.of(folder).add(className, source);
        sources.compileWithoutGenerator();
        Jmh.bare().with(folder, Jars.released("jmh-generator-bytecode"), Jars.released("jmh-generator-reflection"),
                Jars.released("jmh-generator-asm"), Jars.released("asm"))
                .start("org.openjdk.jmh.generators.bytecode.JmhBytecodeGenerator",
                        List.of(folder.toString(), folder.toString(), folder.toString(), generator))
                .expect(0);
        sources.compileWithoutGenerator();
    }

    @Test
    void reconfigureModeByAnnotation_samplesTimeDynamically() {
        Sources.of(folder).add("sample.Sampled", RECONFIGURE_MODE).compile(Jars.ownProcessor());
        assertSampledDynamically(run());
    }

    @Tag("nightly")
    @ParameterizedTest
    @ValueSource(strings = {"reflection", "asm"})
    void reconfigureModeInBytecode_samplesTimeDynamically(String generator) {
        generateFromBytecode(generator, "sample.Sampled", RECONFIGURE_MODE);
        assertSampledDynamically(run());
    }

    private static void assertSampledDynamically(JsonObject result) {
        assertEquals("sample", result.get("mode").getAsString());
        assertEquals(1, Json.forks(result).size());
    }
}
