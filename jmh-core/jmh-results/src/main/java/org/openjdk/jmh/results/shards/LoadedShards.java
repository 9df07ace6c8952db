package org.openjdk.jmh.results.shards;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * Loads files with the results of shards: parts of a suite that ran on different machines. Rejects files of different
 * suites. If a restarted job measured a benchmark twice, the start with more forks counts, else the later one.
 */
public final class LoadedShards {

    private final ShardStarts starts;
    private final List<String> notes = new ArrayList<>();
    private final Optional<String> gap;

    private LoadedShards(List<ShardFile> shards, Predicate<String> names) {
        starts = new ShardStarts(shards);
        if (shards.isEmpty()) {
            gap = Optional.empty();
        } else {
            ShardCoverage coverage = new ShardCoverage(shards, starts, names);
            notes.addAll(coverage.notes());
            notes.addAll(starts.notes());
            notes.addAll(ShardDifferences.notes(shards));
            gap = coverage.gap();
        }
    }

    /**
     * Reads the descriptions of shards in files.
     *
     * @param files in JMH's JSON format
     * @param names selects benchmarks by qualified name
     * @throws IOException if a file cannot be read, or the files do not belong together; the message says why
     * @throws IllegalArgumentException if the description of a shard is malformed
     */
    public static LoadedShards of(List<Path> files, Predicate<String> names) throws IOException {
        List<ShardFile> shards = new ArrayList<>();
        List<Path> others = new ArrayList<>();
        for (Path file : files) {
            ShardFile read = ShardFile.read(file);
            if (read.isShard()) {
                shards.add(read);
            }
            if (read.hasOthers()) {
                others.add(file);
            }
        }
        if (!shards.isEmpty()) {
            ShardCheck.check(shards, others);
        }
        return new LoadedShards(shards, names);
    }

    /**
     * Prepares a result for merging.
     *
     * @return the result with the description of its shard under {@link StoredResult#SHARDS}; empty if another start of
     *         the shard counts
     */
    public Optional<StoredResult> prepare(Path file, StoredResult result) {
        Optional<String> own = result.json(ShardEntry.KEY);
        if (!own.isPresent()) {
            return Optional.of(result);
        }
        if (!starts.counts(file, result.key())) {
            return Optional.empty();
        }
        JsonObject entry = JsonParser.parseString(own.get()).getAsJsonObject();
        entry.remove("benchmarks");
        JsonArray twice = new JsonArray();
        starts.measuredTwice(file, result.key()).forEach(twice::add);
        entry.add("measuredTwice", twice);
        return Optional.of(result.without(ShardEntry.KEY).with(StoredResult.SHARDS, "[" + entry + "]"));
    }

    /** Returns comments on the shards, of any length; empty without shards. */
    public List<String> notes() {
        return Collections.unmodifiableList(notes);
    }

    /** Returns a sentence with the missing shards and their benchmarks; empty if there are none. */
    public Optional<String> gap() {
        return gap;
    }
}
