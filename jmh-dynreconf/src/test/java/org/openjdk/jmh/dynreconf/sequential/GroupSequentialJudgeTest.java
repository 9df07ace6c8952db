package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;

class GroupSequentialJudgeTest {

    private final Random random = new Random(18);

    private Look last(SequentialSettings settings, double change, double scatter) {
        DifferenceJudge judge = DifferenceRules.standard().judge(settings, Direction.LOWER_IS_BETTER);
        Look look;
        do {
            look = judge.endBlock(Block.of(fork(1, scatter), fork(change, scatter)));
        } while (!look.stop().isPresent());
        return look;
    }

    private double fork(double mean, double scatter) {
        return mean * Math.exp(scatter * random.nextGaussian());
    }

    @Test
    void largeChange_isDecidedEarly() {
        Look look = last(SequentialSettings.standard(), 1.5, 0.01);
        assertEquals(Verdict.SLOWER, look.verdict());
        assertEquals(Optional.of(Stop.DECIDED), look.stop());
        assertTrue(look.blocks() <= 4 && look.ratio().contains(1.5), look::toString);
    }

    @Test
    void noChange_littleScatter_isTheSame() {
        assertEquals(Verdict.SAME, last(SequentialSettings.standard(), 1, 0.002).verdict());
    }
}
