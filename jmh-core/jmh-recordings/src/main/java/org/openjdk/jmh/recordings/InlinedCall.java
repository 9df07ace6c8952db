package org.openjdk.jmh.recordings;

import java.util.Objects;

/** Represents a call that a compiler may have inlined; immutable. */
public final class InlinedCall {

    private final String caller;
    private final String callee;

    InlinedCall(String caller, String callee) {
        this.caller = caller;
        this.callee = callee;
    }

    public String caller() {
        return caller;
    }

    public String callee() {
        return callee;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof InlinedCall && caller.equals(((InlinedCall) other).caller)
                && callee.equals(((InlinedCall) other).callee);
    }

    @Override
    public int hashCode() {
        return Objects.hash(caller, callee);
    }

    @Override
    public String toString() {
        return caller + " > " + callee;
    }
}
