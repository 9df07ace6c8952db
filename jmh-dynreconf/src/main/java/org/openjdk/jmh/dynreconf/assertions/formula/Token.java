package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Holds a word of a formula; immutable. */
final class Token {

    enum Kind {
        NAME, NUMBER, TEXT, SYMBOL, END
    }

    private static final Set<String> KEYWORDS = Collections.unmodifiableSet(new HashSet<>(
            Arrays.asList("and", "or", "not", "implies", "forall", "exists", "in", "within")));
    private static final List<String> AFTER_BENCHMARKS = Arrays.asList("<=", ">=", "=", "*", "/", "+", ".");

    final Kind kind;
    /** The text in the formula, without quotes. */
    final String text;
    /** The index of its first character. */
    final int position;

    Token(Kind kind, String text, int position) {
        this.kind = kind;
        this.text = text;
        this.position = position;
    }

    boolean is(String word) {
        return (kind == Kind.NAME || kind == Kind.SYMBOL) && text.equals(word);
    }

    /** Returns whether a token can only follow a benchmark, not a quantifier or a negation. */
    boolean followsBenchmark() {
        return kind == Kind.SYMBOL && AFTER_BENCHMARKS.contains(text);
    }

    /** Returns whether a word is reserved everywhere in a formula. */
    static boolean isKeyword(String word) {
        return KEYWORDS.contains(word);
    }

    boolean isKeyword() {
        return kind == Kind.NAME && isKeyword(text);
    }

    @Override
    public String toString() {
        return kind == Kind.END ? "the end of the formula" : "'" + text + "'";
    }
}
