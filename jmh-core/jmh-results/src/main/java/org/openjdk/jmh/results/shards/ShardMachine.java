package org.openjdk.jmh.results.shards;

import org.jspecify.annotations.Nullable;

/** Represents a machine of forks. */
final class ShardMachine {

    private final @Nullable String host;
    private final @Nullable String system;
    private final @Nullable String processor;
    final int processors;
    private final @Nullable String jvm;
    /** The nanoseconds of a step of the ruler. */
    final double ruler;

    ShardMachine(EntryMembers machine) {
        host = machine.text("host");
        system = machine.text("system");
        processor = machine.text("processor");
        processors = machine.count("processors");
        jvm = machine.text("jvm");
        ruler = machine.number("ruler");
    }

    /** Returns whether it has a name and valid numbers. */
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

    String jvm() {
        return String.valueOf(jvm);
    }
}
