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

/** A whole suite, and which part of it is this machine's. The same on each machine, without asking the others. */
public final class SuitePartition {

    private final Shard shard;
    private final List<SuiteBenchmark> suite;
    private final Shards shards;
    private final int[] owners;

    /**
     * Spreads a suite.
     *
     * @param shard which part is this machine's
     * @param suite all benchmarks, in an order that is the same on all machines
     */
    public SuitePartition(Shard shard, List<SuiteBenchmark> suite) {
        this.shard = shard;
        this.suite = Collections.unmodifiableList(new ArrayList<>(suite));
        int[] runs = suite.stream().mapToInt(SuiteBenchmark::runs).toArray();
        shards = shard.isOfForks()
                ? Shards.byFork(suite.stream().mapToDouble(SuiteBenchmark::forkSeconds).toArray(), runs, shard.count())
                : Shards.byBenchmark(suite.stream().mapToDouble(SuiteBenchmark::seconds).toArray(), runs,
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
     * Tells which part of the suite is this machine's.
     *
     * @return one of several
     */
    public Shard shard() {
        return shard;
    }

    /**
     * Returns how often a benchmark is to run on this machine.
     *
     * @param benchmark its number in the suite, from 0
     * @return forks that are measured; 1 for one without forks that is in this part; 0 for one that is not
     */
    public int runs(int benchmark) {
        return shards.forks(shard.number() - 1, benchmark);
    }

    /**
     * Chooses what is to run on this machine.
     *
     * @param all benchmarks of all machines, in the order of the suite
     * @return those of them that {@link #runs run} here, and how often
     */
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

    /** All benchmarks of all machines. */
    List<SuiteBenchmark> suite() {
        return suite;
    }

    /**
     * Returns which machine runs a benchmark.
     *
     * @param benchmark its number in the suite, from 0
     * @return from 1; 0 where its forks are spread
     */
    public int owner(int benchmark) {
        return shard.isOfForks() ? 0 : owners[benchmark];
    }

    /**
     * Returns a fingerprint of which machine runs which benchmark with which settings.
     *
     * @return equal on machines whose results belong together
     */
    public String fingerprint() {
        List<String> lines = new ArrayList<>();
        for (int benchmark = 0; benchmark < owners.length; benchmark++) {
            lines.add(suite.get(benchmark).name() + ' ' + suite.get(benchmark).settings() + ' ' + owners[benchmark]);
        }
        lines.add(shard.count() + (shard.isOfForks() ? " of forks" : " of benchmarks"));
        return Digest.of(lines);
    }

    /**
     * Says in a sentence what this machine has to do.
     *
     * @return one line
     */
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
