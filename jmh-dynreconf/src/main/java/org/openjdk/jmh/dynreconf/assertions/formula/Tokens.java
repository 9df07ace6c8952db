package org.openjdk.jmh.dynreconf.assertions.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Splits a formula into tokens, and consumes them one after the other. */
final class Tokens {

    private static final Pattern WORD = Pattern.compile("(?<number>\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)"
            + "|(?<name>[\\p{javaJavaIdentifierStart}][\\p{javaJavaIdentifierPart}]*)"
            + "|(?<text>'[^']*'|\"[^\"]*\")"
            + "|(?<symbol><=|>=|[=*/+\\-(){},:.^%])");

    private final String formula;
    private final List<Token> tokens = new ArrayList<>();
    private int next;

    Tokens(String formula) {
        this.formula = formula;
        Matcher word = WORD.matcher(formula);
        int position = skipSpace(0);
        while (position < formula.length()) {
            if (!word.region(position, formula.length()).lookingAt()) {
                throw unknown(position);
            }
            tokens.add(token(word, position));
            position = skipSpace(word.end());
        }
        tokens.add(new Token(Token.Kind.END, "", formula.length()));
    }

    private int skipSpace(int from) {
        int position = from;
        while (position < formula.length() && Character.isWhitespace(formula.charAt(position))) {
            position++;
        }
        return position;
    }

    private FormulaException unknown(int position) {
        char found = formula.charAt(position);
        String expected =
                found == '<' || found == '>' ? "write " + found + "= , because no measurement can distinguish them"
                        : found == '!' ? "write not (...)"
                                : found == '\'' || found == '"' ? "the quote is not closed"
                                        : found == '&' ? "write and"
                                                : found == '|' ? "write or" : "formulas cannot contain this character";
        return error(position, "found '" + found + "': " + expected);
    }

    private static Token token(Matcher word, int position) {
        if (word.group("number") != null) {
            return new Token(Token.Kind.NUMBER, word.group(), position);
        }
        if (word.group("name") != null) {
            return new Token(Token.Kind.NAME, word.group(), position);
        }
        return word.group("text") != null
                ? new Token(Token.Kind.TEXT, word.group().substring(1, word.group().length() - 1), position)
                : new Token(Token.Kind.SYMBOL, word.group(), position);
    }

    /** Returns the next token without consuming it. */
    Token peek() {
        return tokens.get(next);
    }

    /** Returns the token after the next one without consuming it. */
    Token peekSecond() {
        return tokens.get(Math.min(next + 1, tokens.size() - 1));
    }

    /** Consumes the next token. */
    Token take() {
        Token taken = peek();
        next = Math.min(next + 1, tokens.size() - 1);
        return taken;
    }

    /** Consumes this word if it comes next; returns whether it did. */
    boolean takes(String word) {
        boolean comes = peek().is(word);
        if (comes) {
            take();
        }
        return comes;
    }

    /**
     * Consumes this word.
     *
     * @throws FormulaException if something else comes next
     */
    void require(String word) {
        if (!takes(word)) {
            throw expected("'" + word + "'");
        }
    }

    /**
     * Consumes a number.
     *
     * @throws FormulaException if something else comes next
     */
    double number() {
        Token token = peek();
        if (token.kind != Token.Kind.NUMBER) {
            throw expected("a number");
        }
        double value = Double.parseDouble(take().text);
        if (Double.isInfinite(value)) {
            throw error(token.position, "the number " + token.text + " is too large");
        }
        return value;
    }

    /**
     * Consumes a name that is no keyword.
     *
     * @throws FormulaException if something else comes next
     */
    String name(String what) {
        if (peek().isKeyword()) {
            throw expected(what);
        }
        return anyName(what);
    }

    /**
     * Consumes a name, in a place where no keyword is possible.
     *
     * @throws FormulaException if something else comes next
     */
    String anyName(String what) {
        if (peek().kind != Token.Kind.NAME) {
            throw expected(what);
        }
        return take().text;
    }

    FormulaException expected(String what) {
        return error(peek().position, "expected " + what + ", found " + peek()
                + (peek().isKeyword() && what.endsWith("benchmark")
                        ? "; if a benchmark has this name, write it in quotes" : ""));
    }

    FormulaException error(int position, String problem) {
        return new FormulaException(formula, position, problem);
    }
}
