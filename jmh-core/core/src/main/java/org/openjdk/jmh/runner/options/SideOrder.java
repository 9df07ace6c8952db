package org.openjdk.jmh.runner.options;

import java.util.Locale;

/** When the two forks of a block run, of which each side has one. */
public enum SideOrder {

    /** One right after the other. */
    INTERLEAVED,

    /** Both at the same time, on disjoint cores. */
    DUET;

    /** Reads an order as the command line has it. */
    static SideOrder parse(String text) throws CommandLineOptionException {
        for (SideOrder order : values()) {
            if (order.toString().equalsIgnoreCase(text.trim())) {
                return order;
            }
        }
        throw new CommandLineOptionException("-ab " + text + " is no way to run two sides: interleaved or duet");
    }

    /** As it stands in the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
