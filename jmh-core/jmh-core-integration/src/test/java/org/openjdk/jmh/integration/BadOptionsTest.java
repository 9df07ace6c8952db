package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.integration.criteria.UnloadableCriterion;
import org.openjdk.jmh.integration.support.Jars;
import org.openjdk.jmh.integration.support.Jmh;
import org.openjdk.jmh.integration.support.Outcome;
import org.openjdk.jmh.integration.support.Providers;
import org.openjdk.jmh.integration.support.Refusal;

/** Tests that invalid options end the program before anything runs. */
class BadOptionsTest {

    /** The criteria of these tests are listed among the known ones. */
    private static final String PLUGGED = ", always, never, nan, throwing, slide, hostile";

    @TempDir
    Path folder;

    private static String[] withBenchmark(String arguments) {
        return (arguments + " SteadyBenchmark").split(" ");
    }

    private static String refusal(String arguments) {
        return Refusal.of(withBenchmark(arguments)).replace(PLUGGED, "");
    }

    /** Upstream prints an introductory line before errors of the command line. */
    private static String message(Outcome outcome) {
        List<String> lines = new ArrayList<>(outcome.errorLines());
        lines.removeIf(line -> line.isBlank() || line.equals("Error parsing command line:"));
        assertEquals(1, lines.size(), () -> "one line expected: " + outcome.err());
        return lines.get(0).strip().replaceFirst("^ERROR: ", "");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "-sc nonsense                 | unknown stability criterion 'nonsense'; known: cv, rciw, kld, steady "
                + "(option -sc)",
        "-sc steady -st 2             | threshold 2.0 of criterion steady is out of range: a relative error in (0, 1), such as 0.02 for 2 % (option -st)",
        "-v quiet                     | -v quiet: write SILENT, NORMAL or EXTRA",
        "-sc kldd                     | unknown stability criterion 'kldd', did you mean kld?; known: cv, rciw, kld, "
                + "steady (option -sc)",
        "-sc cv,cov                   | stability criterion cv is named twice (option -sc)",
        "-sc kld -st 1.5              | threshold 1.5 of criterion kld is out of range: a probability in (0, 1) "
                + "(option -st)",
        "-sc cv -st -1                | threshold -1.0 of criterion cv is out of range: a number above 0 (option -st)",
        "-sc cv -st NaN               | threshold NaN of criterion cv is out of range: a number above 0 (option -st)",
        "-st much                     | threshold 'much' is not a number: give one for each criterion, such as 0.02 "
                + "(option -st)",
        "-st 0.02d                    | threshold '0.02d' is not a number: give one for each criterion, such as 0.02 "
                + "(option -st)",
        "-sc kld -st 0.99,            | threshold '' is not a number: give one for each criterion, such as 0.02 "
                + "(option -st)",
        "-sc kld:finest=0.05          | options of criterion kld: finest=0.05 is above coarsest=0.03: it must be 0.03 or "
                + "less (option -sc)",
        "-sc kld:finest=0.001d        | option finest of criterion kld: '0.001d' is not a number from 0.0 to 1.0 (relative "
                + "difference below which two scores are always the same) (option -sc)",
        "-rm cov -rkld 0.9            | Options [-rkld] have no threshold of the criterion cov: name the criterion that "
                + "they are for with -rm, or give its threshold with -st",
        "-decisionTimeout 0s          | Option -decisionTimeout 0s: the maximum time of a decision must be above 0, such as 60s",
        "-decisionTimeout soon        | Option -decisionTimeout soon: the maximum time of a decision must be above 0, such as 60s",
        "-sc cv,kld -st 0.1           | 1 stability thresholds (0.1) for 2 criteria (cv, kld): give one for each, or "
                + "none (option -st)",
        "-sc kld:points=1             | option points of criterion kld: 1 is out of range: a whole number from 10 to "
                + "100000 (points at which densities are compared) (option -sc)",
    })
    void invalidCriterionOrThreshold_isRejected(String arguments, String message) {
        assertEquals(message, refusal(arguments));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "-wi 5 -wimin 6               | minimum of warmup iterations, 6 (option -wimin), is above the maximum, 5 "
                + "(option -wi)",
        "-f 2 -fmin 3                 | minimum of forks, 3 (option -fmin), is above the maximum, 2 (option -f)",
        "-wfmin 1                     | minimum of warmup forks, 1 (option -wfmin), is above the maximum, 0 (by "
                + "default)",
        "-f 0 -fmin 3                 | minimum of forks, 3 (option -fmin), is above the maximum, 0 (option -f)",
        "-fmin 9                      | minimum of forks, 9 (option -fmin), is above the maximum, 5 (by default)",
        "-wimin 51                    | minimum of warmup iterations, 51 (option -wimin), is above the maximum, 50 "
                + "(by default)",
    })
    void minimumAboveMaximum_isReportedWithBothPlaces(String arguments, String message) {
        String refusal = refusal(arguments);
        assertTrue(refusal.contains(message), refusal);
        assertTrue(refusal.contains("SteadyBenchmark.burn"), refusal);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "-sw 0                        | sw",
        "-sw -1                       | sw",
        "-sfw -1                      | sfw",
        "-wimin -1                    | wimin",
        "-fmin 0                      | fmin",
        "-wfmin -1                    | wfmin",
        "-wimin many                  | wimin",
    })
    void numberOutOfRange_isRejectedByTheFlag(String arguments, String flag) {
        String refusal = refusal(arguments);
        assertTrue(refusal.contains(flag), refusal);
        assertTrue(refusal.contains(arguments.split(" ")[1]), refusal);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "-dynamic -rf static          | -dynamic and -static exclude each other: leave one of them out",
        "-rf json,csv                 | -rf json and -rf csv exclude each other: JMH writes one result format; leave one "
                + "of them out",
    })
    void modesAndFormats_excludeEachOther(String arguments, String message) {
        assertEquals(message, refusal(arguments));
    }

    @Test
    void flagWithoutValue_isRejected() {
        for (String flag : List.of("-rf", "-sc", "-st", "-sw", "-rkld", "-rm")) {
            String refusal = Refusal.of("SteadyBenchmark", flag);
            assertTrue(refusal.contains(flag.substring(1)), refusal);
        }
    }

    @Test
    void unloadablePlugin_isReportedWhereItIsRequested() {
        Path providers = Providers.of(folder, List.of(UnloadableCriterion.class.getName(), "no.such.Criterion"));
        Outcome outcome = Jmh.ours().with(providers).run(withBenchmark("-sc unloadable")).expect(1);
        assertFalse(outcome.hasStackTrace(), outcome::err);
        assertFalse(outcome.out().contains("Iteration"), outcome::out);
        assertTrue(message(outcome).contains("unknown stability criterion 'unloadable'"), outcome::err);
        assertTrue(message(outcome).contains("no licence found"), outcome::err);
        assertTrue(message(outcome).contains("no.such.Criterion"), outcome::err);
    }

    @Test
    void unwritableResultFile_isReportedWithUpstreamsExitCode() {
        String file = folder.resolve("no/such/folder/result.json").toString();
        Outcome expected = Jmh.upstream().with(Jars.ownBenchmarks()).run("-rf", "json", "-rff", file);
        Outcome outcome = Jmh.ours().run("-rf", "dynamic,json", "-rff", file).expect(1);
        assertEquals(expected.exitCode(), outcome.exitCode());
        assertEquals("", outcome.out());
        assertTrue(outcome.err().contains("-rff " + file + " cannot be written"), outcome::err);
    }
}
