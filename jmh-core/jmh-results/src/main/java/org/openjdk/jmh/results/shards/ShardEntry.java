package org.openjdk.jmh.results.shards;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.results.json.StoredResult;

/** Represents the description of a shard, which a result holds under the key {@code shard}. */
final class ShardEntry {

    static final String KEY = "shard";

    /** Limits the list of missing shards. */
    private static final int MOST_SHARDS = 1_000_000;

    final int number;
    final int count;
    final boolean isOfForks;
    /** The measured side of a comparison; "none" for other runs. */
    final String side;
    /** The fingerprint of the distribution of benchmarks. */
    final String suite;
    /** The fingerprint of the class path. */
    final String jar;
    /** The options that apply to all benchmarks. */
    final List<String> settings;
    /** The identifier of a start of the run. */
    final String start;
    final Instant begun;
    final int restarts;
    /** The machines of the forks of the result. */
    final List<ShardMachine> machines;
    /** The numbers of forks that an earlier start may have begun, too. */
    final List<Integer> begunTwice;
    /** The benchmarks of all machines, if this result lists them. */
    final List<SuiteLine> benchmarks;

    private ShardEntry(EntryMembers entry) {
        number = entry.count("number");
        count = entry.count("count");
        isOfForks = "forks".equals(entry.text("of"));
        String known = entry.text("side");
        side = known == null ? "none" : known;
        suite = entry.required("suite");
        jar = entry.required("jar");
        settings = entry.list("settings", JsonElement::getAsString);
        start = entry.required("start");
        begun = Instant.parse(entry.required("started"));
        restarts = entry.count("restarts");
        machines = entry.list("machines", machine -> new ShardMachine(new EntryMembers(machine)));
        begunTwice = entry.list("begunTwice", fork -> new BigDecimal(fork.getAsString()).intValueExact());
        benchmarks = entry.list("benchmarks", line -> new SuiteLine(new EntryMembers(line)));
    }

    /**
     * Parses the description in a result.
     *
     * @return empty if the result does not come from a shard
     * @throws IllegalArgumentException if it is malformed
     */
    static Optional<ShardEntry> of(StoredResult result) {
        Optional<String> text = result.json(KEY);
        if (!text.isPresent()) {
            return Optional.empty();
        }
        try {
            ShardEntry entry = new ShardEntry(new EntryMembers(JsonParser.parseString(text.get())));
            if (entry.isWhole()) {
                return Optional.of(entry);
            }
        } catch (IllegalStateException | UnsupportedOperationException | NumberFormatException | ArithmeticException
                | DateTimeException e) {
            throw new IllegalArgumentException(unreadable(result), e);
        }
        throw new IllegalArgumentException(unreadable(result));
    }

    private boolean isWhole() {
        return number >= 1 && count >= number && count <= MOST_SHARDS && begunTwice.stream().allMatch(fork -> fork >= 1)
                && benchmarks.stream().allMatch(line -> line.shard <= count);
    }

    private static String unreadable(StoredResult result) {
        return result + ": its key " + KEY + " is not what a run with -shard writes";
    }
}
