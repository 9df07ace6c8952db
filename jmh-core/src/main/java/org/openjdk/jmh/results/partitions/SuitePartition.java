package org.openjdk.jmh.results.partitions;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.scheduling.Shards;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.runner.options.Shard;
import org.openjdk.jmh.util.Digest;
import org.openjdk.jmh.util.DurationText;

/**
 * A whole suite and the part that this machine runs. Each machine computes the same partition, without communication.
 */
public final class SuitePartition {

    public final Shard shard;
    final List<SuiteBenchmark> suite;
    private final Shards shards;
    private final int[] owners;

    /**
     * @param shard part of this machine
     * @param suite all benchmarks, in an order that is the same on all machines
     */
    public SuitePartition(Shard shard, List<SuiteBenchmark> suite) {
        this.shard = shard;
        this.suite = Collections.unmodifiableList(new ArrayList<>(suite));
        int[] runs = suite.stream().mapToInt(SuiteBenchmark::runs).toArray();
        shards = shard.isOfForks()
                ? Shards.byFork(suite.stream().mapToDouble(benchmark -> benchmark.forkSeconds).toArray(), runs,
                        shard.count())
                : Shards.byBenchmark(suite.stream().mapToDouble(benchmark -> benchmark.seconds).toArray(), runs,
                        shard.count());
        owners = new int[suite.size()];
        for (int benchmark = 0; benchmark < owners.length; benchmark++) {
            owners[benchmark] = firstWith(benchmark);
        }
    }

    private int firstWith(int benchmark) {
        int owner = 0;
        while (shards.forks(owner, benchmark) == 0) {
            owner++;
        }
        return owner + 1;
    }

    /**
     * Returns how often this machine runs the benchmark with an index: the number of its measured forks, or 1 for a
     * benchmark without forks; 0 for a benchmark of other machines.
     */
    public int runs(int benchmark) {
        return shards.forks(shard.number() - 1, benchmark);
    }

    /** Returns which of all benchmarks, in the order of the suite, this machine runs, and how often. */
    public <B> Map<B, Integer> own(Collection<B> all) {
        Map<B, Integer> own = new LinkedHashMap<>();
        int number = 0;
        for (B benchmark : all) {
            int runs = runs(number++);
            if (runs > 0) {
                own.put(benchmark, runs);
            }
        }
        return own;
    }

    /** Returns the number of the machine that runs the benchmark with an index, from 1; 0 if its forks are spread. */
    public int owner(int benchmark) {
        return shard.isOfForks() ? 0 : owners[benchmark];
    }

    /**
     * Returns a fingerprint of which machine runs which benchmark with which settings. It is equal on machines whose
     * results belong together.
     */
    public String fingerprint() {
        List<String> lines = new ArrayList<>();
        for (int benchmark = 0; benchmark < owners.length; benchmark++) {
            lines.add(suite.get(benchmark).name + ' ' + suite.get(benchmark).settings + ' ' + owners[benchmark]);
        }
        lines.add(shard.count() + (shard.isOfForks() ? " of forks" : " of benchmarks"));
        return Digest.of(lines);
    }

    /** Describes the work of this machine in one line. */
    public String words() {
        int number = shard.number() - 1;
        int own = shards.benchmarks(number);
        String part = own == 0 ? "no benchmark" : own + " of " + Nouns.count(suite.size(), "benchmark");
        String spread = shard.isOfForks() && own > 0 ? ", with a part of the forks of each" : "";
        return "Shard " + shard.number() + " of " + shard.count() + ": " + part + spread + ", about "
                + DurationText.of(shards.seconds(number)) + "; the longest takes about "
                + DurationText.of(shards.makespan());
    }
}
