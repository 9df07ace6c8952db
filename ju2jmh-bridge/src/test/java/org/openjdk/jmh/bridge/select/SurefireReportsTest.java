package org.openjdk.jmh.bridge.select;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.bridge.select.SurefireReports.Result;

class SurefireReportsTest {

    @TempDir
    Path folder;

    private SurefireReports reports(String... cases) throws IOException {
        for (int i = 0; i < cases.length; i++) {
            Files.writeString(folder.resolve("TEST-" + i + ".xml"), "<testsuite>" + cases[i] + "</testsuite>");
        }
        return new SurefireReports(folder);
    }

    @Test
    void test_isFoundByClassAndMethod_withItsTimeInMilliseconds() throws IOException {
        SurefireReports reports = reports("<testcase classname='a.B' name='adds' time='1,234.5'/>");
        assertEquals(Optional.of(new Result(true, false, 1_234_500)), reports.find("a.B", "adds"));
        assertEquals(Optional.empty(), reports.find("a.B", "add"));
    }

    @Test
    void invocations_areOneTest_thatFailsWithOneOfThem_andLastsAsLongAsTheLongest() throws IOException {
        SurefireReports reports = reports("<testcase classname='a.B' name='adds(int)[1]' time='0.002'/>"
                + "<testcase classname='a.B' name='adds(int)[2]' time='0.004'><failure>no</failure></testcase>",
                "<testcase classname='a.B' name='adds{int}[3]' time='0.003'/>");
        assertEquals(Optional.of(new Result(true, true, 4)), reports.find("a.B", "adds"));
    }

    @Test
    void skippedTest_hasNotRun_unlessAnotherInvocationHas() throws IOException {
        SurefireReports reports = reports("<testcase classname='a.B' name='never'><skipped/></testcase>"
                + "<testcase classname='a.B' name='once[1]'><skipped/></testcase>"
                + "<testcase classname='a.B' name='once[2]'><error/></testcase>");
        assertEquals(Optional.of(new Result(false, false, 0)), reports.find("a.B", "never"));
        assertEquals(Optional.of(new Result(true, true, 0)), reports.find("a.B", "once"));
    }

    @Test
    void reportThatCannotBeRead_isNamed() {
        String message = assertThrows(IOException.class, () -> reports("<testcase")).getMessage();
        assertTrue(message.contains("TEST-0.xml is not a report of Surefire"), message);
        String missing = assertThrows(IOException.class, () -> new SurefireReports(folder.resolve("none")))
                .getMessage();
        assertTrue(missing.startsWith("there is no folder of Surefire reports"), missing);
    }

    @Test
    void folderWithoutTests_isRefused() {
        assertTrue(
                assertThrows(IOException.class, () -> reports("")).getMessage().startsWith("no tests in TEST-*.xml"));
    }
}
