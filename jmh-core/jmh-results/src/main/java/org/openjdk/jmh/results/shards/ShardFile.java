package org.openjdk.jmh.results.shards;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.ResultVisitor;
import org.openjdk.jmh.results.json.StoredResult;

/** A file with the results of one start of the run of a part of a suite. */
final class ShardFile {

    private final Path file;
    private final Map<ResultKey, Integer> forks = new TreeMap<>();
    private final Map<ResultKey, List<Integer>> begunTwice = new TreeMap<>();
    private final List<ShardMachine> machines = new ArrayList<>();
    private final List<SuiteLine> suite = new ArrayList<>();
    private @Nullable ShardEntry entry;
    private int others;

    private ShardFile(Path file) {
        this.file = file;
    }

    /**
     * Looks at a file.
     *
     * @throws IOException              if it cannot be read, or is made of several parts
     * @throws IllegalArgumentException if it says something else of its part than a run does
     */
    static ShardFile read(Path file) throws IOException {
        ShardFile shard = new ShardFile(file);
        ResultVisitor.visit(file, name -> true, shard::add);
        return shard;
    }

    private void add(StoredResult result) throws IOException {
        Optional<ShardEntry> own = ShardEntry.of(result);
        if (!own.isPresent()) {
            others++;
            return;
        }
        if (entry != null && !entry.start().equals(own.get().start())) {
            throw new IOException(file + ": one file contains results of several starts of a run with -shard");
        }
        entry = entry == null ? own.get() : entry;
        suite.addAll(own.get().benchmarks());
        machines.addAll(own.get().machines());
        forks.put(result.key(), result.primary().iterations().length);
        if (!own.get().begunTwice().isEmpty()) {
            begunTwice.put(result.key(), own.get().begunTwice());
        }
    }

    Path file() {
        return file;
    }

    /** Returns whether it has results that are of no part of a suite. */
    boolean hasOthers() {
        return others > 0;
    }

    /** Returns whether it has results that are of a part of a suite. */
    boolean isShard() {
        return entry != null;
    }

    /**
     * Returns the part that its results name.
     *
     * @throws IllegalStateException if there is no such result
     */
    ShardEntry entry() {
        if (entry == null) {
            throw new IllegalStateException(file + " is no shard");
        }
        return entry;
    }

    /** Returns all benchmarks of the suite; empty if the file does not list them. */
    List<SuiteLine> suite() {
        return Collections.unmodifiableList(suite);
    }

    /** Returns how many measured forks of each benchmark it has. */
    Map<ResultKey, Integer> forks() {
        return Collections.unmodifiableMap(forks);
    }

    /** Returns how many measured forks of a benchmark it has. */
    int forks(ResultKey key) {
        return forks.getOrDefault(key, 0);
    }

    /** Forks that were begun twice, for want of knowing whether the first of them would have ended. */
    Map<ResultKey, List<Integer>> begunTwice() {
        return Collections.unmodifiableMap(begunTwice);
    }

    /** Returns the machines of its forks. */
    List<ShardMachine> machines() {
        return Collections.unmodifiableList(machines);
    }
}
