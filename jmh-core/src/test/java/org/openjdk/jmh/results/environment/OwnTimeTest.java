package org.openjdk.jmh.results.environment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;

class OwnTimeTest {

    private static final IterationParams PHASE = new IterationParams(IterationType.MEASUREMENT, 2, TimeValue.NONE, 1);
    private static final BenchmarkParams PARAMS = new BenchmarkParams("b", "b", true, 1, new int[] {1}, List.of("b"),
            1, 0, PHASE, PHASE, Mode.AverageTime, new WorkloadParams(), TimeUnit.MILLISECONDS, 1, "java", List.of(), "",
            "", "", "", TimeValue.NONE);

    private static RunResult result(double[]... forks) {
        return new RunResult(PARAMS, Arrays.stream(forks).map(OwnTimeTest::fork).collect(Collectors.toList()));
    }

    private static BenchmarkResult fork(double... scores) {
        List<IterationResult> iterations = new ArrayList<>();
        for (double score : scores) {
            IterationResult iteration = new IterationResult(PARAMS, PHASE, new IterationResultMetaData(1, 1));
            iteration.addResult(new AverageTimeResult(ResultRole.PRIMARY, "b", 1,
                    (long) (score * TimeUnit.MILLISECONDS.toNanos(1)), TimeUnit.MILLISECONDS));
            iterations.add(iteration);
        }
        return new BenchmarkResult(PARAMS, iterations);
    }

    private static BenchmarkEnvironment environment(double[]... forks) {
        Machine machine = new Machine(1, null, null, 25, null, null, Double.NaN, -1);
        return new BenchmarkEnvironment(machine, Arrays.stream(forks)
                .map(shares -> new ForkEnvironment(machine, Interference.unknown(), List.of(), 1, 1, Double.NaN)
                        .waiting(shares).inOwnTime())
                .collect(Collectors.toList()));
    }

    @Test
    void score_isTheMeanOfTheForks_andThatOfAForkIsItsOwnTimeByItsOperations() {
        double second = (0.5 + 0.75) / (1 / 10.0 + 1 / 12.0);
        assertEquals((9 + second) / 2, OwnTime.score(result(new double[] {10, 10}, new double[] {10, 12}),
                environment(new double[] {0.2, 0}, new double[] {0.5, 0.25})).orElseThrow(), 1e-6);
    }

    @Test
    void iterationThatHardlyRan_hasLittleWeight() {
        assertEquals(0.01, OwnTime.weight(Mode.Throughput, 5, 0.99), 1e-12);
        assertEquals(0.01, OwnTime.weight(Mode.AverageTime, 100, 0.99), 1e-12);
    }

    @Test
    void score_isUnknown_unlessTheWaitingOfAllIterationsIsKnown() {
        RunResult result = result(new double[] {10, 10}, new double[] {10, 12});
        double[] known = {0.1, 0.1};
        assertTrue(OwnTime.score(result, environment(known, known)).isPresent());
        assertFalse(OwnTime.score(result, environment(known)).isPresent());
        assertFalse(OwnTime.score(result, environment(known, new double[0])).isPresent());
        assertFalse(OwnTime.score(result, environment(known, new double[] {0.1, Double.NaN})).isPresent());
        assertFalse(OwnTime.score(result, environment(known, new double[] {0.1, 1})).isPresent());
        assertFalse(OwnTime.score(result(), environment()).isPresent());
        ForkEnvironment inWallTime =
                new ForkEnvironment(environment(known).machine(), Interference.unknown(), List.of(),
                        1, 1, Double.NaN).waiting(known);
        assertFalse(OwnTime.score(result(known), new BenchmarkEnvironment(inWallTime.machine(), List.of(inWallTime)))
                .isPresent());
    }

    @Test
    void throughput_isHigherWithoutWaiting() {
        assertEquals(0.75, OwnTime.factor(Mode.AverageTime, 0.25));
        assertEquals(4 / 3.0, OwnTime.factor(Mode.Throughput, 0.25), 1e-12);
    }

    @ParameterizedTest
    @EnumSource(value = Mode.class, names = {"SampleTime", "SingleShotTime"})
    void singleInvocations_haveNoOwnTime(Mode mode) {
        assertEquals(Double.NaN, OwnTime.factor(mode, 0.25));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 2, Double.NaN, Double.POSITIVE_INFINITY})
    void waitingForTheWholeTime_isImpossible(double waited) {
        assertEquals(Double.NaN, OwnTime.factor(Mode.AverageTime, waited));
        assertEquals(Double.NaN, OwnTime.factor(Mode.Throughput, waited));
    }

    @Test
    void waiting_disturbsOnlyForksThatAreJudgedInWallTime() {
        Machine machine = new Machine(1, null, null, 25, null, null, Double.NaN, -1);
        Interference waited = new Interference(1, 0.3, 0.5, Double.NaN, Double.NaN, Double.NaN);
        ForkEnvironment fork = new ForkEnvironment(machine, waited, List.of(), 1, 1, Double.NaN);
        assertEquals(List.of(Cause.STOLEN, Cause.WAITING), fork.causes());
        assertEquals(List.of(Cause.STOLEN), fork.inOwnTime().causes());
    }

    @Test
    void ownTimeOfAFork_isKnownIfThatOfAllItsIterationsIs() {
        assertTrue(OwnTime.isKnown(Mode.AverageTime, environment(new double[] {0.5, 0}).forks().get(0)));
        assertFalse(OwnTime.isKnown(Mode.SampleTime, environment(new double[] {0.5, 0}).forks().get(0)));
        assertFalse(OwnTime.isKnown(Mode.AverageTime, environment(new double[] {0.5, Double.NaN}).forks().get(0)));
        assertFalse(OwnTime.isKnown(Mode.AverageTime, environment(new double[0]).forks().get(0)));
    }

    @Test
    void forkWhoseMeasurementSlid_keepsTheWaitingOfItsResult() {
        ForkEnvironment fork = environment(new double[] {0.4, 0.3, 0.2, 0.1}).forks().get(0);
        assertEquals(List.of(0.2, 0.1), fork.ofLast(2).waiting());
        assertEquals(4, fork.ofLast(4).waiting().size());
        assertEquals(4, fork.ofLast(9).waiting().size());
    }
}
