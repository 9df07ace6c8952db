package org.openjdk.jmh.bytecode.code;

import java.util.function.Supplier;

/** How much of a class file is read. */
final class Detail {

    /** All that is compared. */
    static final Detail ALL = new Detail(null);

    private final Supplier<CodeClass> rest;
    private CodeClass all;

    private Detail(Supplier<CodeClass> rest) {
        this.rest = rest;
    }

    /**
     * Creates the declarations and references of a class, with a supplier of the rest.
     *
     * @param rest reads the rest; called at most once
     */
    static Detail referencesAnd(Supplier<CodeClass> rest) {
        return new Detail(rest);
    }

    boolean isAll() {
        return rest == null;
    }

    /** Returns the same class with all of it. */
    CodeClass all() {
        if (all == null) {
            all = rest.get();
        }
        return all;
    }
}
