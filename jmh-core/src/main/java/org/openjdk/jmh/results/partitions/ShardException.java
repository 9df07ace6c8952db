package org.openjdk.jmh.results.partitions;

import org.openjdk.jmh.util.ExplainedException;

/** A run that cannot be one of several. The message is one line: what is wrong, and what would be right. */
public final class ShardException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    /**
     * Refuses a run.
     *
     * @param message what is wrong, and what would be right
     */
    public ShardException(String message) {
        super(message);
    }
}
