package org.openjdk.jmh.results.counts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CompileThresholdsTest {

    @Test
    void fixed_areTheVmsOwn() {
        assertTrue(IntStream.range(0, 30).allMatch(block -> CompileThresholds.FIXED.arguments(block).isEmpty()));
    }

    @Test
    void varied_beginWithTheVmsOwn() {
        assertEquals(List.of(), CompileThresholds.VARIED.arguments(0));
        assertEquals(List.of("0.767", "1.178", "0.904", "1.387"),
                IntStream.rangeClosed(1, 4).mapToObj(CompileThresholdsTest::scaling).toList());
    }

    private static String scaling(int block) {
        List<String> arguments = CompileThresholds.VARIED.arguments(block);
        assertEquals(List.of("-XX:+IgnoreUnrecognizedVMOptions"), arguments.subList(0, 1));
        return arguments.get(1).replace("-XX:CompileThresholdScaling=", "");
    }

    /** Two blocks of the same thresholds would count what falls to the code there twice. */
    @Test
    void varied_areAsManyAsBlocksAndEvenAroundOne() {
        double[] scalings = IntStream.range(0, 1000).mapToDouble(CompileThresholds.VARIED::scaling).toArray();
        assertEquals(30, IntStream.range(1, 31).mapToObj(CompileThresholdsTest::scaling).distinct().count());
        for (double scaling : scalings) {
            assertTrue(scaling > Math.sqrt(0.5) - 1e-9 && scaling < Math.sqrt(2) + 1e-9, "scaling " + scaling);
        }
        double logarithms = IntStream.range(0, scalings.length).mapToDouble(i -> Math.log(scalings[i])).sum();
        assertEquals(1, Math.exp(logarithms / scalings.length), 0.002);
    }
}
