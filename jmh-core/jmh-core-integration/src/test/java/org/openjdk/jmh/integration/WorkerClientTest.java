package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openjdk.jmh.ab.client.WorkerClient;
import org.openjdk.jmh.ab.client.ForkLimits;
import org.openjdk.jmh.ab.client.ForkListener;
import org.openjdk.jmh.ab.client.ForkLostException;
import org.openjdk.jmh.ab.client.ForkResult;
import org.openjdk.jmh.ab.client.WorkerException;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkVm;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.integration.support.BenchmarkJar;
import org.openjdk.jmh.integration.support.BenchmarkJar.Release;
import org.openjdk.jmh.runner.options.TimeValue;

/** Tests forks on demand with jars of any JMH. */
class WorkerClientTest {

    private static final String NAME = "sample.Guest.";
    private static final String SOURCE = """
            package sample;

            import java.util.*;
            import org.openjdk.jmh.annotations.*;

            @State(Scope.Benchmark)
            @BenchmarkMode(Mode.AverageTime)
            @Fork(value = 3, jvmArgsAppend = "-Dguest.annotated=true")
            public class Guest {

                @Param({"a", "b c"})
                String text;

                @Benchmark
                @Warmup(iterations = 4, time = 50, timeUnit = java.util.concurrent.TimeUnit.MILLISECONDS)
                public int length() {
                    return text.length();
                }

                @Benchmark
                public int hears() {
                    if (!"true".equals(System.getProperty("guest.annotated"))
                            || !"two words".equals(System.getProperty("guest.argument"))) {
                        throw new IllegalStateException("something was not said to the fork");
                    }
                    return 1;
                }

                @Benchmark
                public int fails() {
                    throw new IllegalStateException("of no use");
                }

                @Benchmark
                public int exits() {
                    System.exit(7);
                    return 1;
                }

                @Benchmark
                public Object outOfMemory() {
                    List<long[]> all = new ArrayList<>();
                    while (true) {
                        all.add(new long[1 << 20]);
                    }
                }

                @Benchmark
                public int hangs() {
                    while (true) {
                        try {
                            Thread.sleep(1000);
                        } catch (InterruptedException e) {
                            // Goes on.
                        }
                    }
                }

                @Benchmark
                public int killsItsHost() {
                    ProcessHandle.current().parent().get().destroyForcibly();
                    return 1;
                }
            }
            """;

    private static final long SECONDS = 120;

    @TempDir
    static Path jars;

    @TempDir
    Path folder;

    @BeforeAll
    static void build() {
        for (Release release : Release.values()) {
            BenchmarkJar.build(jar(release), release, "sample.Guest", SOURCE);
        }
    }

    private static Path jar(Release release) {
        return jars.resolve(release + ".jar");
    }

    private WorkerClient host(Release release) throws Exception {
        return new WorkerClient(jar(release).toString(), List.of(), folder.resolve("host.log"));
    }

    private static ForkRequest fork(String method, String... jvmArguments) {
        return new ForkRequest(NAME + method, "avgt", new TreeMap<>(Map.of("text", "b c")), phase(2), phase(3),
                new ForkVm(null, null, List.of(jvmArguments)));
    }

    private static PhaseLength phase(int iterations) {
        return new PhaseLength(iterations, new TimeValue(20, TimeUnit.MILLISECONDS));
    }

    private static JsonObject run(WorkerClient host, ForkRequest fork) throws Exception {
        return JsonParser.parseString(host.run(fork, SECONDS).json()).getAsJsonArray().get(0).getAsJsonObject();
    }

    private static String loss(WorkerClient host, String method, long seconds, String... jvmArguments) {
        return assertThrows(ForkLostException.class, () -> host.run(fork(method, jvmArguments), seconds)).getMessage();
    }

    @ParameterizedTest
    @EnumSource
    void anyJmh_listsAnnotations_runsAFork_andDelaysItUntilStarted(Release release) throws Exception {
        try (WorkerClient host = host(release)) {
            ListedBenchmark listed = host.list(List.of("length"), List.of("nothing")).get(0);
            assertEquals(NAME + "length", listed.name());
            assertEquals("avgt", listed.mode());
            assertEquals(Map.of("text", List.of("a", "b c")), listed.parameters());
            assertEquals("4 50:MILLISECONDS", listed.warmup().toString());
            assertEquals("- -", listed.measurement().toString());

            JsonObject result = run(host, fork("length"));
            assertEquals(NAME + "length", result.get("benchmark").getAsString());
            assertEquals("b c", result.getAsJsonObject("params").get("text").getAsString());
            assertEquals("2 20 ms", result.get("warmupIterations").getAsString() + " "
                    + result.get("warmupTime").getAsString());
            assertEquals(1, result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").size());
            assertEquals(3, result.getAsJsonObject("primaryMetric").getAsJsonArray("rawData").get(0).getAsJsonArray()
                    .size());

            AtomicLong started = new AtomicLong();
            ForkResult delayed = host.run(fork("length").waiting(), ForkLimits.inAll(SECONDS), new ForkListener() {
                @Override
                public void isReady() {
                    pause();
                    started.set(System.currentTimeMillis());
                }
            });
            assertEquals(5, delayed.iterationStarts().length);
            assertTrue(started.get() > 0 && delayed.iterationStarts()[0] >= started.get(),
                    () -> started + " " + Arrays.toString(delayed.iterationStarts()));
        }
    }

    private static void pause() {
        try {
            Thread.sleep(300);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void argumentsOfTheRequest_areAppendedToThoseOfAnnotations() throws Exception {
        try (WorkerClient host = host(Release.OURS)) {
            run(host, fork("hears", "-Dguest.argument=two words"));
        }
    }

    @Tag("nightly")
    @Test
    void lostForkOfTheOldestJmh_isReportedAndTheNextOneRuns() throws Exception {
        lostFork_isNamedAndTheNextOneRuns(Release.OLDEST);
    }

    @Test
    @Tag("nightly")
    void lostForkOfThisJmh_isReportedAndTheNextOneRuns() throws Exception {
        lostFork_isNamedAndTheNextOneRuns(Release.OURS);
    }

    private void lostFork_isNamedAndTheNextOneRuns(Release release) throws Exception {
        try (WorkerClient host = host(release)) {
            assertTrue(loss(host, "fails", SECONDS).contains("IllegalStateException: of no use"));
            assertTrue(
                    loss(host, "exits", SECONDS).startsWith("VM prematurely exited before JMH had finished with it"));
            assertTrue(loss(host, "outOfMemory", SECONDS, "-Xmx64m").contains("OutOfMemoryError"));
            assertEquals("it hung: JMH stopped it after 4 s", loss(host, "hangs", 4));
            assertEquals("its host ended with exit code 137", loss(host, "killsItsHost", SECONDS).substring(0, 33));
            assertEquals(NAME + "length", run(host, fork("length")).get("benchmark").getAsString());
        }
    }

    @Test
    void classPathWithoutJmh_isReported() throws Exception {
        try (WorkerClient host = new WorkerClient(folder.toString(), List.of(), folder.resolve("host.log"))) {
            assertEquals("it contains no JMH of version 1.21 or newer",
                    assertThrows(WorkerException.class, () -> host.list(List.of(), List.of())).getMessage());
        }
    }
}
