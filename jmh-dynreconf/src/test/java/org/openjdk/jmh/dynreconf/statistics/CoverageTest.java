package org.openjdk.jmh.dynreconf.statistics;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.statistics.Coverage.Distribution;

/**
 * A short version of {@link Coverage}. Of 400 intervals that cover 99 %, 4 miss on average and, but for one case in a
 * thousand, fewer than 12: a share of 0.97 is required. Nominal coverage itself is approached from below by a
 * percentile bootstrap of 100 values.
 */
class CoverageTest {

    private static final int BENCHMARKS = 400;

    @Test
    void interval_normalValues_coversTheMean() {
        double[] shares = Coverage.shares(BENCHMARKS, r -> Coverage.flat(Distribution.NORMAL, 100, r), 100);
        assertTrue(shares[0] >= 0.97, "covered " + shares[0]);
    }

    @Test
    void interval_bimodalValues_coversTheMean() {
        double[] shares = Coverage.shares(BENCHMARKS, r -> Coverage.flat(Distribution.BIMODAL, 100, r), 120);
        assertTrue(shares[0] >= 0.97, "covered " + shares[0]);
    }

    @Test
    void interval_fewForks_isTooNarrowUnlessCorrected() {
        double[] shares = Coverage.shares(BENCHMARKS, r -> Coverage.hierarchical(3, r), 100);
        assertTrue(shares[0] < 0.9, "covered " + shares[0]);
        assertTrue(shares[1] >= 0.97, "covered when corrected " + shares[1]);
    }

    @Test
    void interval_dependentIterations_needsBlocks() {
        double[] single = Coverage.shares(BENCHMARKS, r -> Coverage.dependent(100, 0.7, 1, r), 100);
        double[] blocks = Coverage.shares(BENCHMARKS, r -> Coverage.dependent(100, 0.7, 10, r), 100);
        assertTrue(single[0] < 0.85, "covered by single iterations " + single[0]);
        assertTrue(blocks[0] > 0.92, "covered by blocks " + blocks[0]);
    }

    @Test
    void ratio_fiveForksEach_isTooNarrowUnlessCorrected() {
        double[] shares = Coverage.ratioShares(200);
        assertTrue(shares[0] < 0.98, "covered " + shares[0]);
        assertTrue(shares[1] >= 0.97, "covered when corrected " + shares[1]);
    }
}
