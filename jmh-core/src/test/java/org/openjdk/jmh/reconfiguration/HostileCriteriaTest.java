package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.Question;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.Threshold;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.criteria.steady.SteadyFigures;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * A criterion that fails in each of its methods, in every way: the run goes on statically, and its results can be
 * written.
 */
class HostileCriteriaTest {

    private static final int WARMUPS = 4;
    private static final int MEASUREMENTS = 2;

    /** What the criterion does, by method; set before it is loaded. */
    private static final Map<String, Supplier<Object>> DEEDS = new HashMap<>();

    @TempDir
    Path folder;

    private final ByteArrayOutputStream console = new ByteArrayOutputStream();

    @AfterEach
    void forget() {
        DEEDS.clear();
    }

    @SuppressWarnings("unchecked")
    private static <T> T deed(String method, T byDefault) {
        return DEEDS.containsKey(method) ? (T) DEEDS.get(method).get() : byDefault;
    }

    /** Public, as providers are. */
    public static final class Hostile implements StabilityCriterion {

        @Override
        public String name() {
            return deed("name", "hostile");
        }

        @Override
        public List<String> aliases() {
            return deed("aliases", List.of("foe"));
        }

        @Override
        public String description() {
            return deed("description", "does harm");
        }

        @Override
        public List<CriterionOption> options() {
            return deed("options", List.of(CriterionOption.number("harm", 1, 0, 2, "how much")));
        }

        @Override
        public Optional<String> contradiction(CriterionOptions options) {
            return deed("contradiction", Optional.empty());
        }

        @Override
        public Threshold threshold() {
            return deed("threshold", Threshold.atMost(0.1));
        }

        @Override
        public boolean judges(Phase phase) {
            return deed("judges", phase != Phase.MEASUREMENT || DEEDS.containsKey("slides"));
        }

        @Override
        public boolean usesHistory() {
            return deed("usesHistory", false);
        }

        @Override
        public Judge judge(JudgeSetup setup) {
            return deed("judge", new HostileJudge());
        }
    }

    private static final class HostileJudge implements Judge {

        @Override
        public void startFork(ForkRole role) {
            deed("startFork", null);
        }

        @Override
        public void warmupIteration(Iteration iteration) {
            deed("warmupIteration", null);
        }

        @Override
        public void measurementIteration(Iteration iteration) {
            deed("measurementIteration", null);
        }

        @Override
        public void endFork(int kept) {
            deed("endFork", null);
        }

        @Override
        public Judgement judge(Question question) {
            return deed("judgement", Judgement.of(false, 1));
        }
    }

    /** Not even its words can be had. */
    private static final class Unspeakable extends RuntimeException {

        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw this;
        }

        @Override
        public synchronized Throwable getCause() {
            throw this;
        }

        @Override
        public String toString() {
            throw this;
        }
    }

    private static Supplier<Object> throwing(Throwable thrown) {
        return () -> {
            HostileCriteriaTest.<RuntimeException>sneak(thrown);
            return null;
        };
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void sneak(Throwable thrown) throws T {
        throw (T) thrown;
    }

    private static List<Supplier<Object>> throwables() {
        return List.of(throwing(new IllegalStateException("on purpose")), throwing(new IOException("checked")),
                throwing(new StackOverflowError()), throwing(new AssertionError(new Object())),
                throwing(new NoClassDefFoundError("gone")), throwing(new CriterionException("as if by us")),
                throwing(new Unspeakable()), throwing(new ThreadDeath()), () -> null);
    }

    private static List<Arguments> ofJudges() {
        List<Arguments> all = new ArrayList<>();
        for (String method : List.of("judge", "startFork", "warmupIteration", "measurementIteration", "endFork",
                "judgement")) {
            for (int deed = 0; deed < throwables().size(); deed++) {
                boolean harmless = deed == throwables().size() - 1 && !method.startsWith("judge");
                if (!harmless) {
                    all.add(Arguments.of(method, deed, false));
                    all.add(Arguments.of(method, deed, true));
                }
            }
        }
        return all;
    }

    private StabilityCriteria load() throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(StabilityCriterion.class.getName()), Hostile.class.getName());
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()},
                getClass().getClassLoader())) {
            return StabilityCriteria.load(loader);
        }
    }

    private static IterationParams phase(IterationType type, int count) {
        return new IterationParams(type, count, TimeValue.seconds(1), 1);
    }

    private static BenchmarkParams params(boolean sliding) {
        BenchmarkParams params = new BenchmarkParams("sample.Some.benchmark", "sample.Generated", false, 1,
                new int[] {1}, List.of(), 2, 0, phase(IterationType.WARMUP, WARMUPS),
                phase(IterationType.MEASUREMENT, MEASUREMENTS), Mode.AverageTime, new WorkloadParams(),
                TimeUnit.MILLISECONDS, 1, "java", List.of(), "17", "vm", "17", "1", TimeValue.seconds(1));
        params.makeReconfigurable();
        if (sliding) {
            params.makeSliding();
        }
        return params;
    }

    /** Two forks as the host runs them, and all that is made of them afterwards. */
    private ReconfigurationOutcome run(boolean sliding) throws IOException {
        if (sliding) {
            DEEDS.put("slides", () -> true);
        }
        BenchmarkParams params = params(sliding);
        ReconfigurationPlan plan = new ReconfigurationPlan(load().parse("hostile:harm=1"), SourcedValue.byDefault(2),
                SourcedValue.byDefault(0), SourcedValue.byDefault(1), SourcedValue.byDefault(1), null,
                TimeValue.seconds(20),
                new OptionNames(true), List.of());
        OutputFormat out = OutputFormatFactory.createFormatInstance(
                new PrintStream(console, true, StandardCharsets.UTF_8), VerboseMode.EXTRA);
        BenchmarkMonitor monitor =
                new BenchmarkMonitor(params, of -> plan, new RunWarnings(), out, () -> -1, HostWarmup.none());
        monitor.announce(List.of());
        List<IterationResult> measured = List.of();
        for (int fork = 0; fork < params.getForks(); fork++) {
            monitor.startFork(false);
            measured = fork(monitor, params);
            monitor.endFork();
        }
        monitor.finish();
        RunResult result = new RunResult(params, List.of(new BenchmarkResult(params, measured)));
        result.attachReconfiguration(monitor.outcome());
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        ResultFormatFactory.getInstance(ResultFormatType.JSON, new PrintStream(json)).writeOut(List.of(result));
        assertTrue(json.size() < 10_000_000, "a file of " + json.size() + " bytes");
        return monitor.outcome();
    }

    private static List<IterationResult> fork(BenchmarkMonitor monitor, BenchmarkParams params) {
        boolean enough = false;
        for (int i = 1; i <= WARMUPS && !enough; i++) {
            iteration(monitor, params, params.getWarmup(), i);
            enough = i < WARMUPS && monitor.isEnough(IterationType.WARMUP, i);
        }
        List<IterationResult> measured = new ArrayList<>();
        enough = false;
        for (int i = 1; !enough; i++) {
            enough = params.isSliding() ? i >= MEASUREMENTS && monitor.isEnough(IterationType.MEASUREMENT, i - 1)
                    : i == MEASUREMENTS;
            measured.add(iteration(monitor, params, params.getMeasurement(), i));
            assertTrue(i < 100, "the measurement does not end");
        }
        return measured;
    }

    private static IterationResult iteration(BenchmarkMonitor monitor, BenchmarkParams params, IterationParams phase,
                                             int number) {
        IterationResult result = new IterationResult(params, phase, new IterationResultMetaData(1, 1));
        result.addResult(new AverageTimeResult(ResultRole.PRIMARY, "benchmark", 1, 10_000_000, TimeUnit.MILLISECONDS));
        monitor.iterationStarts(params, phase, number);
        monitor.iterationEnds(params, phase, number, result);
        return result;
    }

    @ParameterizedTest
    @MethodSource("ofJudges")
    void failingJudge_endsTheReconfigurationOnly(String method, int deed, boolean sliding) throws IOException {
        DEEDS.put(method, throwables().get(deed));
        List<String> warnings = run(sliding).warnings();
        assertEquals(1,
                warnings.stream().filter(warning -> warning.endsWith("; the benchmark continues statically")).count(),
                warnings::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"name", "aliases", "description", "options", "threshold", "judges", "usesHistory"})
    void criterionFailingToDescribeItself_isSkippedAndReported(String method) throws IOException {
        for (Supplier<Object> deed : throwables().subList(0, 7)) {
            DEEDS.put(method, deed);
            StabilityCriteria known = load();
            assertEquals(4, known.all().size());
            assertEquals(1, known.problems().size());
            assertTrue(known.problems().get(0).contains(Hostile.class.getName())
                    || known.problems().get(0).equals("as if by us"), known.problems()::toString);
        }
    }

    /** After its first description, the criterion is not asked to describe itself again. */
    @ParameterizedTest
    @ValueSource(strings = {"name", "aliases", "description", "options", "threshold", "judges", "usesHistory"})
    void criterionFailingAfterItsDescription_isNotAskedAgain(String method) throws IOException {
        for (Supplier<Object> deed : throwables()) {
            DEEDS.clear();
            int[] asked = {0};
            Supplier<Object> once = answer(method);
            DEEDS.put(method, () -> asked[0]++ < (method.equals("judges") ? Phase.values().length : 1) ? once.get()
                    : deed.get());
            assertFalse(String.join("", run(false).warnings()).contains("failed"));
        }
    }

    private static Supplier<Object> answer(String method) {
        switch (method) {
            case "name":
                return () -> "hostile";
            case "aliases":
                return List::of;
            case "description":
                return () -> "does harm";
            case "options":
                return () -> List.of(CriterionOption.number("harm", 1, 0, 2, "how much"));
            case "threshold":
                return () -> Threshold.atMost(0.1);
            case "judges":
                return () -> true;
            default:
                return () -> false;
        }
    }

    @Test
    void failingCheckOfOptions_isAnErrorOfTheOptions() throws IOException {
        for (Supplier<Object> deed : throwables()) {
            DEEDS.clear();
            StabilityCriteria known = load();
            DEEDS.put("contradiction", deed);
            try {
                known.parse("hostile");
                throw new IllegalStateException("accepted");
            } catch (CriterionException e) {
                assertTrue(
                        e.getMessage()
                                .startsWith("options of criterion hostile: the check of its options failed"),
                        e.getMessage());
            } catch (ThreadDeath e) {
                assertEquals(throwables().indexOf(deed), -1);
            }
        }
    }

    @Test
    void invalidFigures_endTheReconfigurationOnly() throws IOException {
        Map<String, Double> tooMany = new HashMap<>();
        for (int i = 0; i < 3000; i++) {
            tooMany.put("figure" + i, 1.0);
        }
        for (Map<String, Double> figures : List.of(Collections.<String, Double>singletonMap(null, 1.0),
                Collections.<String, Double>singletonMap("figure", null), tooMany,
                Collections.singletonMap(String.join("", Collections.nCopies(100_000, "long")), 1.0))) {
            DEEDS.clear();
            DEEDS.put("judgement", () -> Judgement.of(false, 1).withFigures(figures));
            assertTrue(run(false).warnings().get(0).startsWith("stability criterion hostile failed with"));
        }
    }

    @Test
    void figuresNamedAsThoseOfAnotherCriterion_areShownAsTheyAre() throws IOException {
        for (String name : List.of(SteadyFigures.HIDDEN_TREND, SteadyFigures.VARIATION, SteadyFigures.FORKS)) {
            DEEDS.put("judgement", () -> Judgement.of(false, 1).withFigures(Map.of(name, 0.25)));
            run(false);
            assertTrue(console.toString(StandardCharsets.UTF_8).contains(name + " 0.25"));
        }
    }

    @Test
    void endlessEvidence_isCutToTheNewest() throws IOException {
        double[] evidence = new double[3_000_000];
        evidence[evidence.length - 1] = 7;
        DEEDS.put("judgement", () -> Judgement.of(false, 1).withEvidence(evidence));
        double[] kept =
                run(true).forks().get(0).lastWarmupCheckpoint().judgements().values().iterator().next().evidence();
        assertEquals(10_000, kept.length);
        assertEquals(7, kept[kept.length - 1]);
    }

    @Test
    void endlessReason_isCut() throws IOException {
        DEEDS.put("judgement", () -> Judgement.undecided(String.join("", Collections.nCopies(100_000, "why "))));
        assertTrue(String.join("", run(false).warnings()).length() < 5000);
    }
}
