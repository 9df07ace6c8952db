package org.openjdk.jmh.bench.textbook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.bench.engine.StoredSuite;
import org.openjdk.jmh.dynreconf.assertions.Evaluator;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Interpretations;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;
import org.openjdk.jmh.results.assertions.Assertion;
import org.openjdk.jmh.results.assertions.JudgedAssertion;
import org.openjdk.jmh.results.assertions.JudgedAssertions;

class TextbookAssertionTest {

    @Test
    void judge_randomFormulas_agreesWithTheEngine() {
        StoredSuite suite = new StoredSuite(40);
        List<String> formulas = suite.formulas(1000);
        List<JudgedAssertion> judged = JudgedAssertions.judge(
                formulas.stream().map(formula -> Assertion.of(StoredSuite.OWNER, formula)).toList(), suite.side(),
                Optional.empty(), Interpretations.standard()).all();
        Set<Truth> seen = EnumSet.noneOf(Truth.class);
        for (int i = 0; i < formulas.size(); i++) {
            Truth truth = TextbookAssertion.parse(formulas.get(i)).judge(StoredSuite.OWNER, suite.results(),
                    Evaluator.LEVEL);
            seen.add(truth);
            String verdict = truth == Truth.UNKNOWN ? "undecided" : truth.id();
            assertEquals(verdict, judged.get(i).verdict().id(), formulas.get(i));
        }
        assertEquals(EnumSet.allOf(Truth.class), seen);
    }

    @Test
    void parse_bothKinds_isWhatIsWritten() {
        TextbookAssertion plain = TextbookAssertion.parse("a <= 0.5 * b");
        assertEquals(new TextbookAssertion("", List.of(""), "a", 0.5, "b"), plain);
        assertEquals(List.of("1", "2"), TextbookAssertion.parse("forall n in {1, 2}: a(n) <= 2 * b(n)").values());
        assertTrue(assertThrows(IllegalArgumentException.class, () -> TextbookAssertion.parse("a < b")).getMessage()
                .contains("a < b"));
    }
}
