package org.openjdk.jmh.dynreconf.assertions.interpretation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.openjdk.jmh.dynreconf.assertions.interpretation.Truth.FAILS;
import static org.openjdk.jmh.dynreconf.assertions.interpretation.Truth.HOLDS;
import static org.openjdk.jmh.dynreconf.assertions.interpretation.Truth.UNKNOWN;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;

/** Kleene's strong tables, as in the book, and as derived from the meaning of unknown. */
class TruthTest {

    private static final List<Truth> ALL = List.of(HOLDS, UNKNOWN, FAILS);

    private static List<List<Truth>> table(BinaryOperator<Truth> operator) {
        return ALL.stream().map(left -> ALL.stream().map(right -> operator.apply(left, right)).toList()).toList();
    }

    @Test
    void not_allValues_swapsTheKnownOnes() {
        assertEquals(List.of(FAILS, UNKNOWN, HOLDS), ALL.stream().map(Truth::not).toList());
    }

    @Test
    void and_allPairs_isKleenesTable() {
        assertEquals(List.of(List.of(HOLDS, UNKNOWN, FAILS), List.of(UNKNOWN, UNKNOWN, FAILS),
                List.of(FAILS, FAILS, FAILS)), table(Truth::and));
    }

    @Test
    void or_allPairs_isKleenesTable() {
        assertEquals(List.of(List.of(HOLDS, HOLDS, HOLDS), List.of(HOLDS, UNKNOWN, UNKNOWN),
                List.of(HOLDS, UNKNOWN, FAILS)), table(Truth::or));
    }

    /** What is unknown is one of both: where both give the same, that is known. */
    @Test
    void connections_allPairs_areKnownWhereUnknownValuesDoNotMatter() {
        List<BinaryOperator<Truth>> strong = List.of(Truth::and, Truth::or, (a, b) -> a.not().or(b));
        List<BinaryOperator<Boolean>> classical = List.of((a, b) -> a && b, (a, b) -> a || b, (a, b) -> !a || b);
        for (int operator = 0; operator < strong.size(); operator++) {
            for (Truth left : Truth.values()) {
                for (Truth right : Truth.values()) {
                    Set<Boolean> possible = new TreeSet<>();
                    for (boolean one : possible(left)) {
                        for (boolean other : possible(right)) {
                            possible.add(classical.get(operator).apply(one, other));
                        }
                    }
                    Truth expected = possible.size() == 2 ? UNKNOWN : Truth.of(possible.iterator().next());
                    assertEquals(expected, strong.get(operator).apply(left, right));
                }
            }
        }
    }

    private static List<Boolean> possible(Truth truth) {
        return truth == UNKNOWN ? Arrays.asList(false, true) : List.of(truth == HOLDS);
    }
}
