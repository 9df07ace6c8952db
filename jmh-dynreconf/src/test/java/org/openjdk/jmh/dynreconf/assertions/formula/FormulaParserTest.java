package org.openjdk.jmh.dynreconf.assertions.formula;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormulaParserTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            fast <= 0.8 * slow                    | fast <= 0.8 * slow
            fast<=slow*0.8                        | fast <= 0.8 * slow
            fast <= slow / 4                      | fast <= 0.25 * slow
            fast() <= 2 * 3 * slow()              | fast <= 6 * slow
            a + 5 ns <= 1.5us                     | a + 5 ns <= 1500 ns
            2 ms - 1 ms + a >= b                  | a + 1000000 ns >= b
            a <= 200 us                           | a <= 200000 ns
            a = b                                 | a = b
            a = b within 3%                       | a = b
            a = b within 2.5 %                    | a = b within 2.5%
            parse(size=10000) <= 12 * parse(size=1000) | parse(size=10000) <= 12 * parse(size=1000)
            m(kind=random, n=-1) <= Other.m       | m(kind='random', n=-1) <= Other.m
            m(kind="it's") <= org.sample.Other.m  | m(kind="it's") <= org.sample.Other.m
            encode <= 1.05 * baseline.encode      | encode <= 1.05 * baseline.encode
            alloc(encode) <= 64                   | alloc(encode) <= 64 B
            alloc(encode) <= alloc(baseline.Codec.encode) + 16 B | alloc(encode) <= alloc(baseline.Codec.encode) + 16 B
            a <= b and b <= c or not c <= a       | (a <= b and b <= c) or (not (c <= a))
            a <= b implies b <= c implies c <= d  | a <= b implies (b <= c implies c <= d)
            (a <= b or b <= c) and c <= d         | (a <= b or b <= c) and c <= d
            forall n in {100, 1000}: sorted(n) <= shuffled(n) | forall n in {100, 1000}: sorted(n) <= shuffled(n)
            exists k in {'x y', z}: forall n in {1}: a(k=k, n) <= b and b <= c \
            | exists k in {'x y', 'z'}: forall n in {1}: a(k=k, n) <= b and b <= c
            growth(sort, n) <= O(n log n)         | growth(sort, n) <= O(n log n)
            growth(alloc(sort(kind='x')), n) = O(n^1.5 * log^2(n)) within 0.2 \
            | growth(alloc(sort(kind='x')), n) = O(n^1.5 log^2 n) within 0.2
            growth(find, size) <= O(1)            | growth(find, size) <= O(1)
            growth <= alloc                       | growth <= alloc
            and <= 2 * or                         | 'and' <= 2 * 'or'
            'and' <= 2 * "or"                     | 'and' <= 2 * 'or'
            N.and <= a.N.or                       | N.and <= a.N.or
            baseline.and >= and                   | baseline.'and' >= 'and'
            in.some.N.or <= 5 ns + in             | 'in.some.N.or' <= 'in' + 5 ns
            'a.N.and' <= 'N'.'and'                | a.N.and <= N.and
            exists <= 2 * not                     | 'exists' <= 2 * 'not'
            not <= forall and not exists = not    | 'not' <= 'forall' and (not ('exists' = 'not'))
            within = implies within 5%            | 'within' = 'implies' within 5%
            a <= and and and <= b or or <= c      | (a <= 'and' and 'and' <= b) or 'or' <= c
            and(in=1) <= or(2)                    | 'and'(in=1) <= 'or'(2)
            not 'not'(1) <= 'alloc'(1) + 5 ns     | not ('not'(1) <= 'alloc'(1) + 5 ns)
            'baseline.m' <= 'growth'(n=1)         | 'baseline.m' <= 'growth'(n=1)
            growth(and, in) <= O(in)              | growth('and', in) <= O(in)
            alloc(or) <= 3 B                      | alloc('or') <= 3 B
            forall n in {1}: in(n) <= within      | forall n in {1}: 'in'(n) <= 'within'
            """)
    void parse_formula_isWrittenAgain(String text, String written) {
        assertEquals(written, FormulaParser.parse(text).toString());
        assertEquals(written, FormulaParser.parse(written).toString());
    }

    @Test
    void parse_whatWasWritten_isTheSameFormula() {
        RandomFormulas formulas = new RandomFormulas(20);
        for (int i = 0; i < 2_000; i++) {
            Formula formula = formulas.next();
            Formula again = FormulaParser.parse(formula.toString());
            assertEquals(formula, again);
            assertEquals(formula.atoms(), again.atoms());
        }
    }

    @Test
    void parse_decimalComma_doesNotDependOnTheLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertEquals("a <= 0.85 * b", FormulaParser.parse("a <= 0.85 * b").toString());
        } finally {
            Locale.setDefault(before);
        }
    }

    /** Formula, column of the error from 1, and what is said, one a line. */
    @TestFactory
    Stream<DynamicTest> parse_malformedFormula_saysWhereAndWhatWasExpected() throws IOException {
        List<String> lines;
        try (BufferedReader file = new BufferedReader(new InputStreamReader(
                FormulaParserTest.class.getResourceAsStream("malformed.txt"), StandardCharsets.UTF_8))) {
            lines = file.lines().toList();
        }
        assertTrue(lines.size() >= 200, () -> lines.size() + " formulas");
        return lines.stream().map(line -> line.split(" \\| ", -1))
                .map(fields -> DynamicTest.dynamicTest("'" + fields[0] + "'", () -> {
                    FormulaException error = assertThrows(FormulaException.class, () -> FormulaParser.parse(fields[0]));
                    assertEquals(Integer.parseInt(fields[1]), error.position() + 1);
                    assertEquals(fields[2], error.getMessage());
                    assertEquals(" ".repeat(error.position()) + "^", error.lines().get(1));
                }));
    }

    @Test
    void parse_anyTextOfItsWords_isAFormulaOrAnErrorInIt() {
        Random random = new Random(7);
        List<String> words =
                List.of("a", "b", "<=", ">=", "=", "*", "/", "+", "-", "(", ")", "{", "}", ",", ":", ".", "^",
                        "%", "1", "0", "2.5", "ns", "B", "and", "or", "not", "implies", "forall", "exists", "in",
                        "within", "growth",
                        "alloc", "baseline", "O", "log", "n", "'x'", "'and'", "?", "\t");
        int formulas = 0;
        for (int i = 0; i < 50_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int word = random.nextInt(9); word >= 0; word--) {
                text.append(words.get(random.nextInt(words.size()))).append(' ');
            }
            try {
                Formula formula = FormulaParser.parse(text.toString());
                assertEquals(formula, FormulaParser.parse(formula.toString()));
                formulas++;
            } catch (FormulaException e) {
                assertTrue(e.position() >= 0 && e.position() <= text.length(), text::toString);
                assertTrue(e.getMessage().length() > 9, text::toString);
            }
        }
        assertTrue(formulas > 20, formulas + " formulas");
    }

    @Test
    void parse_nestedTenThousandTimes_isAnError() {
        String text = "(".repeat(10_000) + "a <= b" + ")".repeat(10_000);
        FormulaException error = assertThrows(FormulaException.class, () -> FormulaParser.parse(text));
        assertEquals("the formula is nested more than 100 times", error.getMessage());
        assertThrows(FormulaException.class, () -> FormulaParser.parse("not ".repeat(10_000) + "a <= b"));
    }

    @Test
    void atoms_nestedQuantifiers_areWrittenOut() {
        String values = "{" + "1, ".repeat(99) + "2}";
        assertEquals(10_000, FormulaParser.parse("forall x in " + values + ": forall y in " + values
                + ": a(x=x) <= b(y=y)").atoms());
        FormulaException error = assertThrows(FormulaException.class, () -> FormulaParser.parse("forall x in " + values
                + ": forall y in " + values + ": a(x=x) <= b(y=y) and a <= b"));
        assertEquals("the formula expands to 20000 relations, more than 10000", error.getMessage());
    }

    /** On a stack that is smaller than threads have by default. */
    @Test
    void parse_tenThousandParts_areFollowedOnASmallStack() throws InterruptedException {
        for (String connective : List.of(" and ", " or ")) {
            String text = String.join(connective, Collections.nCopies(FormulaParser.MOST_ATOMS, "a <= b"));
            List<Throwable> failures = new ArrayList<>();
            Thread thread = new Thread(null, () -> {
                Formula formula = FormulaParser.parse(text);
                assertEquals(FormulaParser.MOST_ATOMS, formula.atoms());
                assertEquals(2 * FormulaParser.MOST_ATOMS, formula.measured().size());
                assertEquals(formula, FormulaParser.parse(formula.toString()));
            }, "small", 1 << 18);
            thread.setUncaughtExceptionHandler((failed, thrown) -> failures.add(thrown));
            thread.start();
            thread.join();
            assertEquals(List.of(), failures);
        }
    }
}
