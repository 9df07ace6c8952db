package org.openjdk.jmh.dynreconf.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;

/**
 * What each criterion decides on each shape, and when, for three seeds: a number, a range, or never. Where a criterion
 * decides too early, that is what its definition sees: a window of five iterations cannot show a step after the
 * eighth, and the coefficient of variation hardly moves while levels drift by less than invocations vary.
 */
class ShapesTest {

    @ParameterizedTest(name = "{0}: cv {1}, rciw {2}, kld {3}, steady {4}")
    @CsvSource({
        "STEADY,                5,     5,     5, 5",
        "EXPONENTIAL_WARMUP,    14-15, 16-17, 16-18, 21-22",
        "STEP_DOWN,             5,     5,     5, 8-12",
        "STEP_UP,               9,     9,     9, 32-34",
        "SLOW_DRIFT,            5,     32-48, 32-40, never",
        "OSCILLATION,           never, never, never, 50-never",
        "BIMODAL_WITHIN_FORKS,  5,     5,     5, 5",
        "BIMODAL_BETWEEN_FORKS, 5,     5,     5, 5",
        "SPIKES,                5,     5,     5, 5",
        "HEAVY_TAIL,            5-never, 5-never, 5, 5-21",
        "GC_SAWTOOTH,           5,     5,     5-8, 5",
        "QUANTISED_TIMER,       5,     5,     5, 5",
        "CONSTANT,              5,     5,     5, 5"})
    void warmup_distributions(Shape shape, String cv, String rciw, String kld, String steady) {
        expectWarmup(shape, false, cv, rciw, kld, steady);
    }

    @ParameterizedTest(name = "{0}: cv {1}, rciw {2}, kld {3}, steady {4}")
    @CsvSource({
        "STEADY,                5,     5,     5, 5",
        "EXPONENTIAL_WARMUP,    15-17, 15-16, 19-21, 21-22",
        "STEP_DOWN,             5,     5,     5, 7-11",
        "STEP_UP,               9,     9,     9, 32-33",
        "SLOW_DRIFT,            35-47, 18-27, never, never",
        "OSCILLATION,           never, never, never, 50-never",
        "GC_SAWTOOTH,           5,     5,     7-never, 5",
        "CONSTANT,              5,     5,     5, 5"})
    void warmup_scores(Shape shape, String cv, String rciw, String kld, String steady) {
        expectWarmup(shape, true, cv, rciw, kld, steady);
    }

    private static void expectWarmup(Shape shape, boolean scores, String... expected) {
        for (int i = 0; i < expected.length; i++) {
            for (long seed = 1; seed <= 3; seed++) {
                expect(expected[i], check(i, seed).warmupIterations(shape, scores), shape, i, seed);
            }
        }
    }

    @ParameterizedTest(name = "{0}: cv {1}, rciw {2}, kld {3}, steady {4}")
    @CsvSource({
        "STEADY,                2,     2,     2, 2",
        "OSCILLATION,           2,     never, 2, 2",
        "BIMODAL_WITHIN_FORKS,  2,     2,     2, 2-3",
        "BIMODAL_BETWEEN_FORKS, never, never, never, never",
        "SPIKES,                2,     2,     2, 2-never",
        "HEAVY_TAIL,            2-never, 2,   2, 2-5",
        "QUANTISED_TIMER,       2,     2,     2, 2",
        "CONSTANT,              2,     2,     2, 2"})
    void forks_distributionsAndScores(Shape shape, String cv, String rciw, String kld, String steady) {
        String[] expected = {cv, rciw, kld, steady};
        for (int i = 0; i < expected.length; i++) {
            for (long seed = 1; seed <= 3; seed++) {
                expect(expected[i], check(i, seed).forks(shape, false), shape, i, seed);
                expect(expected[i], check(i, seed).forks(shape, true), shape, i, seed);
            }
        }
    }

    private static CriterionCheck check(int criterion, long seed) {
        return new CriterionCheck(ConfiguredCriterion.of(StabilityCriteria.builtIn().all().get(criterion)), seed);
    }

    private static void expect(String range, Optional<Integer> actual, Shape shape, int criterion, long seed) {
        String[] ends = range.split("-");
        int value = actual.orElse(Integer.MAX_VALUE);
        assertTrue(end(ends[0]) <= value && value <= end(ends[ends.length - 1]),
                shape + ", criterion " + criterion + ", seed " + seed + ": expected " + range + ", got " + actual);
    }

    private static int end(String text) {
        return text.equals("never") ? Integer.MAX_VALUE : Integer.parseInt(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cv", "rciw", "kld", "steady"})
    void builtInCriteria_haveNoProblems(String name) {
        assertEquals(List.of(), new CriterionCheck(StabilityCriteria.builtIn().parse(name).get(0), 1).problems());
    }

    @Test
    void criterionThatSlides_isWarmWhereTheResultBegins() {
        CriterionCheck check = new CriterionCheck(StabilityCriteria.builtIn().parse("steady").get(0), 1);
        assertEquals(Optional.of(5), check.warmupIterations(Shape.CONSTANT, true));
        assertEquals(Optional.of(2), check.forks(Shape.CONSTANT, true));
    }

    @Test
    void criterionThatThrows_isAProblemOnEveryShape() {
        List<String> problems = problems(m -> {
            throw new IllegalStateException("boom");
        });
        assertEquals(2 * Shape.values().length, problems.size());
        assertEquals("STEADY in distributions: stability criterion test failed with java.lang.IllegalStateException:"
                + " boom; the benchmark continues statically", problems.get(0));
    }

    @Test
    void criterionThatGivesNaN_isAProblem() {
        assertEquals("CONSTANT in scores: undecided after 50 iterations: stability value 1 of 6 is NaN",
                problems(m -> Double.NaN).get(2 * Shape.values().length - 1));
    }

    @Test
    void criterionThatNeverHolds_isAProblemOnConstantData() {
        assertEquals(List.of("CONSTANT in distributions: found stable after 50 iterations only",
                "CONSTANT in scores: found stable after 50 iterations only"),
                problems(m -> m.iterations().size()));
    }

    @Test
    void criterionWithMemory_isAProblem() {
        int[] calls = {0};
        List<String> problems = problems(m -> calls[0]++ < 200 ? calls[0] : 0);
        assertTrue(problems.stream().anyMatch(p -> p.endsWith(": the same measurements gave another decision")),
                problems.toString());
    }

    private static List<String> problems(org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue value) {
        return new CriterionCheck(ConfiguredCriterion.of(new FunctionCriterion("test", value)), 1).problems();
    }
}
