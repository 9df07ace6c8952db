package org.openjdk.jmh.results.shards;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Rejects shards of different suites, which look alike but must not be merged. */
final class ShardCheck {

    private final ShardFile first;

    private ShardCheck(ShardFile first) {
        this.first = first;
    }

    /**
     * Checks that files are shards of the same suite.
     *
     * @param shards at least one
     * @param others files with results that do not come from a shard
     * @throws IOException if they are not, or one is there twice; the message says which and why
     */
    static void check(List<ShardFile> shards, List<Path> others) throws IOException {
        ShardCheck check = new ShardCheck(shards.get(0));
        if (!others.isEmpty()) {
            throw new IOException(others.get(0) + " is not a shard, but " + check.first.file
                    + " is one: shards can only be merged with shards");
        }
        Map<String, Path> starts = new HashMap<>();
        for (ShardFile shard : shards) {
            check.against(shard);
            Path same = starts.put(shard.entry().start, shard.file);
            if (same != null) {
                throw new IOException(same + " and " + shard.file + " are the same shard, " + place(shard)
                        + ", of the same run: name it once");
            }
        }
    }

    private static String place(ShardFile shard) {
        return shard.entry().number + " of " + shard.entry().count;
    }

    private void against(ShardFile shard) throws IOException {
        same(shard, "count of shards", file -> String.valueOf(file.entry().count));
        same(shard, "kind", file -> file.entry().isOfForks ? "forks are spread" : "benchmarks are spread");
        same(shard, "side", file -> file.entry().side);
        same(shard, "jar", file -> "fingerprint " + file.entry().jar);
        List<String> settings = new ArrayList<>(shard.entry().settings);
        settings.removeAll(first.entry().settings);
        List<String> others = new ArrayList<>(first.entry().settings);
        others.removeAll(shard.entry().settings);
        if (!settings.isEmpty() || !others.isEmpty()) {
            throw apart(shard, "options", String.join(", ", others), String.join(", ", settings));
        }
        if (!first.entry().suite.equals(shard.entry().suite)) {
            suites(shard);
        }
    }

    private void same(ShardFile shard, String what, Function<ShardFile, String> property) throws IOException {
        if (!property.apply(first).equals(property.apply(shard))) {
            throw apart(shard, what, property.apply(first), property.apply(shard));
        }
    }

    private void suites(ShardFile shard) throws IOException {
        Map<String, SuiteLine> one = byName(first);
        Map<String, SuiteLine> other = byName(shard);
        Set<String> names = new LinkedHashSet<>(one.keySet());
        names.addAll(other.keySet());
        for (String name : names) {
            SuiteLine was = one.get(name);
            SuiteLine is = other.get(name);
            if (was == null || is == null) {
                throw apart(shard, "benchmarks", was == null ? "no " + name : name, is == null ? "no " + name : name);
            }
            if (!was.settings.equals(is.settings)) {
                throw apart(shard, "settings of " + name, was.settings, is.settings);
            }
            if (was.shard != is.shard) {
                throw apart(shard, "shard of " + name, was.shard + " (-load another earlier result, or none?)",
                        String.valueOf(is.shard));
            }
        }
        throw apart(shard, "suite", first.entry().suite, shard.entry().suite);
    }

    private static Map<String, SuiteLine> byName(ShardFile shard) {
        Map<String, SuiteLine> lines = new LinkedHashMap<>();
        shard.suite().forEach(line -> lines.put(line.name, line));
        return lines;
    }

    private IOException apart(ShardFile shard, String what, String one, String other) {
        return new IOException(first.file + " and " + shard.file
                + " are not shards of the same run: they differ in the " + what + ": " + (one.isEmpty() ? "none" : one)
                + " and " + (other.isEmpty() ? "none" : other));
    }
}
