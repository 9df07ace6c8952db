package org.openjdk.jmh.dynreconf.assertions.formula;

/** Names the relations between two quantities. */
public enum Relator {

    /** The left one is not larger. */
    AT_MOST("<="),

    /** The left one is not smaller. */
    AT_LEAST(">="),

    /** Neither is larger than the other by more than a tolerance. */
    EQUAL("=");

    private final String symbol;

    Relator(String symbol) {
        this.symbol = symbol;
    }

    @Override
    public String toString() {
        return symbol;
    }
}
