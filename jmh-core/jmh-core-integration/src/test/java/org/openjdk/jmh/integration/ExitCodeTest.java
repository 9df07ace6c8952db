package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Runs;
import org.openjdk.jmh.integration.support.ThisVm;

/** Tests the exit codes of complete runs. */
class ExitCodeTest {

    private static final String NAMES = "org.openjdk.jmh.integration.benchmarks.";
    private static final String STEADY = NAMES + "SteadyBenchmark.burn";
    private static final String FAILING = NAMES + "FailingBenchmark.fail";

    @TempDir
    Path folder;

    private static List<String> arguments(String arguments) {
        List<String> all = new ArrayList<>(List.of("-w", "10ms", "-r", "10ms", "-i", "2"));
        all.addAll(List.of(arguments.split(" ")));
        return all;
    }

    private Outcome run(String arguments) {
        return ThisVm.in(folder).run(arguments(arguments));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 'FailingBenchmark -f 1 -wi 3'",
        "3, '(Failing|Steady)Benchmark -f 1 -wi 3 -ec failed'",
        "4, 'SteadyBenchmark -f 0 -wi 2 -ec unstable -sc never'",
        "1, 'noSuchBenchmark -ec failed'"})
    void program_endsWithTheCodeOfItsRun(int code, String arguments) {
        Runs.plugged(folder).run(arguments(arguments)).expect(code);
    }

    @ParameterizedTest
    @CsvSource({
        "3, 'FailingBenchmark -f 0 -wi 3 -ec failed'",
        "3, 'FailingBenchmark -f 1 -wi 1 -ec failed'",
        "3, 'DyingBenchmark -f 1 -wi 3 -ec failed'",
        "3, 'DyingBenchmark -f 1 -wi 3 -ec failed -sc always'",
        "0, 'SteadyBenchmark -f 2 -wi 3 -ec failed,unstable -sc always'",
        "0, 'SteadyBenchmark -f 0 -wi 1 -ec failed'",
        "0, 'SteadyBenchmark -f 1 -wi 1 -ec failed -wm BULK'",
        "0, 'SteadyBenchmark -f 1 -wi 2 -ec failed -sc never'",
        "4, 'SteadyBenchmark -f 1 -wi 2 -ec unstable -sc never'",
        "4, 'SteadyBenchmark -f 1 -wi 2 -ec unstable -sc throwing'",
        "1, 'FailingBenchmark -f 1 -wi 3 -ec failed -foe true'"})
    void run_endsWithTheCodeOfItsCondition(int code, String arguments) {
        run(arguments).expect(code);
    }

    @Test
    void twoConditions_areBothReportedAndTheSevererSetsTheExitCode() {
        Outcome outcome = run("(Failing|Steady)Benchmark -f 1 -wi 3 -sc never -ec unstable,failed").expect(3);
        assertEquals(
                List.of("Exit code 3, -ec failed: " + FAILING, "-ec unstable, which alone is exit code 4: " + STEADY),
                outcome.errorLines());
    }

    @Test
    void staticRun_isNotCalledStable() {
        Outcome outcome = run("SteadyBenchmark -f 1 -wi 1 -ec unstable").expect(0);
        assertEquals(List.of("WARNING: -ec unstable checked nothing: no result comes from a dynamic run (-dynamic)"),
                outcome.errorLines());
    }

    @ParameterizedTest
    @CsvSource({"-ec crashed, is not a condition: give failed", "-keepForks yes, is neither true nor false"})
    void mistake_isReported(String arguments, String message) {
        Outcome outcome = Jmh.ours().run(arguments.split(" ")).expect(1);
        assertTrue(outcome.err().contains(arguments + " " + message), outcome::err);
    }
}
