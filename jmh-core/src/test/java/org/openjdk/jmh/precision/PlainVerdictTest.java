package org.openjdk.jmh.precision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.criteria.Judgement;
import org.openjdk.jmh.dynreconf.criteria.steady.SteadyFigures;

class PlainVerdictTest {

    private static final double WANTED = 0.02;

    private static ResultPrecision precision(double variation, int forks) {
        return precision(variation, forks, WANTED);
    }

    private static ResultPrecision precision(double variation, int forks, double wanted) {
        Map<String, Double> figures = new HashMap<>();
        figures.put(SteadyFigures.FORKS, (double) forks);
        figures.put(SteadyFigures.VARIATION, variation);
        figures.put(SteadyFigures.CONFIDENCE, 0.95);
        return ResultPrecision.of(Judgement.of(true, variation).withFigures(figures), wanted).orElseThrow();
    }

    private static void assertVerdict(Trust trust, String text, PlainVerdict verdict) {
        assertEquals(trust, verdict.trust());
        assertEquals(text, verdict.text());
    }

    @Test
    void resultAsPreciseAsWanted_isGood() {
        assertVerdict(Trust.GOOD, "good to \u00b1 1.9 % + 2 % of warmup (wanted 2 %)",
                new PlainVerdict(precision(0.01, 5), 5, 0, 0, ""));
    }

    @Test
    void resultWithoutWarmup_hasNoRemainingWarmup() {
        assertVerdict(Trust.GOOD, "good to \u00b1 1.9 % (wanted 2 %)",
                new PlainVerdict(precision(0.01, 5).withoutWarmup(), 5, 0, 0, ""));
        assertEquals(0, precision(0.01, 5).withoutWarmup().warmup());
    }

    @Test
    void lessPreciseResult_suggestsANumberOfForks() {
        assertVerdict(Trust.FAIR, "good to \u00b1 2.6 % + 2 % of warmup (wanted 2 %): 2 more forks would do",
                new PlainVerdict(precision(0.02, 5), 5, 0, 0, ""));
        assertVerdict(Trust.ROUGH,
                "rough, \u00b1 12 % + 2 % of warmup (wanted 2 %), 1 of 5 forks not settled: 94 more forks would do",
                new PlainVerdict(precision(0.1, 5), 5, 1, 0, ""));
    }

    @Test
    void lessPreciseResult_ofUnsettledForks_isNotGood() {
        assertVerdict(Trust.UNSETTLED, "\u00b1 2.6 % + 2 % of warmup (wanted 2 %), but 1 of 5 forks not settled: "
                + "2 more forks would do", new PlainVerdict(precision(0.02, 5), 5, 1, 0, ""));
    }

    /** A result good to 13 % is good if 20 % were requested. */
    @Test
    void coarseResult_ifRequested_isGood() {
        assertVerdict(Trust.GOOD, "good to \u00b1 13 % + 20 % of warmup (wanted 20 %)",
                new PlainVerdict(precision(0.07, 5, 0.2), 5, 0, 0, ""));
        assertVerdict(Trust.ROUGH, "rough, \u00b1 25 % + 20 % of warmup (wanted 20 %): 2 more forks would do",
                new PlainVerdict(precision(0.2, 5, 0.2), 5, 0, 0, ""));
    }

    /** The sentence says the same as the word. */
    @Test
    void onlyGoodAndFairResults_areCalledGood() {
        for (double variation : new double[] {0, 0.01, 0.02, 0.06, 0.1, 0.5}) {
            for (int unsettled = 0; unsettled < 2; unsettled++) {
                for (String missing : new String[] {"", "kld"}) {
                    PlainVerdict verdict = new PlainVerdict(precision(variation, 5), 5, unsettled, 0, missing);
                    assertEquals(verdict.trust() == Trust.GOOD || verdict.trust() == Trust.FAIR,
                            verdict.text().startsWith("good to "), verdict::text);
                    assertEquals(verdict.trust() == Trust.ROUGH, verdict.text().startsWith("rough, "), verdict::text);
                }
            }
        }
    }

    /** Two forks may agree by chance. */
    @Test
    void twoForks_thatAgree_areNotPrecise() {
        assertVerdict(Trust.FAIR, "good to \u00b1 6.5 % + 2 % of warmup (wanted 2 %): 3 more forks would do",
                new PlainVerdict(precision(0.001, 2), 2, 0, 0, ""));
    }

    @Test
    void forksThatDifferTooMuch_suggestNoForks() {
        PlainVerdict verdict = new PlainVerdict(precision(0.5, 5), 5, 0, 0, "");
        assertVerdict(Trust.ROUGH, "rough, \u00b1 62 % + 2 % of warmup (wanted 2 %): even 100 forks would "
                + "not do", verdict);
        assertTrue(verdict.isOutOfReach());
        assertFalse(new PlainVerdict(precision(0.02, 5), 5, 0, 0, "").isOutOfReach());
        assertFalse(new PlainVerdict(precision(0.01, 5), 5, 0, 0, "").isOutOfReach());
    }

    @Test
    void preciseResult_ofUnsettledForks_isUnsettled() {
        assertVerdict(Trust.UNSETTLED, "\u00b1 1.9 % + 2 % of warmup (wanted 2 %), but 3 of 5 forks not settled",
                new PlainVerdict(precision(0.01, 5), 5, 3, 0, ""));
    }

    @Test
    void disturbedForks_suggestToCalmTheMachine() {
        PlainVerdict rough = new PlainVerdict(precision(0.1, 5), 5, 2, 3, "");
        assertVerdict(Trust.ROUGH, "rough, \u00b1 12 % + 2 % of warmup (wanted 2 %), 2 of 5 forks not settled: "
                + "the machine disturbed 3 of 5 forks; stop other programs first", rough);
        assertTrue(rough.isLimitedByTheMachine());
        assertFalse(new PlainVerdict(precision(0.1, 5), 5, 2, 2, "").isLimitedByTheMachine());
        assertTrue(new PlainVerdict(precision(0.02, 5), 5, 0, 3, "").isLimitedByTheMachine());
        assertEquals(Trust.GOOD, new PlainVerdict(precision(0.01, 5), 5, 0, 5, "").trust());
    }

    @Test
    void otherCriteria_requestNoPrecision() {
        ResultPrecision precision = ResultPrecision.of(9, 10, 11);
        assertEquals(0.2484, precision.halfWidth(), 1e-4);
        assertVerdict(Trust.ROUGH, "rough, \u00b1 25 %", new PlainVerdict(precision, 3, 0, 0, ""));
        assertVerdict(Trust.GOOD, "good to \u00b1 2.5 %",
                new PlainVerdict(ResultPrecision.of(9.9, 10, 10.1), 3, 0, 0, ""));
        assertVerdict(Trust.ROUGH, "rough, \u00b1 25 %: kld, cv not satisfied after 3 forks",
                new PlainVerdict(precision, 3, 0, 0, "kld, cv"));
    }

    @Test
    void fewerThanTwoForks_haveUnknownPrecision() {
        assertVerdict(Trust.UNKNOWN, "precision unknown with one fork",
                new PlainVerdict(ResultPrecision.of(10), 1, 0, 0, "steady"));
        assertVerdict(Trust.UNKNOWN,
                "precision unknown with one fork, which has not settled",
                new PlainVerdict(ResultPrecision.of(10), 1, 1, 0, ""));
        assertVerdict(Trust.FAILED, "no result: all forks failed", new PlainVerdict(ResultPrecision.of(), 0, 0, 0, ""));
    }

    @Test
    void meanOfZero_hasUnknownPrecision() {
        assertVerdict(Trust.UNKNOWN, "precision unknown: the mean of the forks is 0",
                new PlainVerdict(ResultPrecision.of(-1, 1), 2, 0, 0, ""));
    }

    @Test
    void moreForks_countsBeyondThoseThatRan() {
        assertEquals(2, precision(0.02, 5).moreForks());
        assertEquals(1, precision(0.02, 6).moreForks());
        assertEquals(0, precision(0.01, 5).moreForks());
        assertEquals(0, ResultPrecision.of(1, 2, 3).moreForks());
    }

    /** Expected values by definition, with quantiles of Student's distribution from tables. */
    @Test
    void halfWidth_equalsStudentsInterval() {
        double[] quantiles = {0, 0, 12.7062, 4.3027, 3.1824, 2.7764, 2.5706};
        Random random = new Random(37);
        for (int count = 2; count <= 6; count++) {
            double[] means = random.doubles(count, 90, 110).toArray();
            double sum = 0;
            double squares = 0;
            for (double mean : means) {
                sum += mean;
            }
            for (double mean : means) {
                squares += Math.pow(mean - sum / count, 2);
            }
            double expected = quantiles[count] * Math.sqrt(squares / (count - 1) / count) / (sum / count);
            assertEquals(expected, ResultPrecision.of(means).halfWidth(), 1e-4 * expected);
        }
    }
}
