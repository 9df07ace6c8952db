package org.openjdk.jmh.bench.trends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.CommandLine;

class SimulateTrendsCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int execute(String... args) {
        return new CommandLine(new SimulateTrendsCommand()).setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err, true)).execute(args);
    }

    private String[] row(String start) {
        String line = out.toString().lines().filter(each -> each.startsWith("| " + start)).findFirst()
                .orElseThrow(() -> new AssertionError(out.toString()));
        return line.replaceAll("^\\| +| +\\|$", "").split(" +\\| +");
    }

    private static double[] figures(String cell) {
        return List.of(cell.split(" → ")).stream().mapToDouble(Double::parseDouble).toArray();
    }

    @Tag("nightly")
    @Test
    void simulateTrends_dependence_isNoLongerTakenForChanges() {
        assertEquals(0, execute("-b", "40", "-n", "200", "--permutations", "99"), err::toString);
        double[] wrong = figures(row("AR 0.5")[2]);
        assertTrue(wrong[0] > 10 && wrong[1] < 6, out::toString);
        assertTrue(figures(row("not")[5])[1] > 95, out::toString);
    }

    @Test
    void simulateTrends_fewNights_areRefused() {
        assertEquals(2, execute("-b", "3"));
        assertTrue(err.toString().contains("--nights 4 or more"), err::toString);
    }

    @ParameterizedTest
    @EnumSource(MadeNights.class)
    void nights_scatterByOne(MadeNights kind) {
        double[] nights = kind.draw(100_000, new SplittableRandom(1));
        double squares = 0;
        for (double night : nights) {
            squares += night * night;
        }
        assertEquals(1, squares / nights.length, 0.03);
    }
}
