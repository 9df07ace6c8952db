package org.openjdk.jmh.bench.textbook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.dynreconf.statistics.SequentialLevels;

/** The simulation and the engine's integral have the same levels: what is simulated is what is integrated. */
class TextbookLevelsTest {

    @ParameterizedTest
    @CsvSource({"10, 0.35", "10, 0.5", "20, 0.35", "30, 0"})
    void levels_simulated_areThoseOfTheEngine(int blocks, double shape) {
        double exact = SequentialLevels.of(0.05, 3, blocks, shape).at(blocks);

        double simulated = TextbookLevels.atLast(0.05, 3, blocks, shape, 20_000, new SplittableRandom(1));

        assertEquals(exact, simulated, 0.1 * exact);
    }
}
