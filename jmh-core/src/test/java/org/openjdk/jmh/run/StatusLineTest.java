package org.openjdk.jmh.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

class StatusLineTest {

    private static final int HEIGHT = 4;

    /** A terminal of a few rows that are long enough, and of what the line needs of the VT100. */
    private static final class Terminal {

        private final List<StringBuilder> rows = new ArrayList<>();
        private int row;
        private int column;
        private int rememberedRow;
        private int rememberedColumn;

        Terminal(String printed) {
            for (int i = 0; i < HEIGHT; i++) {
                rows.add(new StringBuilder());
            }
            for (int i = 0; i < printed.length(); i++) {
                if (printed.charAt(i) != '\u001b') {
                    print(printed.charAt(i));
                } else if (printed.charAt(i + 1) == '[') {
                    control(printed.charAt(i + 2));
                    i += 2;
                } else {
                    escape(printed.charAt(i + 1));
                    i++;
                }
            }
        }

        private void print(char printed) {
            if (printed == '\n') {
                down();
                column = 0;
            } else if (printed == '\r') {
                column = 0;
            } else {
                StringBuilder text = rows.get(row);
                text.setLength(Math.max(text.length(), column + 1));
                text.setCharAt(column, printed);
                column++;
            }
        }

        private void down() {
            if (row < HEIGHT - 1) {
                row++;
            } else {
                rows.remove(0);
                rows.add(new StringBuilder());
            }
        }

        private void control(char command) {
            if (command == 'B') {
                row = Math.min(row + 1, HEIGHT - 1);
            } else {
                assertEquals('K', command);
                rows.get(row).setLength(Math.min(column, rows.get(row).length()));
            }
        }

        private void escape(char command) {
            if (command == 'D') {
                down();
            } else if (command == 'M') {
                row--;
            } else if (command == '7') {
                rememberedRow = row;
                rememberedColumn = column;
            } else {
                assertEquals('8', command);
                row = rememberedRow;
                column = rememberedColumn;
            }
        }

        List<String> rows() {
            return rows.stream().map(text -> text.toString().replace('\0', ' ')).toList();
        }
    }

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream terminal = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    private final StatusLine status = new StatusLine(terminal);
    private final OutputFormat out = status.below(OutputFormatFactory.createFormatInstance(terminal,
            VerboseMode.NORMAL));

    private List<String> screen() {
        return new Terminal(bytes.toString(StandardCharsets.UTF_8)).rows();
    }

    @Test
    void format_withoutALine_printsAsItIs() {
        out.println("first");
        out.print("second");
        assertEquals("first\nsecond", bytes.toString(StandardCharsets.UTF_8));
    }

    @Test
    void line_standsBelowALineThatIsNotFinished() {
        status.show(() -> "1 left");
        out.print("Iteration 1: ");
        assertEquals(List.of("Iteration 1: ", "1 left", "", ""), screen());
        out.println("5.0");
        assertEquals(List.of("Iteration 1: 5.0", "", "1 left", ""), screen());
    }

    @Test
    void line_atTheEndOfTheScreen_scrollsWithTheRest() {
        status.show(() -> "1 left");
        for (int i = 1; i <= 6; i++) {
            out.println("row " + i);
        }
        out.print("row ");
        assertEquals(List.of("row 5", "row 6", "row ", "1 left"), screen());
        out.print("7");
        assertEquals(List.of("row 5", "row 6", "row 7", "1 left"), screen());
    }

    @Test
    void line_thatChanges_isReplacedAsAWhole() {
        StringBuilder text = new StringBuilder("10 left");
        status.show(text::toString);
        text.setLength(1);
        out.print("a");
        assertEquals(List.of("a", "1", "", ""), screen());
    }

    @Test
    void line_ofNoTextAnyMore_isGone() {
        status.show(() -> "1 left");
        out.println("a");
        status.show(null);
        out.println("b");
        assertEquals(List.of("a", "b", "", ""), screen());
    }

    @Test
    void line_longerThanATerminal_isCut() {
        status.show(() -> "x".repeat(100));
        assertEquals("x".repeat(79), screen().get(1));
    }

    @Test
    void line_thatIsClosed_doesNotComeBack() {
        status.show(() -> "1 left");
        out.print("a");
        status.close();
        out.println("b");
        status.show(() -> "2 left");
        assertEquals(List.of("ab", "", "", ""), screen());
    }

    @Test
    void line_ticking_isDrawnAgainWithoutOutput() throws InterruptedException {
        CountDownLatch drawn = new CountDownLatch(2);
        status.tick();
        status.show(() -> {
            drawn.countDown();
            return "1 left";
        });
        assertTrue(drawn.await(1, TimeUnit.MINUTES));
        status.show(null);
        assertEquals(List.of("", "", "", ""), screen());
    }

    @Test
    void listener_isToldOfIterationsBeforeTheyArePrinted() {
        List<String> iterations = new ArrayList<>();
        status.watchIterations((params, number) -> iterations.add(params.getType() + " " + number));
        status.show(() -> String.join(", ", iterations));
        out.iteration(null, new IterationParams(IterationType.WARMUP, 5, TimeValue.NONE, 1), 3);
        assertEquals(List.of("WARMUP 3"), iterations);
        assertEquals("WARMUP 3", screen().get(1));
    }

    @Test
    void textAboveTheLine_leavesIt() {
        status.show(() -> "1 left");
        status.above(() -> terminal.println("built"));
        assertEquals(List.of("built", "", "1 left", ""), screen());
    }

    /** What runs until a signal ends it. */
    static final class Endless {

        private Endless() {
        }

        public static void main(String[] arguments) throws InterruptedException {
            new StatusLine(System.out).show(() -> "1 left");
            Thread.sleep(TimeUnit.MINUTES.toMillis(2));
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void signal_takesTheLineAway() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), Endless.class.getName()).start();
        byte[] line = process.getInputStream().readNBytes("\u001bD\u001bM\u001b7\u001b[B\r\u001b[K1 left".length());
        process.toHandle().destroy();
        bytes.writeBytes(line);
        assertEquals("1 left", screen().get(1));
        bytes.writeBytes(process.getInputStream().readAllBytes());
        assertEquals(143, process.waitFor());
        assertEquals(List.of("", "", "", ""), screen());
    }
}
