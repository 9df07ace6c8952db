package org.openjdk.jmh.bridge.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.bridge.plan.Conversion.Scaffold;

/** How many lines the reasons take on the console. */
class ConversionReportTest {

    private static Map<String, Integer> reasons(String... reasons) {
        List<ConversionOutcome> tests = Stream.of(reasons)
                .map(reason -> new ConversionOutcome("a.Test", "runs", "JUPITER", Scaffold.LAUNCHER, reason, null, 0,
                        null))
                .toList();
        return new ConversionReport(tests, List.of(), Map.of(), Duration.ZERO, Duration.ZERO, Duration.ZERO)
                .reasons(Scaffold.LAUNCHER);
    }

    @Test
    void reasonsThatDifferInNamesAlone_areOne() {
        assertEquals(Map.of("... is not visible in the package of the test", 2, "the test uses the extensions ...", 2),
                reasons("a.Base.one() is not visible in the package of the test",
                        "a.b.Other$Base.two(int, java.lang.String) is not visible in the package of the test",
                        "the test uses the extensions [a.Extension]",
                        "the test uses the extensions [a.Other, a.Third]"));
    }

    @Test
    void reasonThatIsAlwaysTheSame_keepsItsNames_andNoDetails() {
        assertEquals(Map.of("the class uses the runner a.Runner", 2, "JUnit sets a field", 2),
                reasons("the class uses the runner a.Runner", "the class uses the runner a.Runner",
                        "JUnit sets a field (one, @TempDir)", "JUnit sets a field (two, @TempDir)"));
    }
}
