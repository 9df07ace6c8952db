package org.openjdk.jmh.results.shards;

import org.jspecify.annotations.Nullable;

/** Represents a benchmark of a suite, and the shard that runs it. */
final class SuiteLine {

    private final @Nullable String benchmark;
    /** The number of the shard, from 1; 0 if forks are spread over shards. */
    final int shard;
    /** The number of forks on all machines; 0 if it runs once, without forks. */
    final int forks;
    private final @Nullable String settings;

    SuiteLine(EntryMembers line) {
        benchmark = line.text("benchmark");
        shard = line.count("shard");
        forks = line.count("forks");
        settings = line.text("settings");
    }

    /** Returns whether it has a name, and numbers that are valid for the number of shards. */
    boolean isWhole(int shards) {
        return benchmark != null && shard >= 0 && shard <= shards && forks >= 0;
    }

    /** Returns the name with mode and parameters. */
    String name() {
        return String.valueOf(benchmark);
    }

    /** Returns the qualified name of the method. */
    String benchmark() {
        int end = name().indexOf(" (");
        return end < 0 ? name() : name().substring(0, end);
    }

    String settings() {
        return String.valueOf(settings);
    }
}
