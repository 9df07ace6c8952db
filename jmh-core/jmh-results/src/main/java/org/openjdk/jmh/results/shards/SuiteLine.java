package org.openjdk.jmh.results.shards;

import org.jspecify.annotations.Nullable;

/** A benchmark of a suite, and who runs it. */
final class SuiteLine {

    private final @Nullable String benchmark;
    private final int shard;
    private final int forks;
    private final @Nullable String settings;

    SuiteLine(EntryMembers line) {
        benchmark = line.text("benchmark");
        shard = line.count("shard");
        forks = line.count("forks");
        settings = line.text("settings");
    }

    /** Returns whether it has a name, and numbers that it can have where there are so many shards. */
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

    /** Number of the shard, from 1; 0 where forks are spread. */
    int shard() {
        return shard;
    }

    /** On all machines together; 0 where it runs once, without forks. */
    int forks() {
        return forks;
    }

    String settings() {
        return String.valueOf(settings);
    }
}
