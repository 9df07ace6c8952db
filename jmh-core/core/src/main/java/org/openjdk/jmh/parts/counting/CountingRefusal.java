package org.openjdk.jmh.parts.counting;

import org.openjdk.jmh.util.ExplainedException;

/** Nothing can be counted here, or nothing of what was asked for. */
final class CountingRefusal extends ExplainedException {

    private static final long serialVersionUID = 1L;

    CountingRefusal(String message) {
        super(message);
    }
}
