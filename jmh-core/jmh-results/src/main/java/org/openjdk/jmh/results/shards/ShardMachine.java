package org.openjdk.jmh.results.shards;

/** Represents a machine of forks. */
final class ShardMachine {

    final String host;
    final String system;
    final String processor;
    final int processors;
    final String jvm;
    /** The nanoseconds of a step of the ruler. */
    final double ruler;

    ShardMachine(EntryMembers machine) {
        host = machine.required("host");
        system = String.valueOf(machine.text("system"));
        processor = String.valueOf(machine.text("processor"));
        processors = machine.count("processors");
        jvm = String.valueOf(machine.text("jvm"));
        ruler = machine.number("ruler");
    }
}
