package org.openjdk.jmh.dynreconf.assertions.formula;

/** A word of a formula. */
final class Token {

    /** What words there are. */
    enum Kind {
        NAME, NUMBER, TEXT, SYMBOL, END
    }

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

    /** As it stands in the formula, without quotes. */
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

    /** For messages. */
    @Override
    public String toString() {
        return kind == Kind.END ? "the end of the formula" : "'" + text + "'";
    }
}
