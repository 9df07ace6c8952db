package org.openjdk.jmh.results.shards;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Finds differences between the machines of a suite, and their clocks, which affect the scores. */
final class ShardDifferences {

    /** Relative change of the ruler during a fork above which the fork counts as disturbed. */
    private static final double RULER = 0.05;
    /** Jobs of an array may wait for each other, but hardly this long. */
    private static final Duration APART = Duration.ofHours(12);
    private static final double PERCENT = 100;

    private ShardDifferences() {
    }

    static List<String> notes(List<ShardFile> shards) {
        List<String> notes = new ArrayList<>();
        differ(shards, "processor", machine -> machine.processor, notes);
        differ(shards, "number of processors", machine -> String.valueOf(machine.processors), notes);
        differ(shards, "JVM", machine -> machine.jvm, notes);
        differ(shards, "operating system", machine -> machine.system, notes);
        rulers(shards, notes);
        clocks(shards, notes);
        return notes;
    }

    private static void differ(List<ShardFile> shards, String what, Function<ShardMachine, String> property,
                               List<String> notes) {
        Map<String, Set<Integer>> values = new TreeMap<>();
        shards.forEach(shard -> shard.machines().forEach(machine -> values
                .computeIfAbsent(property.apply(machine), first -> new TreeSet<>()).add(shard.entry().number)));
        if (values.size() > 1) {
            notes.add("# WARNING: machines differ in their " + what + ": " + values.entrySet().stream()
                    .map(value -> value.getKey() + " (" + words(value.getValue()) + ")")
                    .collect(Collectors.joining(", ")));
        }
    }

    private static String words(Set<Integer> numbers) {
        return (numbers.size() == 1 ? "shard " : "shards ")
                + numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private static void rulers(List<ShardFile> shards, List<String> notes) {
        Map<Double, Set<Integer>> rulers = new TreeMap<>();
        shards.forEach(shard -> shard.machines().stream().filter(machine -> machine.ruler > 0)
                .forEach(machine -> rulers.computeIfAbsent(machine.ruler, first -> new TreeSet<>())
                        .add(shard.entry().number)));
        if (rulers.size() > 1) {
            List<Double> sorted = new ArrayList<>(rulers.keySet());
            double fastest = sorted.get(0);
            double slowest = sorted.get(sorted.size() - 1);
            if (slowest > (1 + RULER) * fastest) {
                notes.add(String.format(Locale.ROOT,
                        "# WARNING: by the ruler, the machine of %s was %.0f %% slower than "
                                + "that of %s when its run began",
                        words(rulers.getOrDefault(slowest, new TreeSet<>())),
                        PERCENT * (slowest / fastest - 1), words(rulers.getOrDefault(fastest, new TreeSet<>()))));
            }
        }
    }

    private static void clocks(List<ShardFile> shards, List<String> notes) {
        List<ShardFile> sorted = new ArrayList<>(shards);
        sorted.sort(Comparator.comparing(shard -> shard.entry().begun));
        ShardFile first = sorted.get(0);
        ShardFile last = sorted.get(sorted.size() - 1);
        if (Duration.between(first.entry().begun, last.entry().begun).compareTo(APART) > 0) {
            notes.add("# WARNING: by the clocks of their machines, shard " + first.entry().number + " began at "
                    + first.entry().begun + " and shard " + last.entry().number + " at " + last.entry().begun
                    + ": the machines have changed in between, or a clock is wrong");
        }
    }
}
