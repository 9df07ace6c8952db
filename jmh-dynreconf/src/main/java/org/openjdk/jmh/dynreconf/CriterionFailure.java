package org.openjdk.jmh.dynreconf;

import org.openjdk.jmh.dynreconf.criteria.Thrown;

/** Records that a criterion threw an exception, after which the benchmark continues as a static one; immutable. */
public final class CriterionFailure {

    /** The name of the criterion, never an alias. */
    final String criterion;
    private final Throwable cause;

    CriterionFailure(String criterion, Throwable cause) {
        this.criterion = criterion;
        this.cause = cause;
    }

    public Throwable cause() {
        return cause;
    }

    @Override
    public String toString() {
        return "stability criterion " + criterion + " failed with " + Thrown.words(cause)
                + "; the benchmark continues statically";
    }
}
