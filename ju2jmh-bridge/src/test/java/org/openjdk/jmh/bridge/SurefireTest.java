package org.openjdk.jmh.bridge;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Chooses tests by a report that Surefire might have written. */
class SurefireTest {

    @TempDir
    Path folder;

    private Path reports;

    @BeforeEach
    void report() throws IOException {
        reports = Files.createDirectory(folder.resolve("surefire-reports"));
        String open = "<testcase classname='" + Fixtures.PACKAGE + "JUnit4Plain' name='";
        String launched = "<testcase classname='" + Fixtures.PACKAGE + "JupiterLaunched' name='";
        Files.writeString(reports.resolve("TEST-some.xml"), "<testsuite>"
                + open + "passes' time='0.002'><system-out>words</system-out></testcase>"
                + open + "inherited' time='1,000.5'/>"
                + open + "inCategory' time='0.02'><failure message='no'>at ...</failure></testcase>"
                + open + "ignored' time='0'><skipped/></testcase>"
                + launched + "values(int)[1]' time='0.1'/>"
                + launched + "values(int)[2]' time='0.3'><error/></testcase>"
                + "</testsuite>");
    }

    private String full(String... options) {
        String[] args = new String[options.length + 6];
        System.arraycopy(options, 0, args, 6, options.length);
        args[0] = "--include-class";
        args[1] = "*.JUnit4Plain,*.JupiterLaunched";
        args[2] = "--surefire-reports";
        args[3] = reports.toString();
        args[4] = "--report";
        args[5] = folder.resolve("fate").toString();
        Fixtures.Result result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), args);
        assertEquals(0, result.code(), () -> result.out() + result.err());
        return Fixtures.read(folder.resolve("fate.txt"));
    }

    private static void assertLine(String report, String fate, String test, String reason) {
        assertTrue(report.lines().anyMatch(line -> line.startsWith(fate + " ") && line.contains("#" + test + "(")
                && line.endsWith(reason)), report);
    }

    @Test
    void passingTests_areChosenUnlessOthersAreWanted() {
        String report = full();
        assertLine(report, "direct", "passes", "");
        assertLine(report, "direct", "inherited", "");
        assertLine(report, "skipped", "inCategory", ": fails in the Surefire reports");
        assertLine(report, "skipped", "values", ": fails in the Surefire reports");
        assertLine(report, "skipped", "hasTimeLimit", ": not in the Surefire reports");
    }

    @Test
    void failingTests_canBeChosen() {
        String report = full("--result", "failing");
        assertLine(report, "skipped", "passes", ": passes in the Surefire reports");
        assertLine(report, "direct", "inCategory", "");
        assertLine(report, "direct", "values", "");
    }

    @Test
    void durations_choose() {
        String report = full("--result", "any", "--min-millis", "10", "--max-millis", "500");
        assertLine(report, "skipped", "passes", ": shorter than 10 ms in the Surefire reports (2 ms)");
        assertLine(report, "skipped", "inherited", ": longer than 500 ms in the Surefire reports (1000500 ms)");
        assertLine(report, "direct", "inCategory", "");
        assertLine(report, "direct", "values", "");
    }

    private String complaint(String... options) {
        Fixtures.Result result = Fixtures.run(Fixtures.testClasses(), folder.resolve("out"), options);
        assertTrue(result.code() != 0, result::out);
        return result.err();
    }

    @Test
    void badReports_areNamed() throws IOException {
        Path nowhere = folder.resolve("nowhere");
        assertEquals("ju2jmh-bridge: there is no folder of Surefire reports " + nowhere + ": run the tests first",
                complaint("--surefire-reports", nowhere.toString()).strip());
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertTrue(complaint("--surefire-reports", empty.toString()).contains("no tests in TEST-*.xml of " + empty));
        Files.writeString(reports.resolve("TEST-broken.xml"), "<testsuite><testcase");
        assertTrue(complaint("--surefire-reports", reports.toString())
                .contains("TEST-broken.xml is not a report of Surefire"));
    }

    @Test
    void badLimits_areNamed() {
        assertTrue(complaint("--surefire-reports", reports.toString(), "--min-millis", "9", "--max-millis", "3")
                .contains("--min-millis 9.0 must be at least 0, and at most --max-millis 3.0"));
        assertTrue(complaint("--max-millis", "3").contains("--surefire-reports"), "a limit needs reports");
    }
}
