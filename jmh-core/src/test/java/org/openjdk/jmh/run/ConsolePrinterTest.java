package org.openjdk.jmh.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

class ConsolePrinterTest {

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @Test
    void verdicts_haveColours() {
        assertEquals("A.slower  1.00  \u001b[1;31mslower\u001b[0m (4)",
                ConsolePrinter.colour("A.slower  1.00  slower (4)"));
        assertEquals("A.a:gc  \u001b[32mbetter\u001b[0m, control", ConsolePrinter.colour("A.a:gc  better, control"));
        assertEquals("\u001b[1m# 9 compared: \u001b[1;31m2 slower\u001b[0m\u001b[1m, 1 faster\u001b[0m",
                ConsolePrinter.colour("# 9 compared: 2 slower, 1 faster"));
        assertEquals("\u001b[1m# 1 change of 2 benchmarks in 9 runs, 1 faster\u001b[0m",
                ConsolePrinter.colour("# 1 change of 2 benchmarks in 9 runs, 1 faster"));
        assertEquals("# \u001b[33mWARNING:\u001b[0m slower", ConsolePrinter.colour("# WARNING: slower"));
    }

    /** Colours have no width. */
    @ParameterizedTest
    @ValueSource(strings = {"A.slower  1.00  same", "A.a  1.00  undecided (3)", "A.slower", "# A is slower", ""})
    void otherLines_haveNone(String line) {
        assertEquals(line, ConsolePrinter.colour(line));
    }

    @Test
    void noColor_switchesThemOff() {
        assertFalse(ConsolePrinter.areWanted(Map.of("NO_COLOR", "1")));
        assertTrue(ConsolePrinter.areWanted(Map.of("NO_COLOR", "")));
        assertTrue(ConsolePrinter.areWanted(Map.of()));
    }

    @ParameterizedTest
    @EnumSource(VerboseMode.class)
    void verdicts_areOfEachVerbosity(VerboseMode verbosity) {
        Options options = new OptionsBuilder().verbosity(verbosity).build();
        OutputFormat format = OutputFormatFactory.createFormatInstance(
                new PrintStream(printed, true, StandardCharsets.UTF_8), verbosity);
        List<String> comments = new ArrayList<>();
        ConsolePrinter.ofVerdicts(format, options).accept("A.a  slower");
        ConsolePrinter.ofComments(comments::add, options).accept("# comment");
        assertEquals("A.a  slower" + System.lineSeparator(), printed.toString(StandardCharsets.UTF_8));
        assertEquals(verbosity == VerboseMode.SILENT ? List.of() : List.of("# comment"), comments);
    }
}
