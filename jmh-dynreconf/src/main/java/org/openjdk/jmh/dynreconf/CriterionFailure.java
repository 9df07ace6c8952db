package org.openjdk.jmh.dynreconf;

import org.openjdk.jmh.dynreconf.criteria.Thrown;

/** A criterion threw something, so the benchmark goes on as a static one; immutable. */
public final class CriterionFailure {

    private final String criterion;
    private final Throwable cause;

    CriterionFailure(String criterion, Throwable cause) {
        this.criterion = criterion;
        this.cause = cause;
    }

    /** {@return the name of the criterion, never an alias} */
    public String criterion() {
        return criterion;
    }

    /** {@return the exception or error} */
    public Throwable cause() {
        return cause;
    }

    /** Returns one line for the user. */
    @Override
    public String toString() {
        return "stability criterion " + criterion + " failed with " + Thrown.words(cause)
                + "; the benchmark continues statically";
    }
}
