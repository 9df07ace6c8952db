package org.openjdk.jmh.results.shards;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.results.json.ResultKey;

/** Finds the present shards of a suite, their machines, and the missing shards. */
final class ShardCoverage {

    private final List<ShardFile> shards;
    private final List<SuiteLine> suite;
    private final Map<String, Integer> forks = new TreeMap<>();
    private final Set<Integer> there = new TreeSet<>();

    /** Creates the coverage of at least one shard of a suite, for benchmarks selected by qualified name. */
    ShardCoverage(List<ShardFile> shards, ShardStarts starts, Predicate<String> names) {
        this.shards = new ArrayList<>(shards);
        suite = shards.stream().filter(shard -> !shard.suite().isEmpty()).findFirst().map(ShardFile::suite)
                .orElseGet(ArrayList::new).stream().filter(line -> names.test(line.benchmark()))
                .collect(Collectors.toList());
        Set<ResultKey> keys = new HashSet<>();
        for (ShardFile shard : shards) {
            there.add(shard.entry().number);
            keys.addAll(shard.forks().keySet());
        }
        keys.forEach(key -> forks.put(key.toString(), starts.forks(key)));
    }

    private int count() {
        return shards.get(0).entry().count;
    }

    /** Returns the benchmarks without a result or, if forks are spread over shards, without all forks. */
    private List<SuiteLine> missing() {
        return suite.stream().filter(line -> {
            int found = forks.getOrDefault(line.name, 0);
            return found == 0 || line.shard == 0 && found < line.forks;
        }).collect(Collectors.toList());
    }

    /** Returns the missing shards with their benchmarks, without those that had nothing to do. */
    private Map<Integer, List<String>> missingShards() {
        Map<Integer, List<String>> missing = new TreeMap<>();
        List<SuiteLine> lines = missing();
        for (int number = 1; number <= count(); number++) {
            if (!there.contains(number)) {
                int shard = number;
                List<String> own = lines.stream().filter(line -> line.shard == shard || line.shard == 0)
                        .map(this::words).collect(Collectors.toList());
                if (!own.isEmpty()) {
                    missing.put(number, own);
                }
            }
        }
        return missing;
    }

    private String words(SuiteLine line) {
        return line.shard != 0 ? line.name
                : line.name + " has " + forks.getOrDefault(line.name, 0) + " of " + line.forks + " forks";
    }

    /** Returns the missing shards with their benchmarks as a sentence; empty if there are none. */
    Optional<String> gap() {
        Map<Integer, List<String>> missing = missingShards();
        if (missing.isEmpty()) {
            return Optional.empty();
        }
        Set<String> lines = new LinkedHashSet<>();
        missing.values().forEach(lines::addAll);
        boolean one = missing.size() == 1;
        return Optional.of((one ? "shard " : "shards ")
                + missing.keySet().stream().map(String::valueOf).collect(Collectors.joining(", ")) + " of " + count()
                + (one ? " is missing, with " : " are missing, with ") + Nouns.count(lines.size(), "benchmark") + ": "
                + ShardStarts.named(new ArrayList<>(lines)));
    }

    /** Returns the present shards, and the benchmarks without a result although their shard is present. */
    List<String> notes() {
        List<String> notes = new ArrayList<>();
        notes.add("# Shards: " + there.size() + " of " + count() + ", " + Nouns.count(forks.size(), "benchmark")
                + ", on " + hosts());
        Set<Integer> gone = missingShards().keySet();
        List<String> lost = missing().stream()
                .filter(line -> line.shard == 0 ? gone.isEmpty() : !gone.contains(line.shard)).map(this::words)
                .collect(Collectors.toList());
        if (!lost.isEmpty()) {
            notes.add("# WARNING: " + Nouns.count(lost.size(), "benchmark")
                    + " of the loaded shards failed, wholly or in part: " + ShardStarts.named(lost));
        }
        return notes;
    }

    private String hosts() {
        Map<String, Set<Integer>> hosts = new LinkedHashMap<>();
        shards.forEach(shard -> shard.machines().forEach(machine -> hosts
                .computeIfAbsent(machine.host, first -> new TreeSet<>()).add(shard.entry().number)));
        return Nouns.count(hosts.size(), "machine") + ": "
                + ShardStarts.named(hosts.entrySet().stream().map(host -> host.getKey() + " ("
                        + host.getValue().stream().map(String::valueOf).collect(Collectors.joining(", ")) + ")")
                        .collect(Collectors.toList()));
    }
}
