package org.openjdk.jmh.results.shards;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.json.StoredResult;

/** Represents the value of the key {@code shard} of a result: its part of a suite. */
final class ShardEntry {

    /** The key. */
    static final String KEY = "shard";

    /** The maximum number of machines, which limits the list of missing parts. */
    private static final int MOST_SHARDS = 1_000_000;

    private static final Gson GSON = new Gson();

    private int number;
    private int count;
    private @Nullable String of;
    private @Nullable String side;
    private @Nullable String suite;
    private @Nullable String jar;
    private @Nullable List<String> settings;
    private @Nullable String start;
    private @Nullable String started;
    private int restarts;
    private @Nullable List<ShardMachine> machines;
    private @Nullable List<Integer> begunTwice;
    private @Nullable List<SuiteLine> benchmarks;

    private ShardEntry() {
    }

    /**
     * Reads the shard of a result.
     *
     * @return empty if its run was not one of several
     * @throws IllegalArgumentException if the entry is malformed
     */
    static Optional<ShardEntry> of(StoredResult result) {
        Optional<String> text = result.json(KEY);
        if (!text.isPresent()) {
            return Optional.empty();
        }
        try {
            ShardEntry entry = GSON.fromJson(text.get(), ShardEntry.class);
            if (entry != null && entry.isWhole()) {
                return Optional.of(entry);
            }
        } catch (JsonParseException | DateTimeException e) {
            throw new IllegalArgumentException(unreadable(result), e);
        }
        throw new IllegalArgumentException(unreadable(result));
    }

    private boolean isWhole() {
        return number >= 1 && count >= number && count <= MOST_SHARDS && restarts >= 0 && suite != null && jar != null
                && start != null && begun() != null
                && settings().stream().allMatch(Objects::nonNull)
                && machines().stream().allMatch(machine -> machine != null && machine.isWhole())
                && begunTwice().stream().allMatch(fork -> fork != null && fork >= 1)
                && benchmarks().stream().allMatch(line -> line != null && line.isWhole(count));
    }

    private static String unreadable(StoredResult result) {
        return result + ": its key " + KEY + " is not what a run with -shard writes";
    }

    /** From 1. */
    int number() {
        return number;
    }

    int count() {
        return count;
    }

    boolean isOfForks() {
        return "forks".equals(of);
    }

    /** Of a comparison of two sides, which one it is of; else none. */
    String side() {
        return side == null ? "none" : side;
    }

    /** Fingerprint of who runs what. */
    String suite() {
        return String.valueOf(suite);
    }

    /** Fingerprint of the class path. */
    String jar() {
        return String.valueOf(jar);
    }

    /** Returns the options for all benchmarks. */
    List<String> settings() {
        return settings == null ? Collections.emptyList() : settings;
    }

    /** Returns the identity of a start of the run. */
    String start() {
        return String.valueOf(start);
    }

    Instant begun() {
        return Instant.parse(String.valueOf(started));
    }

    int restarts() {
        return restarts;
    }

    /** Those that forks of the result ran on. */
    List<ShardMachine> machines() {
        return machines == null ? Collections.emptyList() : machines;
    }

    /** Numbers of forks that an earlier start may have begun, too. */
    List<Integer> begunTwice() {
        return begunTwice == null ? Collections.emptyList() : begunTwice;
    }

    /** Returns all benchmarks of all machines, if this result lists them. */
    List<SuiteLine> benchmarks() {
        return benchmarks == null ? Collections.emptyList() : benchmarks;
    }
}
