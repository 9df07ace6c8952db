package org.openjdk.jmh.results.shards;

/** Represents a benchmark of a suite, and the shard that runs it. */
final class SuiteLine {

    /** The name with mode and parameters. */
    final String name;
    /** The number of the shard, from 1; 0 if forks are spread over shards. */
    final int shard;
    /** The number of forks on all machines; 0 if it runs once, without forks. */
    final int forks;
    final String settings;

    SuiteLine(EntryMembers line) {
        name = line.required("benchmark");
        shard = line.count("shard");
        forks = line.count("forks");
        settings = String.valueOf(line.text("settings"));
    }

    /** Returns the qualified name of the method. */
    String benchmark() {
        int end = name.indexOf(" (");
        return end < 0 ? name : name.substring(0, end);
    }
}
