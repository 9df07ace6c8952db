package org.openjdk.jmh.dynreconf.attribution;

/** Names the ways in which the code of a method differs between the sides. */
public enum CodeChange {

    /** Both sides have it, with other code. */
    CHANGED(true),
    /** Only the candidate has it. */
    ADDED(true),
    /** Only the baseline has it. */
    REMOVED(true),
    /** Both sides have the same code. */
    SAME(false),
    /** It is unknown whether the code has changed. */
    UNKNOWN(false);

    private final boolean change;

    CodeChange(boolean change) {
        this.change = change;
    }

    /** Returns whether the code is known to differ. */
    public boolean isChange() {
        return change;
    }
}
