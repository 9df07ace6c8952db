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

    @ParameterizedTest
    @CsvSource({"-dynamic, DYNAMIC", "-auto -st 1%, AUTO", "-rf json -static, STATIC", "--auto, AUTO",
        "-dyn -rf dynamic, DYNAMIC", "-rf Auto, AUTO", "-Dynamic, DYNAMIC", "-sc kld -static, STATIC"})
    void modes_haveFlagsOfTheirOwn(String line, Reconfiguration expected) throws CommandLineOptionException {
        assertEquals(expected, new CommandLineOptions(line.split(" ")).getReconfiguration().get());
    }

    @Test
    void valueThatLooksLikeAMode_isAValue() throws CommandLineOptionException {
        CommandLineOptions options = new CommandLineOptions("-o", "-auto", "-rff", "-static");
        assertEquals("-auto", options.getOutput().get());
        assertEquals(Optional.none(), options.getReconfiguration());
    }

    @ParameterizedTest
    @CsvSource({"-html a.html, a.html, -", "-html=a.html -rf json, a.html, JSON", "-rf html, jmh-result.html, -"})
    void page_hasAFlagOfItsOwn(String line, String page, String format) throws CommandLineOptionException {
        CommandLineOptions options = new CommandLineOptions(line.split(" "));
        assertEquals(page, options.getResultPage().get());
        assertEquals(format, options.getResultFormat().hasValue() ? options.getResultFormat().get().name() : "-");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "-rf dynamic,static     | -dynamic and -static exclude each other: leave one of them out",
        "-auto -dynamic         | -auto and -dynamic exclude each other: leave one of them out",
        "-rf auto -static       | -auto and -static exclude each other: leave one of them out",
        "-html a.html -rf html  | -rf html and -html both name the page: leave -rf html out",
        "-rf json -rf csv       | -rf json and -rf csv exclude each other: JMH writes one result format",
        "-rf nonsense           | -rf nonsense is not a result format: give one of text, csv, scsv, json, latex, html, "
                + "or a mode of runs (-static, -dynamic, -auto)"})
    void contradiction_isRejected(String line, String part) {
        String message = assertThrows(CommandLineOptionException.class,
                () -> new CommandLineOptions(line.split(" "))).getMessage().replaceAll("\\s+", " ");
        assertTrue(message.startsWith(part), message);
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
}
