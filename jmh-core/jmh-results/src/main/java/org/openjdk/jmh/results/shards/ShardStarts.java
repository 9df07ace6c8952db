package org.openjdk.jmh.results.shards;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.results.json.ResultKey;

/**
 * Selects the start of each shard that counts. A restarted job may have left results of its earlier start and measured
 * forks again.
 */
final class ShardStarts {

    /** Number of benchmarks that a note names. */
    private static final int NAMED = 3;

    private final Map<Integer, Map<ResultKey, List<ShardFile>>> files = new TreeMap<>();
    private final Map<Path, Integer> numbers = new HashMap<>();
    private final List<ShardFile> shards;

    ShardStarts(List<ShardFile> shards) {
        this.shards = new ArrayList<>(shards);
        for (ShardFile shard : shards) {
            int number = shard.entry().number;
            numbers.put(shard.file, number);
            Map<ResultKey, List<ShardFile>> own = files.computeIfAbsent(number, first -> new TreeMap<>());
            shard.forks().keySet().forEach(key -> own.computeIfAbsent(key, first -> new ArrayList<>()).add(shard));
        }
        files.values().forEach(own -> own.forEach((key, starts) -> starts.sort(bestFirst(key))));
    }

    private static Comparator<ShardFile> bestFirst(ResultKey key) {
        return Comparator.comparingInt((ShardFile shard) -> shard.forks(key))
                .thenComparing(shard -> shard.entry().begun).reversed();
    }

    private List<ShardFile> starts(int number, ResultKey key) {
        return files.getOrDefault(number, Collections.emptyMap()).getOrDefault(key, Collections.emptyList());
    }

    private int number(Path file) {
        return numbers.getOrDefault(file, 0);
    }

    /** Returns whether a file's result of a benchmark counts. */
    boolean counts(Path file, ResultKey key) {
        List<ShardFile> starts = starts(number(file), key);
        return starts.isEmpty() || starts.get(0).file.equals(file);
    }

    /** Returns the numbers of forks, from 1, that another start of the shard has measured, too. */
    List<Integer> measuredTwice(Path file, ResultKey key) {
        return measuredTwice(starts(number(file), key), key);
    }

    private static List<Integer> measuredTwice(List<ShardFile> starts, ResultKey key) {
        return starts.size() < 2 ? Collections.emptyList()
                : IntStream.rangeClosed(1, starts.get(1).forks(key)).boxed().collect(Collectors.toList());
    }

    /** Returns the number of forks of a benchmark that count, over all shards. */
    int forks(ResultKey key) {
        return files.keySet().stream().map(number -> starts(number, key)).filter(starts -> !starts.isEmpty())
                .mapToInt(starts -> starts.get(0).forks(key)).sum();
    }

    List<String> notes() {
        List<String> notes = new ArrayList<>();
        files.forEach((number, own) -> {
            List<String> twice = new ArrayList<>();
            own.forEach((key, starts) -> {
                if (starts.size() > 1) {
                    twice.add(key + ", " + forks(measuredTwice(starts, key)) + " (" + starts.get(0).file
                            + " counts)");
                }
            });
            if (!twice.isEmpty()) {
                notes.add("# WARNING: shard " + number + " was restarted, and measured these twice: " + named(twice));
            }
        });
        for (ShardFile shard : shards) {
            List<String> again = new ArrayList<>();
            shard.begunTwice().forEach((key, forks) -> {
                if (counts(shard.file, key)) {
                    again.add(key + ", " + forks(forks));
                }
            });
            if (!again.isEmpty()) {
                notes.add("# Shard " + shard.entry().number
                        + " continued an interrupted run, and began this fork twice: " + named(again)
                        + "; the second one counts");
            } else if (shard.entry().restarts > 0) {
                notes.add("# Shard " + shard.entry().number
                        + " comes from a restarted job; the results of its first start are missing here and were measured "
                        + "twice");
            }
        }
        return notes;
    }

    static String named(List<String> all) {
        return String.join("; ", all.subList(0, Math.min(NAMED, all.size())))
                + (all.size() > NAMED ? "; and " + (all.size() - NAMED) + " more" : "");
    }

    private static String forks(List<Integer> numbers) {
        return (numbers.size() == 1 ? "fork " : "forks ")
                + numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}
