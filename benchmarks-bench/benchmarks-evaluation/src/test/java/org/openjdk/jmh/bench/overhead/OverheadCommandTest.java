package org.openjdk.jmh.bench.overhead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.TimeValue;
import picocli.CommandLine;

class OverheadCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int execute(String... args) {
        return new CommandLine(new OverheadCommand())
                .setOut(new PrintWriter(out)).setErr(new PrintWriter(err, true)).execute(args);
    }

    @Test
    void overhead_shortRun_printsARowForEachCriterion() {
        assertEquals(0, execute("-c", "cv,steady", "-n", "1", "-i", "3", "-t", "10ms"), err::toString);
        List<String> lines = out.toString().lines().toList();
        assertEquals(4, lines.size());
        assertTrue(lines.get(2).startsWith("| cv | "), lines.get(2));
        assertTrue(lines.get(3).startsWith("| steady | "), lines.get(3));
        assertEquals(List.of("round 1 of 1: static", "round 1 of 1: cv", "round 1 of 1: steady"),
                err.toString().lines().toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"static", "rciw", "steady"})
    void run_eachConfiguration_hasAsManyIterations(String name) throws RunnerException {
        OverheadConfiguration configuration =
                name.equals("static") ? OverheadConfiguration.STATIC : OverheadConfiguration.dynamic(name);
        RunTimes times =
                new OverheadRun("overhead.OverheadWorkload.sort", 4, TimeValue.milliseconds(10)).run(configuration);
        assertEquals(4 + OverheadRun.MEASUREMENT_ITERATIONS, times.scores().length);
        assertEquals(times.scores().length - 1, times.wallGaps().length);
        assertEquals(4, configuration.withCheckpoints(times).wallGaps().length);
    }

    @Test
    void overhead_unknownCriterion_namesTheKnownOnes() {
        assertEquals(2, execute("-c", "foo"));
        assertEquals("unknown criterion 'foo': one of cv, rciw, kld, steady",
                err.toString().lines().findFirst().orElseThrow());
    }

    @Test
    void overhead_noBenchmark_namesThePattern() {
        assertEquals(1, execute("-b", "nothing"));
        assertEquals("no benchmark matches 'nothing'", err.toString().lines().skip(1).findFirst().orElseThrow());
    }

    @Test
    void overhead_tooFewIterations_saysHowMany() {
        assertEquals(2, execute("-i", "1"));
        assertTrue(err.toString().startsWith("--iterations is 1: it must be 2 or more"), err::toString);
    }

    @Test
    void overhead_sameCriterionTwice_isRefused() {
        assertEquals(2, execute("-c", "cv,cv"));
        assertTrue(err.toString().startsWith("criteria [cv, cv]: one of them comes twice"), err::toString);
    }

    @Test
    void overhead_noTime_saysWhatItIs() {
        assertEquals(2, execute("-t", "soon"));
        assertTrue(err.toString().contains("'soon' is not a time such as 500ms, 1s or 2min"), err::toString);
    }
}
