package org.openjdk.jmh.bridge;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Changes what generated benchmarks look like, and which tests become benchmarks. */
class StyleTest {

    @TempDir
    Path folder;

    private Fixtures.Result result;

    private String generate(String type, String... options) {
        result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), options);
        return Fixtures.read(Fixtures.source(folder.resolve("out"), type + "Benchmark"));
    }

    @Test
    void hoistedFixtures_leaveTheMeasurementAndStillRun() {
        String source = generate("JUnit4Plain", "--include-class", "*.JUnit4Plain,*JupiterPlain*,*.JUnit3Style",
                "--fixture", "hoisted", "--verify", folder.resolve("v").toString());
        assertTrue(source.contains("@Setup(Level.Invocation)"), source);
        assertTrue(source.contains("JUnit4Plain test = fixture.test;"), source);
        assertEquals(0, result.code(), result.out());
        assertTrue(result.out().contains(", 0 failed"), result::out);
    }

    @Test
    void hoistedFixtures_leaveTheMeasurementOfTestsThatJUnitSupplies_andOthersAreNamed() {
        String source = generate("JupiterSupplied", "--include-class",
                "*.JupiterSupplied*,*.JupiterFolders*,*.JupiterShared*,*.JUnit4Launched*,*.JUnit4Runners$*,*.JUnit4Rules*",
                "--fixture", "hoisted", "--verify", folder.resolve("v").toString());
        assertTrue(source.contains("JupiterSupplied test = fixture.test;"), source);
        for (String other : List.of("JupiterShared_ByContract", "JUnit4Launched_Parameters", "JUnit4Runners_InFields",
                "JupiterFolders")) {
            String hoisted = Fixtures.read(Fixtures.source(folder.resolve("out"), other + "Benchmark"));
            assertTrue(hoisted.contains(" test = fixture.test;"), hoisted);
        }
        assertEquals(0, result.code(), result.out());
        assertTrue(result.out().contains(", 0 failed"), result::out);
        assertTrue(result.out().contains("are measured, because rules run around them"), result::out);
        assertTrue(result.out().contains("are measured, because JUnit runs them"), result::out);
    }

    @Test
    void annotations_areWrittenOnTheClass() {
        String source = generate("JUnit3Runner", "--include-class", "*JUnit3Runner", "--mode", "sampletime",
                "--time-unit", "nanoseconds", "--warmup-min", "4", "--fork-min", "2", "--reconfigure=kld");
        assertTrue(source.contains("@BenchmarkMode(Mode.SampleTime)"), source);
        assertTrue(source.contains("@OutputTimeUnit(TimeUnit.NANOSECONDS)"), source);
        assertTrue(source.contains("@WarmupMin(4)"), source);
        assertTrue(source.contains("@ForkMin(2)"), source);
        assertTrue(source.contains("criterion = \"kld\""), source);
    }

    @Test
    void consumeNothing_returnsNothing() {
        String source = generate("JUnit4Plain", "--include-class", "*.JUnit4Plain", "--consume", "nothing");
        assertTrue(source.contains("public void passes("), source);
        assertFalse(source.contains("public Object"), source);
    }

    @Test
    void tagsAndCategories_choose() {
        assertTrue(generate("JupiterPlain", "--include-tag", "fast,*Slow").contains("composed"));
        assertTrue(result.out().contains("converted         2"), result::out);
        assertTrue(result.out().contains("not selected by tag"), result::out);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--include-class=JUnit4Plain#passes,*.JUnit3Style#test* | 3",
        "--include-method=JUnit4Plain#passes                    | 1",
        "--include-class=JUnit4Plain#passes,JUnit3Derived       | 2",
        "--include-class=JUnit3Style,JUnit3Derived --exclude-method=JUnit3Style#testOne,*#suite | 2",
    })
    void classesWithMethods_choose(String options, int converted) {
        result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), options.split(" "));
        assertTrue(result.out().contains(String.format("converted    %6d", converted)), result::out);
    }

    @Test
    void testsThatStartProcessesThroughOtherClasses_areLeftOut() {
        result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), "--include-class", "*.unfit.Starting");
        assertTrue(result.out().contains("2  not worth measuring: it starts processes"), result::out);
        assertTrue(result.out().contains("converted         1"), result::out);
    }

    @Test
    void anyPayload_convertsWhatSleeps() {
        assertTrue(
                generate("JUnit4Plain", "--include-class", "*.JUnit4Plain", "--any-payload").contains("test.sleeps()"));
    }
}
