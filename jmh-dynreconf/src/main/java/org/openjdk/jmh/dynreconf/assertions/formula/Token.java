package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.Arrays;
import java.util.List;

/** A word of a formula. */
final class Token {

    /** Names the kinds of tokens. */
    enum Kind {
        NAME, NUMBER, TEXT, SYMBOL, END
    }

    private static final List<String> BEHIND_BENCHMARKS = Arrays.asList("<=", ">=", "=", "*", "/", "+", ".");

    private final Kind kind;
    private final String text;
    private final int position;

    Token(Kind kind, String text, int position) {
        this.kind = kind;
        this.text = text;
        this.position = position;
    }

    Kind kind() {
        return kind;
    }

    /** Returns the text in the formula, without quotes. */
    String text() {
        return text;
    }

    /** Index of its first character. */
    int position() {
        return position;
    }

    boolean is(String word) {
        return (kind == Kind.NAME || kind == Kind.SYMBOL) && text.equals(word);
    }

    /** Returns whether this goes on with a benchmark in front of it, which is then no quantifier and no negation. */
    boolean isBehindBenchmark() {
        return kind == Kind.SYMBOL && BEHIND_BENCHMARKS.contains(text);
    }

    boolean isKeyword() {
        return kind == Kind.NAME && Keywords.contains(text);
    }

    @Override
    public String toString() {
        return kind == Kind.END ? "the end of the formula" : "'" + text + "'";
    }
}
