package org.openjdk.jmh.runner.link;

import java.io.Serializable;

/** The host's answer to a {@link PhaseQuestion}. */
final class PhaseAnswer implements Serializable {

    private static final long serialVersionUID = 1L;

    private final boolean enough;

    PhaseAnswer(boolean enough) {
        this.enough = enough;
    }

    boolean isEnough() {
        return enough;
    }
}
