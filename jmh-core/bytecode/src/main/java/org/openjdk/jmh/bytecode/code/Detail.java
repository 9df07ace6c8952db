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
     * What it declares and refers to, and the rest where that is asked for.
     *
     * @param rest reads it; is asked once at most
     */
    static Detail referencesAnd(Supplier<CodeClass> rest) {
        return new Detail(rest);
    }

    boolean isAll() {
        return rest == null;
    }

    /** The same class with all of it. */
    CodeClass all() {
        if (all == null) {
            all = rest.get();
        }
        return all;
    }
}
