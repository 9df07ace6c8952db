package org.openjdk.jmh.bridge;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Converts all fixtures once, and looks at what became of them. */
class ConversionTest {

    @TempDir
    static Path folder;

    private static Fixtures.Result result;
    private static final Map<String, JsonObject> OUTCOMES = new HashMap<>();

    @BeforeAll
    static void convert() {
        result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), "--include-class", Fixtures.PACKAGE + "*",
                "--report", folder.resolve("report").toString(), "--verify", folder.resolve("verify").toString(),
                "--verify-by", "jmh");
        JsonObject report = JsonParser.parseString(Fixtures.read(folder.resolve("report.json"))).getAsJsonObject();
        for (JsonElement test : report.getAsJsonArray("tests")) {
            JsonObject outcome = test.getAsJsonObject();
            String type = outcome.get("testClass").getAsString();
            if (type.startsWith(Fixtures.PACKAGE)) {
                String method = outcome.get("method").getAsString().replaceAll("\\(.*", "");
                OUTCOMES.put(type.substring(Fixtures.PACKAGE.length()) + "." + method, outcome);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "JUnit4Plain.passes                     | DIRECT   | plain calls",
        "JUnit4Plain.inherited                  | DIRECT   | plain calls",
        "JUnit4Plain.throwsWhatItShould         | DIRECT   | plain calls",
        "JUnit4Plain.throwsWhatNobodySees       | LAUNCHER | is not visible in the package of the test",
        "JUnit4Plain.ignored                    | SKIPPED  | @Ignore",
        "JUnit4Plain.sleeps                     | SKIPPED  | not worth measuring: it sleeps (java.lang.Thread.sleep)",
        "JUnit4Launched$Rules.needsFolders      | DIRECT   | plain calls inside rules: folder, errors()",
        "JUnit4Rules$Many.passes                | DIRECT   | inside rules: hidden, inside, outside, method, name, limit, replaced(), made(), hidden, base, replaced()",
        "JUnit4Runners$NotToBeStopped.runs      | SKIPPED  | JUnit4Runners$Own would run the class-level fixtures in each invocation",
        "JUnit4Runners$NothingToStopFor.runs    | LAUNCHER | the class uses the runner org.openjdk.jmh.bridge.fixtures.JUnit4Runners$Own",
        "JUnit4Launched$Parameters.hasLength    | DIRECT   | plain calls",
        "JUnit4Runners$Numbers.number           | DIRECT   | inside rules: rule",
        "JUnit4Runners$AroundEach.number        | LAUNCHER | the class uses the runner org.junit.runners.Parameterized",
        "JUnit4Runners$InFields.number          | DIRECT   | plain calls",
        "JUnit4Launched$Theoretical.positive    | LAUNCHER | a runner supplies the parameters",
        "JUnit3Style.testOne                    | DIRECT   | plain calls",
        "JUnit3Style.suite                      | LAUNCHER | the suite() method builds these tests",
        "JUnit3Style$Inner.testInner            | SKIPPED  | JUnit 3 runs no inner classes",
        "JUnit3Suite.testOfItsOwn               | DIRECT   | plain calls",
        "JUnit3Suite.suite                      | LAUNCHER | the suite() method builds these tests",
        "JUnit3Suite$Tester.testPositive        | SKIPPED  | JUnit3Suite.suite(), which initializes its objects",
        "JUnit3Runner.testRunsItself            | LAUNCHER | overrides runTest()",
        "JUnit3Result.testNeedsItsRun           | LAUNCHER | overrides run(junit.framework.TestResult)",
        "JupiterPlain.passes                    | DIRECT   | plain calls",
        "JupiterPlain.contract                  | DIRECT   | plain calls",
        "JupiterPlain.composed                  | DIRECT   | plain calls",
        "JupiterPlain.repeated                  | DIRECT   | plain calls",
        "JupiterPlain.disabled                  | SKIPPED  | @Disabled: for the report",
        "JupiterPlain.conditionHolds            | DIRECT   | plain calls",
        "JupiterPlain.conditionDoesNotHold      | SKIPPED  | System property [no.such.property] does not exist",
        "JupiterPlain$Inside.nested             | DIRECT   | plain calls",
        "JupiterPlain$Shared.remembers          | DIRECT   | plain calls",
        "JupiterShared.outside                  | DIRECT   | plain calls",
        "JupiterShared$Inside.sharesTheEnclosingInstance | LAUNCHER | share an object of their class or of an enclosing class",
        "JupiterShared$ByContract.sharesAsTheInterfaceSays | DIRECT | plain calls",
        "JupiterShared$ByInheritance.sharesAsTheSuperclassDoes | DIRECT | plain calls",
        "Awkward$Generic.makes                  | DIRECT   | plain calls",
        "Awkward$Generic.genericItself          | DIRECT   | plain calls",
        "Awkward$WithArguments.neverRuns        | SKIPPED  | JUnit 4 needs exactly one constructor, and it must take no arguments",
        "Awkward$Hidden.neverRunsEither         | SKIPPED  | JUnit 4 runs only public classes",
        "Awkward$PrivateConstructor.runs        | LAUNCHER | PrivateConstructor is private",
        "Awkward$One$Two.isInTwo                | DIRECT   | plain calls",
        "Awkward$One_Two.isInOneTwo             | DIRECT   | plain calls",
        "JUnit3Derived.testDerived              | DIRECT   | plain calls",
        "JupiterDerived.hidden                  | DIRECT   | plain calls",
        "JupiterDerived.generic                 | DIRECT   | with values from JUnit",
        "JupiterSupplied.plain                  | DIRECT   | with values from JUnit",
        "JupiterLaunched.values                 | DIRECT   | plain calls",
        "JupiterValues.text                     | DIRECT   | plain calls",
        "JupiterValues.missing                  | DIRECT   | with values from JUnit",
        "JupiterSupplied$TellsIt.served         | LAUNCHER | JUnit sets a field (EXTENSION, @RegisterExtension)",
        "JupiterLaunched.factory                | LAUNCHER | a test factory creates the tests at run time",
        "JupiterLaunched.repetition             | DIRECT   | with values from JUnit",
        "JupiterOnce.drainsBeside               | LAUNCHER | JUnit supplies the parameter sets",
        "JupiterLaunched.directory              | DIRECT   | with values from JUnit",
        "JupiterLaunched.reporter               | LAUNCHER | JUnit supplies arguments of the types org.junit.jupiter.api.TestReporter",
        "JupiterFolders.ofAField                | DIRECT   | with values from JUnit",
        "JupiterFolders.ofAParameter            | DIRECT   | with values from JUnit",
        "JupiterFolders$Inside.ofAnEnclosingObject | LAUNCHER | JUnit sets a field (own, @TempDir)",
        "JupiterFolders$TwoForFixtures.isToldOfTwo | LAUNCHER | JUnit supplies the arguments of",
        "JupiterLaunched$Mocks.mocked           | LAUNCHER | org.mockito.junit.jupiter.MockitoExtension",
    })
    void test_isReportedWithItsScaffoldAndReason(String test, String scaffold, String reason) {
        JsonObject outcome = OUTCOMES.get(test);
        assertTrue(outcome != null, () -> test + " is not in the report");
        assertEquals(scaffold, outcome.get("scaffold").getAsString());
        assertTrue(outcome.get("reason").getAsString().contains(reason), () -> outcome.toString());
    }

    @ParameterizedTest
    @CsvSource({"JUnit4Launched$Parameters.hasLength, 2", "JUnit3Style.suite, 1", "JUnit3Suite.suite, 3",
        "JupiterLaunched.values, 3", "JupiterValues.text, 3", "JupiterValues.number, 2",
        "JupiterLaunched.csv, 2", "JupiterLaunched.enums, 7", "JupiterLaunched.nullAndEmpty, 2",
        "JupiterLaunched.methodSource, 2", "JupiterLaunched.ownSource, 1", "JupiterLaunched.factory, 2",
        "JupiterSources.one, 1", "JupiterSources.three, 3", "JupiterSources.named, 1", "JupiterSources.alike, 2",
        "JupiterLaunched.repetition, 0", "JupiterPlain.passes, 0"})
    void test_hasOneParameterValueForEachInvocation(String test, int sets) {
        assertEquals(sets, OUTCOMES.get(test).get("sets").getAsInt());
    }

    @Test
    void everyBenchmark_compilesAndRunsOnceInJmh() {
        assertEquals("", result.err());
        assertTrue(result.out().contains(", 0 failed"), result::out);
        assertFalse(result.out().contains("does not compile"), result::out);
        assertEquals(0, result.code(), result::out);
    }

    @Test
    void membersOfASuite_thatAreNoTestCases_areCounted() {
        assertTrue(result.out().contains(Fixtures.PACKAGE
                + "JUnit3Suite.suite() has members that cannot be converted: 1 x junit.extensions.TestSetup is not a TestCase"),
                result::out);
    }

    @Test
    void testsWithTheSameSource_areListedTogether() {
        assertEquals(2, OUTCOMES.get("JupiterSources.first").get("sets").getAsInt()
                + OUTCOMES.get("JupiterSources.second").get("sets").getAsInt());
        String source = Fixtures.read(Fixtures.source(folder.resolve("out"), "JupiterSourcesBenchmark"));
        assertTrue(source.contains("@Param(\"#1 first(int) 1\")"), source);
        assertTrue(source.contains("@Param(\"#1 second(int) 1\")"), source);
    }

    @Test
    void classesWhoseNamesClash_bothBecomeBenchmarks() {
        assertEquals(Fixtures.PACKAGE + "Awkward_One_TwoBenchmark.isInTwo", benchmark("Awkward$One$Two.isInTwo"));
        assertEquals(Fixtures.PACKAGE + "Awkward_One_TwoBenchmark_2.isInOneTwo",
                benchmark("Awkward$One_Two.isInOneTwo"));
    }

    private static String benchmark(String test) {
        return OUTCOMES.get(test).get("benchmark").getAsString();
    }

    @Test
    void everySource_isPlainAscii() {
        String source = Fixtures.read(Fixtures.source(folder.resolve("out"), "JUnit4PlainBenchmark"));
        assertTrue(source.chars().allMatch(c -> c < 128));
        assertTrue(source.contains("test.gr\\u00fc\\u00dfe()"), source);
    }

    @ParameterizedTest
    @ValueSource(strings = {"JUnit4PlainBenchmark", "JUnit3StyleBenchmark", "JupiterPlainBenchmark",
        "JupiterPlain_InsideBenchmark", "JupiterPlain_SharedBenchmark", "JupiterLaunchedBenchmark",
        "JUnit4Rules_ManyBenchmark", "JupiterDerivedBenchmark", "JupiterSuppliedBenchmark", "JupiterFoldersBenchmark",
        "JupiterSharesBenchmark", "JupiterValuesBenchmark"})
    void source_isAsRecorded(String name) throws Exception {
        String source = Fixtures.read(Fixtures.source(folder.resolve("out"), name));
        Path golden = Path.of("src/test/resources/golden/" + name + ".java.txt");
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(golden, source);
        }
        assertEquals(Fixtures.read(golden), source);
    }
}
