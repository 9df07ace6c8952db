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

/** Represents a file with the results of one start of a shard. */
final class ShardFile {

    final Path file;
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
     * Reads a file.
     *
     * @throws IOException if it cannot be read, or has several starts
     * @throws IllegalArgumentException if the description of the shard is malformed
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
        if (entry != null && !entry.start.equals(own.get().start)) {
            throw new IOException(file + ": one file contains results of several starts of a run with -shard");
        }
        entry = entry == null ? own.get() : entry;
        suite.addAll(own.get().benchmarks);
        machines.addAll(own.get().machines);
        forks.put(result.key(), result.primary().iterations().length);
        if (!own.get().begunTwice.isEmpty()) {
            begunTwice.put(result.key(), own.get().begunTwice);
        }
    }

    /** Returns whether it has results that do not come from a shard. */
    boolean hasOthers() {
        return others > 0;
    }

    boolean isShard() {
        return entry != null;
    }

    /** Returns the description of the shard, or throws IllegalStateException if no result comes from one. */
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

    Map<ResultKey, Integer> forks() {
        return Collections.unmodifiableMap(forks);
    }

    /** Returns the number of measured forks of a benchmark. */
    int forks(ResultKey key) {
        return forks.getOrDefault(key, 0);
    }

    /** Returns the forks that were started twice, because it was unknown whether the first start would complete. */
    Map<ResultKey, List<Integer>> begunTwice() {
        return Collections.unmodifiableMap(begunTwice);
    }

    List<ShardMachine> machines() {
        return Collections.unmodifiableList(machines);
    }
}
