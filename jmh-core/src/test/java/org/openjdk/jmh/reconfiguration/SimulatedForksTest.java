package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.Threshold;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

class SimulatedForksTest {

    private static final int FORKS = 3;

    private final ByteArrayOutputStream console = new ByteArrayOutputStream();
    private final OutputFormat out = OutputFormatFactory.createFormatInstance(
            new PrintStream(console, true, StandardCharsets.UTF_8), VerboseMode.NORMAL);

    private static BenchmarkParams params(Mode mode, ReconfigurationPlan plan) {
        BenchmarkParams params = new BenchmarkParams("sample.Some.benchmark", "sample.Generated", false, 1,
                new int[] {1}, List.of(), FORKS, 0,
                new IterationParams(IterationType.WARMUP, 50, TimeValue.seconds(1), 1),
                new IterationParams(IterationType.MEASUREMENT, 10, TimeValue.seconds(1), 1),
                mode, new WorkloadParams(), TimeUnit.MILLISECONDS, 1, "java", List.of(), "17", "vm", "17", "1",
                TimeValue.seconds(1));
        params.makeReconfigurable();
        if (plan.slides()) {
            params.makeSliding();
        }
        return params;
    }

    private ReconfigurationOutcome rehearse(String criteria, Mode mode, int iterations) throws Exception {
        ReconfigurationPlan plan = Plans.of(new OptionsBuilder().stabilityCriterion(criteria).build(), "plain");
        int[] asked = {0};
        SimulatedForks forks = new SimulatedForks(params(mode, plan), plan, out, () -> asked[0]++ >= iterations);
        forks.run(FORKS);
        return forks.outcome();
    }

    private static Stream<Checkpoint> checkpoints(ForkOutcome fork) {
        return Stream.of(fork.warmupCheckpoints().stream(), fork.forkCheckpoint().stream(),
                fork.measurement().stream().flatMap(slid -> slid.checkpoints().stream())).flatMap(all -> all);
    }

    @ParameterizedTest
    @CsvSource({"kld, SampleTime", "cv, SampleTime", "rciw, AverageTime", "steady, SampleTime", "steady, Throughput",
        "steady, SingleShotTime", "'kld,steady', SampleTime"})
    void simulatedForks_askEveryQuestionOfARun(String criteria, Mode mode) throws Exception {
        ReconfigurationOutcome outcome = rehearse(criteria, mode, Integer.MAX_VALUE);
        Set<Phase> answered = outcome.forks().stream().flatMap(SimulatedForksTest::checkpoints)
                .filter(c -> c.judgements().values().stream().anyMatch(j -> !j.undecidedReason().isPresent()))
                .map(Checkpoint::phase).collect(Collectors.toSet());
        Set<Phase> expected = EnumSet.of(Phase.FORKS);
        outcome.settings().criteria().forEach(c -> expected.add(
                c.criterion().judges(Phase.WARMUP) ? Phase.WARMUP : Phase.MEASUREMENT));
        assertEquals(expected, answered);
        assertEquals(List.of(), outcome.forks().stream().flatMap(fork -> fork.failure().stream()).toList());
        assertTrue(console.toString(StandardCharsets.UTF_8).contains("# Stability: "));
    }

    @Test
    void simulation_stopsOnRequest() throws Exception {
        assertEquals(List.of(), rehearse("steady", Mode.SampleTime, 0).forks());
        assertEquals(4, rehearse("steady", Mode.SampleTime, 5).forks().get(0).warmupIterations());
    }

    @Test
    void customCriteria_areNotSimulated() {
        ConfiguredCriterion cv = StabilityCriteria.builtIn().parse("cv").get(0);
        ConfiguredCriterion other = ConfiguredCriterion.of(new OtherCriterion());
        assertEquals("cv", plan(List.of(other, cv)).withBuiltInCriteria().criteriaNames());
        assertFalse(plan(List.of(other)).withBuiltInCriteria().hasCriteria());
    }

    private static ReconfigurationPlan plan(List<ConfiguredCriterion> criteria) {
        return new ReconfigurationPlan(criteria, SourcedValue.byDefault(5), SourcedValue.byDefault(0), null, null, null,
                TimeValue.seconds(60), null, List.of());
    }

    private static final class OtherCriterion implements StabilityCriterion {
        @Override
        public String name() {
            return "other";
        }

        @Override
        public String description() {
            return "a user's";
        }

        @Override
        public Threshold threshold() {
            return Threshold.atMost(1);
        }

        @Override
        public boolean judges(Phase phase) {
            return true;
        }

        @Override
        public Judge judge(JudgeSetup setup) {
            throw new IllegalStateException("asked");
        }
    }
}
