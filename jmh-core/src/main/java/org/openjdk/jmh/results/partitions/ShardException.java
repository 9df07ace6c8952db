package org.openjdk.jmh.results.partitions;

import org.openjdk.jmh.util.ExplainedException;

/** Thrown when a run cannot be one of several shards. The message is one line: what is wrong, and what to do. */
public final class ShardException extends ExplainedException {

    private static final long serialVersionUID = 1L;

    public ShardException(String message) {
        super(message);
    }
}
