package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.util.Optional;

class ResultFormatFlagTest {

    @ParameterizedTest
    @ValueSource(strings = {"-rf json -rf dynamic", "-rf dynamic -rf json", "-rf json,dynamic", "-rf dynamic,json",
        "--rf json,DYNAMIC", "-rf=json,dynamic"})
    void split_formatAndReconfiguration_givesBoth(String line) throws CommandLineOptionException {
        ResultFormatFlag flag = new ResultFormatFlag(line.split(" "));
        assertEquals(Reconfiguration.DYNAMIC, flag.reconfiguration().get());
        assertArrayEquals(new String[] {"-rf", "json"}, flag.remainingArguments());
    }

    @Test
    void split_otherArguments_keepTheirOrder() throws CommandLineOptionException {
        ResultFormatFlag flag =
                new ResultFormatFlag(new String[] {"-wi", "3", "-rf", "static", "a.b.C", "-p", "x=-rf"});
        assertEquals(Reconfiguration.STATIC, flag.reconfiguration().get());
        assertArrayEquals(new String[] {"-wi", "3", "a.b.C", "-p", "x=-rf"}, flag.remainingArguments());
    }

    @Test
    void split_noFlag_changesNothing() throws CommandLineOptionException {
        ResultFormatFlag flag = new ResultFormatFlag(new String[] {"-f", "1"});
        assertEquals(Optional.none(), flag.reconfiguration());
        assertArrayEquals(new String[] {"-f", "1"}, flag.remainingArguments());
    }

    @Test
    void split_flagWithoutValue_isLeftToTheParser() throws CommandLineOptionException {
        assertArrayEquals(new String[] {"-rf"}, new ResultFormatFlag(new String[] {"-rf"}).remainingArguments());
    }

    @Test
    void split_twoReconfigurations_areRejected() {
        assertMessage("-rf dynamic,static", "two reconfigurations, dynamic and static: at most one of static, dynamic, "
                + "auto");
    }

    @Test
    void split_twoFormats_areRejected() {
        assertMessage("-rf json -rf csv", "two result formats, json and csv");
    }

    @Test
    void split_unknownValue_namesBothKinds() {
        assertMessage("-rf nonsense",
                "neither a reconfiguration (static, dynamic, auto) nor a result format (text, csv, "
                        + "scsv, json, latex, html)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "-", value = {"-rf html | jmh-result.html | -",
        "-rff a.b/run -rf html -f 1 | a.b/run | -f 1", "-rf HTML,dynamic --rff=run.html | run.html | -",
        "-rf json,html -rff a.b/run.json | a.b/run.html | -rf json -rff a.b/run.json",
        "-rf html -rf csv -rff a.b/run | a.b/run.html | -rf csv -rff a.b/run", "-rff r.txt | - | -rff r.txt"})
    void split_page_usesTheResultFileOrItsName(String line, String page, String remaining)
            throws CommandLineOptionException {
        ResultFormatFlag flag = new ResultFormatFlag(line.split(" "));
        assertEquals(page, flag.page().orElse(null));
        assertEquals(remaining == null ? "" : remaining, String.join(" ", flag.remainingArguments()));
    }

    private static void assertMessage(String line, String part) {
        CommandLineOptionException e = assertThrows(CommandLineOptionException.class,
                () -> new ResultFormatFlag(line.split(" ")));
        assertTrue(e.getMessage().contains(part), e.getMessage());
    }
}
