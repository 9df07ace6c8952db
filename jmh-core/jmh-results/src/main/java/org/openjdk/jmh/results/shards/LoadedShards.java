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
 * Files with results, some or all of which are of parts of a suite that ran on different machines. Of files that do not
 * belong together none is taken. Of a benchmark that two starts of the same part have measured, as its job was begun
 * again, the start with more forks counts, else the later one.
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
     * Looks at files.
     *
     * @param files in JMH's JSON format
     * @param names which benchmarks are to be taken, by their qualified names
     * @return what is to be known of them before they are read
     * @throws IOException              if one cannot be read, or they do not belong together; the message says why
     * @throws IllegalArgumentException if one says something else of its part than a run does
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
     * Prepares a result of one of the files for being put together with others.
     *
     * @param file   that it is of
     * @param result of a benchmark
     * @return the result with what its part said under the key {@link StoredResult#SHARDS}; empty where another start
     *         of the part counts
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

    /** {@return comments on parts that are loaded together, of any length; empty if there are no parts} */
    public List<String> notes() {
        return Collections.unmodifiableList(notes);
    }

    /** {@return a sentence with the missing parts and their benchmarks; empty if all are there} */
    public Optional<String> gap() {
        return gap;
    }
}
