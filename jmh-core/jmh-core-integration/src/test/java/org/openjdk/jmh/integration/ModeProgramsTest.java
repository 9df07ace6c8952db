package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jdks;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Sources;

/** Tests programs written for upstream's modes, compiled with either JMH and run with ours. */
class ModeProgramsTest {

    private static final int NEWEST = 24;

    private static final String LOOP = """
            package sample;

            import org.openjdk.jmh.annotations.Mode;
            import org.openjdk.jmh.results.RunResult;
            import org.openjdk.jmh.runner.Runner;
            import org.openjdk.jmh.runner.options.OptionsBuilder;
            import org.openjdk.jmh.runner.options.TimeValue;
            import org.openjdk.jmh.runner.options.VerboseMode;

            public class Loop {

                private static String describe(Mode mode) {
                    return switch (mode) {
                        case Throughput -> "operations per time";
                        case AverageTime, SampleTime -> "time per operation";
                        case SingleShotTime -> "time per batch";
                        case All -> "everything";
                    };
                }

                private static int number(Mode mode) {
                    switch (mode) {
                        case Throughput:
                            return 1;
                        case All:
                            return 5;
                        default:
                            return mode.ordinal() + 1;
                    }
                }

                public static void main(String[] arguments) throws Exception {
                    for (Mode mode : Mode.values()) {
                        System.out.println("> " + number(mode) + " " + mode + ": " + describe(mode));
                        for (RunResult result : new Runner(new OptionsBuilder().include("SteadyBenchmark").mode(mode)
                                .verbosity(VerboseMode.SILENT).forks(0).warmupIterations(0).measurementIterations(1)
                                .measurementTime(TimeValue.milliseconds(1)).build()).run()) {
                            System.out.println("> measured " + result.getParams().getMode());
                        }
                    }
                }
            }
            """;

    private static final String READ_BACK = """
            package sample;

            import java.util.Arrays;
            import java.util.EnumMap;
            import java.util.Map;
            import org.openjdk.jmh.annotations.BenchmarkMode;
            import org.openjdk.jmh.annotations.Mode;

            public class ReadBack {

                @BenchmarkMode({Mode.SampleTime, Mode.Reconfigure})
                public void annotated() {
                }

                private static String withDefault(Mode mode) {
                    switch (mode) {
                        case SampleTime:
                            return "sampled";
                        default:
                            return "another";
                    }
                }

                private static String withoutDefault(Mode mode) {
                    return switch (mode) {
                        case Throughput, AverageTime, SampleTime, SingleShotTime, All -> "known";
                    };
                }

                public static void main(String[] arguments) throws Exception {
                    Map<Mode, String> map = new EnumMap<>(Mode.class);
                    for (Mode mode : ReadBack.class.getMethod("annotated").getAnnotation(BenchmarkMode.class).value()) {
                        map.put(mode, withDefault(mode));
                    }
                    System.out.println("> " + map);
                    System.out.println("> " + Arrays.toString(Mode.values()));
                    System.out.println("> " + Mode.valueOf("Reconfigure").ordinal());
                    try {
                        System.out.println("> " + withoutDefault(Mode.SampleTime));
                        System.out.println("> " + withoutDefault(Mode.Reconfigure));
                    } catch (IncompatibleClassChangeError e) {
                        System.out.println("> neither compiler nor program knows it");
                    }
                }
            }
            """;

    private static final List<String> PRINTED = List.of(
            "> 1 Throughput: operations per time", "> measured Throughput",
            "> 2 AverageTime: time per operation", "> measured AverageTime",
            "> 3 SampleTime: time per operation", "> measured SampleTime",
            "> 4 SingleShotTime: time per batch", "> measured SingleShotTime",
            "> 5 All: everything", "> measured Throughput", "> measured AverageTime", "> measured SampleTime",
            "> measured SingleShotTime");

    @TempDir
    Path folder;

    static Stream<Arguments> jarsAndJdks() {
        Path running = Path.of(System.getProperty("java.home"));
        return Stream.of(Jars.upstream(), Jars.ours())
                .flatMap(compiledAgainst -> Stream.concat(Stream.of(running), Jdks.atLeast(NEWEST).stream())
                        .map(jdk -> Arguments.of(compiledAgainst, jdk)));
    }

    @ParameterizedTest
    @MethodSource("jarsAndJdks")
    void loopsAndSwitches_seeOnlyUpstreamsModes(List<Path> compiledAgainst, Path jdk) {
        Sources.of(folder).add("sample.Loop", LOOP).compileAgainst(compiledAgainst);
        assertEquals(PRINTED, Jmh.ours().with(folder).on(jdk).start("sample.Loop", List.of()).expect(0)
                .linesWith("> "));
    }

    static Stream<Path> jdks() {
        return jarsAndJdks().map(arguments -> (Path) arguments.get()[1]).distinct();
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void reconfigureInAnAnnotation_beforeAnyOtherUseOfModes_isReadBackAndTakesTheDefaultOfASwitch(Path jdk) {
        Sources.of(folder).add("sample.ReadBack", READ_BACK).compileAgainst(Jars.ours());
        assertReadBack(jdk);
    }

    @ParameterizedTest
    @MethodSource("jdks")
    void reconfigureInAnAnnotation_compiledByEclipse_isReadBack(Path jdk) {
        Sources.of(folder).add("sample.ReadBack", READ_BACK);
        Jmh.bare().with(Jars.released("ecj")).start("org.eclipse.jdt.internal.compiler.batch.Main",
                List.of("--release", "17", "-cp", Jars.classPath(Jars.ours()), folder.toString())).expect(0);
        assertReadBack(jdk);
    }

    private void assertReadBack(Path jdk) {
        assertEquals(List.of("> {SampleTime=sampled, Reconfigure=another}",
                "> [Throughput, AverageTime, SampleTime, SingleShotTime, All]", "> 5", "> known",
                "> neither compiler nor program knows it"),
                Jmh.bare().with(folder).on(jdk).start("sample.ReadBack", List.of()).expect(0).linesWith("> "));
    }

    @Test
    void vmWithoutStackTraces_hasAllModesAndContinues() {
        Sources.of(folder).add("sample.ReadBack", READ_BACK).compileAgainst(Jars.ours());
        assertEquals("> [Throughput, AverageTime, SampleTime, SingleShotTime, All, Reconfigure]",
                Jmh.bare().with(folder).vm("-XX:-StackTraceInThrowable").start("sample.ReadBack", List.of()).expect(0)
                        .linesWith("> ").get(1));
    }
}
