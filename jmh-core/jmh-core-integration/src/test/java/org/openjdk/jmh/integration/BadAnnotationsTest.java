package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Sources;

/** Tests invalid annotations that upstream's processor, which does not check them, has compiled. */
class BadAnnotationsTest {

    private static final String SOURCE = """
            package sample;

            import org.openjdk.jmh.annotations.*;

            public class Bad {

                @Benchmark @Reconfigure @ForkMin(0)
                public void noFork() { }

                @Benchmark @Reconfigure @WarmupMin(-2)
                public void negativeWarmup() { }

                @Benchmark @Reconfigure @WarmupMin(7) @Warmup(iterations = 6)
                public void contradictory() { }

                @Benchmark @Reconfigure @WarmupMin(7)
                public void mixed() { }

                @Benchmark @Reconfigure(criterion = "nonsense")
                public void unknownCriterion() { }

                @Benchmark @Reconfigure(criterion = "kld", threshold = 2)
                public void badThreshold() { }

                @Benchmark @Reconfigure(threshold = {0.5, 0.6})
                public void tooManyThresholds() { }

                @Benchmark @Reconfigure(window = 0)
                public void emptyWindow() { }
            }
            """;

    @TempDir
    static Path folder;

    private static Jmh jmh;

    @BeforeAll
    static void compile() {
        Sources.of(folder).add("sample.Bad", SOURCE).compile(Jars.released("jmh-generator-annprocess"));
        jmh = Jmh.bare().with(folder);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "noFork            | the minimum of forks is 0 (@ForkMin on sample.Bad.noFork()), for sample.Bad.noFork: it "
                + "must be 1 or more",
        "negativeWarmup    | the minimum of warmup iterations is -2 (@WarmupMin on sample.Bad.negativeWarmup()), for "
                + "sample.Bad.negativeWarmup: it must be 0 or more",
        "contradictory     | the minimum of warmup iterations, 7 (@WarmupMin on sample.Bad.contradictory()), is above "
                + "the maximum, 6 (@Warmup(iterations)), for sample.Bad.contradictory: lower the minimum or raise the maximum",
        "mixed -wi 5       | the minimum of warmup iterations, 7 (@WarmupMin on sample.Bad.mixed()), is above the "
                + "maximum, 5 (option -wi), for sample.Bad.mixed: lower the minimum or raise the maximum",
        "unknownCriterion  | unknown stability criterion 'nonsense'; known: cv, rciw, kld, steady (@Reconfigure on "
                + "sample.Bad.unknownCriterion())",
        "badThreshold      | threshold 2.0 of criterion kld is out of range: a probability in (0, 1) (@Reconfigure on "
                + "sample.Bad.badThreshold())",
        "tooManyThresholds | 2 stability thresholds (0.5, 0.6) for 1 criteria (steady): give one for each, or "
                + "none (@Reconfigure on sample.Bad.tooManyThresholds())",
        "emptyWindow       | the stability window is 0 (@Reconfigure on sample.Bad.emptyWindow()), for "
                + "sample.Bad.emptyWindow: it must be 1 or more",
    })
    void invalidAnnotation_isRejectedWithItsPlace(String arguments, String message) {
        Outcome outcome = jmh.run(arguments.split(" ")).expect(1);
        assertEquals("ERROR: " + message, String.join("\n", outcome.errorLines()));
        assertFalse(outcome.hasStackTrace());
        assertFalse(outcome.out().contains("Iteration"), outcome::out);
    }

    @Tag("nightly")
    @ParameterizedTest
    @CsvSource({"noFork", "negativeWarmup", "unknownCriterion"})
    void staticRun_ignoresIt(String benchmark) {
        Outcome outcome = jmh.run(benchmark, "-rf", "static", "-f", "0", "-w", "1ms", "-r", "1ms").expect(0);
        assertTrue(outcome.out().contains("# Run complete."), outcome::out);
    }
}
