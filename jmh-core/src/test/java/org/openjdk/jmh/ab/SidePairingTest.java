package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.ab.worker.ThreadDemand;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

class SidePairingTest {

    private static final PhaseLength UNKNOWN = new PhaseLength(null, null);
    private static final ThreadDemand ONE = new ThreadDemand(1, 1);
    private static final String OTHER_JAR = "other.jar";

    private final ChainedOptionsBuilder options = new OptionsBuilder();

    private static ListedBenchmark benchmark(String name, Map<String, List<String>> parameters) {
        return benchmark(name, "avgt", parameters, UNKNOWN);
    }

    private static ListedBenchmark benchmark(String name, String mode, Map<String, List<String>> parameters,
                                             PhaseLength warmup) {
        return new ListedBenchmark("p.C." + name, mode, parameters, warmup, UNKNOWN, null, ONE);
    }

    private SidePairing pair(String classPath, List<ListedBenchmark> before, List<ListedBenchmark> after)
            throws SideException {
        Options built = options.build();
        return SidePairing.of(built, 20, Side.baseline(built, classPath), before, Side.candidate(built), after);
    }

    private static String sameJar() {
        return System.getProperty("java.class.path");
    }

    private static List<String> keys(SidePairing pairing) {
        return pairing.pairs().stream().map(pair -> pair.key.toString()).collect(Collectors.toList());
    }

    @Test
    void combinationsOfParameters_arePairedOneByOne() throws SideException {
        SidePairing pairing = pair(OTHER_JAR,
                List.of(benchmark("a", Map.of("x", List.of("1", "2"), "y", List.of("u")))),
                List.of(benchmark("a", Map.of("x", List.of("2", "3"), "y", List.of("u", "v")))));
        assertEquals(List.of("p.C.a (x=2, y=u, mode=avgt)"), keys(pairing));
        assertEquals(List.of(
                "only in the candidate, 3 benchmarks: p.C.a (x=2, y=v, mode=avgt); p.C.a (x=3, y=u, mode=avgt)"
                        + "; p.C.a (x=3, y=v, mode=avgt)",
                "only in the baseline, 1 benchmark: p.C.a (x=1, y=u, mode=avgt)"), pairing.notes());
    }

    @Test
    void differentParameters_areReportedAndNotCompared() throws SideException {
        SidePairing pairing = pair(OTHER_JAR,
                List.of(benchmark("a", Map.of()), benchmark("b", Map.of("x", List.of("1"))),
                        benchmark("c", Map.of("x", List.of("1"))), benchmark("old", Map.of())),
                List.of(benchmark("a", Map.of("y", List.of("1", "2"), "x", List.of("1"))), benchmark("b", Map.of()),
                        benchmark("c", Map.of("x", List.of("1")))));
        assertEquals(List.of("p.C.c (x=1, mode=avgt)"), keys(pairing));
        assertEquals(List.of("only in the baseline, 1 benchmark: p.C.old (mode=avgt)"), pairing.notes());
        String more = "its parameters differ: none in the baseline, x, y in the candidate";
        assertEquals(Map.of("p.C.a (x=1, y=1, mode=avgt)", more, "p.C.a (x=1, y=2, mode=avgt)", more,
                "p.C.b (mode=avgt)", "its parameters differ: x in the baseline, none in the candidate"),
                notComparable(pairing));
    }

    private static Map<String, String> notComparable(SidePairing pairing) {
        return pairing.notComparable().entrySet().stream()
                .collect(Collectors.toMap(entry -> entry.getKey().toString(), Map.Entry::getValue));
    }

    @Test
    void differentModes_areReportedAndNotCompared() throws SideException {
        SidePairing pairing = pair(OTHER_JAR,
                List.of(benchmark("a", "thrpt", Map.of(), UNKNOWN), benchmark("b", "avgt", Map.of(), UNKNOWN)),
                List.of(benchmark("a", "avgt", Map.of(), UNKNOWN), benchmark("b", "all", Map.of(), UNKNOWN)));
        assertEquals(List.of("p.C.b (mode=avgt)"), keys(pairing));
        assertEquals(Map.of("p.C.a (mode=avgt)",
                "it is in thrpt in the baseline, in avgt in the candidate, which measure different things"),
                notComparable(pairing));
    }

    @Test
    void parametersOfOptions_winOnBothSides() throws SideException {
        options.param("x", "7", "8");
        assertEquals(List.of("p.C.a (x=7, mode=avgt)", "p.C.a (x=8, mode=avgt)"), keys(pair(OTHER_JAR,
                List.of(benchmark("a", Map.of("x", List.of("1")))),
                List.of(benchmark("a", Map.of("x", List.of("2")))))));
    }

    @Test
    void modes_arePairedOneByOne() throws SideException {
        SidePairing pairing = pair(OTHER_JAR, List.of(benchmark("a", "all", Map.of(), UNKNOWN)),
                List.of(benchmark("a", "avgt", Map.of(), UNKNOWN), benchmark("a", "re", Map.of(), UNKNOWN)));
        assertEquals(List.of("p.C.a (mode=avgt)", "p.C.a (mode=sample)"), keys(pairing));
    }

    @Test
    void modesOfOptions_win() throws SideException {
        options.mode(Mode.SingleShotTime);
        SidePairing pairing = pair(OTHER_JAR, List.of(benchmark("a", "thrpt", Map.of(), UNKNOWN)),
                List.of(benchmark("a", "avgt", Map.of(), UNKNOWN)));
        assertEquals(List.of("p.C.a (mode=ss)"), keys(pairing));
        assertEquals("- -", pairing.pairs().get(0).candidate.warmup().toString());
    }

    @Test
    void parameterOfTheBaseline_isItsOwn() throws SideException {
        options.baselineParam("x", "2");
        List<ListedBenchmark> both = List.of(benchmark("a", Map.of("x", List.of("1", "2"))), benchmark("b", Map.of()));
        SidePairing pairing = pair(sameJar(), both, both);
        assertEquals(List.of("p.C.a (x=1, mode=avgt)"), keys(pairing));
        assertEquals(Map.of("x", "2"), pairing.pairs().get(0).baseline.parameters());
        assertEquals(Map.of("x", "1"), pairing.pairs().get(0).candidate.parameters());
        assertEquals(
                List.of("the same on both sides and therefore not compared, 2 benchmarks: p.C.a (x=2, mode=avgt); "
                        + "p.C.b (mode=avgt)"),
                pairing.notes());
    }

    @Test
    void parameterOfTheBaselineInAnotherJar_comparesAll() throws SideException {
        options.baselineParam("x", "2");
        List<ListedBenchmark> both = List.of(benchmark("a", Map.of("x", List.of("1", "2"))));
        assertEquals(2, keys(pair(OTHER_JAR, both, both)).size());
    }

    @Test
    void iterationsOfBothForks_areTheSame() throws SideException {
        options.warmupTime(TimeValue.milliseconds(30));
        SidePairing pairing = pair(OTHER_JAR,
                List.of(benchmark("a", "avgt", Map.of(), new PhaseLength(9, TimeValue.seconds(9)))),
                List.of(benchmark("a", "avgt", Map.of(), new PhaseLength(4, TimeValue.seconds(7)))));
        PairedBenchmark pair = pairing.pairs().get(0);
        assertEquals("4 30:MILLISECONDS", pair.candidate.warmup().toString());
        assertEquals("3 1:SECONDS", pair.candidate.measurement().toString());
        assertEquals(pair.candidate.warmup().toString(), pair.baseline.warmup().toString());
        assertEquals(pair.candidate.measurement().toString(), pair.baseline.measurement().toString());
    }

    @Test
    void timeout_isThatOfOptionsOrAnnotations() throws SideException {
        ListedBenchmark annotated =
                new ListedBenchmark("p.C.a", "avgt", Map.of(), UNKNOWN, UNKNOWN, new TimeValue(2, TimeUnit.MINUTES),
                        ONE);
        assertEquals(120, pair(OTHER_JAR, List.of(annotated), List.of(annotated)).pairs().get(0).timeoutSeconds());
        options.timeout(TimeValue.seconds(5));
        assertEquals(5, pair(OTHER_JAR, List.of(annotated), List.of(annotated)).pairs().get(0).timeoutSeconds());
    }

    @Test
    void unknownParameter_isRejectedWithTheKnownOnes() {
        options.baselineParam("z", "2");
        List<ListedBenchmark> both = List.of(benchmark("a", Map.of("y", List.of("1"), "x", List.of("1"))));
        assertEquals("-vsp z: no benchmark of the baseline has this parameter; it has x, y",
                assertThrows(SideException.class, () -> pair(sameJar(), both, both)).getMessage());
    }

    @Test
    void valuesOfTheCandidate_areNoBaseline() {
        options.baselineParam("x", "1");
        List<ListedBenchmark> both = List.of(benchmark("a", Map.of("x", List.of("1"))));
        assertEquals("Both sides have (x=1): give the baseline another value (-vsp), or the candidate (-p)",
                assertThrows(SideException.class, () -> pair(sameJar(), both, both)).getMessage());
    }

    @Test
    void parameterWithoutValue_isRefused() {
        List<ListedBenchmark> both = List.of(benchmark("a", Map.of("y", List.of())));
        assertTrue(assertThrows(SideException.class, () -> pair(OTHER_JAR, both, both)).getMessage()
                .startsWith("p.C.a: the parameter y has no value"));
    }

    @Test
    void argumentsOfTheBaseline_replaceThoseOfOptionsOrAreAdded() {
        options.baselineJvmArgs("-Da=1");
        Side added = Side.baseline(options.build(), OTHER_JAR);
        assertEquals(List.of("-Da=1"), added.vm.added());
        assertTrue(added.vm.arguments().isEmpty());
        options.jvmArgs("-Db=2");
        Side replaced = Side.baseline(options.build(), OTHER_JAR);
        assertEquals(List.of(), replaced.vm.added());
        assertEquals(List.of("-Da=1"), replaced.vm.arguments().orElseThrow());
        assertEquals(List.of("-Db=2"), Side.candidate(options.build()).vm.arguments().orElseThrow());
    }
}
