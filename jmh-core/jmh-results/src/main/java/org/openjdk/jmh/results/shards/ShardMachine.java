package org.openjdk.jmh.results.shards;

import org.jspecify.annotations.Nullable;

/** A machine that forks ran on, as results describe it. */
final class ShardMachine {

    private @Nullable String host;
    private @Nullable String system;
    private @Nullable String processor;
    private int processors;
    private @Nullable String jvm;
    private double ruler;

    private ShardMachine() {
    }

    /** Returns whether it has a name, and numbers that a machine can have. */
    boolean isWhole() {
        return host != null && processors >= 0 && !(ruler < 0);
    }

    String host() {
        return String.valueOf(host);
    }

    String system() {
        return String.valueOf(system);
    }

    String processor() {
        return String.valueOf(processor);
    }

    int processors() {
        return processors;
    }

    String jvm() {
        return String.valueOf(jvm);
    }

    /** Nanoseconds of a step of the ruler. */
    double ruler() {
        return ruler;
    }
}
