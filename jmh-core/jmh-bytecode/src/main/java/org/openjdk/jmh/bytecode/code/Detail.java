package org.openjdk.jmh.bytecode.code;

import java.util.function.Supplier;

/** Describes how much of a class file has been read. */
final class Detail {

    /** The complete class. */
    static final Detail ALL = new Detail(null);

    private final Supplier<CodeClass> rest;
    private CodeClass all;

    private Detail(Supplier<CodeClass> rest) {
        this.rest = rest;
    }

    /** Returns declarations and references only; {@code rest} reads the complete class, at most once. */
    static Detail referencesAnd(Supplier<CodeClass> rest) {
        return new Detail(rest);
    }

    boolean isAll() {
        return rest == null;
    }

    /** Returns the complete class. */
    CodeClass all() {
        if (all == null) {
            all = rest.get();
        }
        return all;
    }
}
