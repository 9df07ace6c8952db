package org.openjdk.jmh.dynreconf.assertions;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;

/**
 * Judges the text that formulas have when they are written, in which each nested connection is in parentheses:
 * values take the place of variables in the text, and truth is a number from -1 to 1.
 */
final class NaiveFormula {

    private final String text;
    private final Function<String, Truth> relations;

    NaiveFormula(String text, Function<String, Truth> relations) {
        this.text = text;
        this.relations = relations;
    }

    Truth truth() {
        return Truth.values()[value(text) + 1];
    }

    private int value(String formula) {
        if (formula.startsWith("forall ") || formula.startsWith("exists ")) {
            return quantified(formula);
        }
        if (formula.startsWith("not (") && closing(formula, 4) == formula.length() - 1) {
            return -value(formula.substring(5, formula.length() - 1));
        }
        if (formula.startsWith("(") && closing(formula, 0) == formula.length() - 1) {
            return value(formula.substring(1, formula.length() - 1));
        }
        for (String connective : List.of(" and ", " or ", " implies ")) {
            int place = outside(formula, connective);
            if (place >= 0) {
                int left = value(formula.substring(0, place));
                int right = value(formula.substring(place + connective.length()));
                return connective.equals(" and ") ? Math.min(left, right)
                        : Math.max(connective.equals(" or ") ? left : -left, right);
            }
        }
        return relations.apply(formula).ordinal() - 1;
    }

    private int quantified(String formula) {
        int open = formula.indexOf('{');
        int close = formula.indexOf('}');
        String variable = formula.split(" ")[1];
        String body = formula.substring(close + 3);
        List<Integer> values = new ArrayList<>();
        for (String value : formula.substring(open + 1, close).split(", ")) {
            values.add(value(body.replaceAll("\\b" + variable + "\\b", value)));
        }
        return formula.startsWith("forall") ? values.stream().min(Integer::compare).get()
                : values.stream().max(Integer::compare).get();
    }

    private static int closing(String formula, int open) {
        int depth = 0;
        for (int i = open; i < formula.length(); i++) {
            depth += formula.charAt(i) == '(' ? 1 : formula.charAt(i) == ')' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return -1;
    }

    private static int outside(String formula, String connective) {
        int depth = 0;
        for (int i = 0; i < formula.length(); i++) {
            depth += formula.charAt(i) == '(' ? 1 : formula.charAt(i) == ')' ? -1 : 0;
            if (depth == 0 && formula.startsWith(connective, i)) {
                return i;
            }
        }
        return -1;
    }
}
