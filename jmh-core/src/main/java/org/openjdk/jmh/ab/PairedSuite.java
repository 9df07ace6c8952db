package org.openjdk.jmh.ab;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.openjdk.jmh.bytecode.files.ClassPath;
import org.openjdk.jmh.bytecode.fingerprint.Fingerprints;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.results.comparison.BlockSequence;
import org.openjdk.jmh.results.comparison.ResultSide;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.partitions.ShardRun;
import org.openjdk.jmh.results.partitions.SuiteBenchmark;
import org.openjdk.jmh.results.partitions.SuitePartition;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;

/**
 * The benchmarks of both sides that a run measures on this machine, and remarks about those that it does not measure.
 */
final class PairedSuite {

    /** The pairs, sorted by name. */
    final List<MeasuredPair> pairs;
    final SequentialSettings settings;
    final NegativeControls controls;
    final List<String> notes;
    private final ShardRun shard;
    /** The benchmarks of both sides that cannot be compared and were not measured, with the reasons. */
    final Map<ResultKey, String> notComparable;

    private PairedSuite(List<MeasuredPair> pairs, SequentialSettings settings, NegativeControls controls,
                        List<String> notes, ShardRun shard, Map<ResultKey, String> notComparable) {
        this.notComparable = notComparable;
        this.pairs = Collections.unmodifiableList(pairs);
        this.settings = settings;
        this.controls = controls;
        this.notes = notes;
        this.shard = shard;
    }

    /** Returns an empty suite, used before benchmarks are listed. */
    static PairedSuite none() {
        return of(Collections.emptyList(), SequentialSettings.standard());
    }

    static PairedSuite of(List<MeasuredPair> pairs, SequentialSettings settings) {
        return new PairedSuite(pairs, settings, new NegativeControls(pairs, pair -> false), Collections.emptyList(),
                null, Collections.emptyMap());
    }

    /**
     * Selects the pairs that run on this machine. Throws if there are none.
     *
     * @param decision how to decide each of them, if there is time enough
     */
    static PairedSuite of(SidePairing pairing, Options options, SequentialSettings decision, Side baseline,
                          Side candidate)
            throws RunnerException {
        List<String> notes = new ArrayList<>(pairing.notes());
        PairSelection reached = options.shouldCompareAll().orElse(false) ? PairSelection.all(pairing.pairs())
                : PairSelection.of(pairing.pairs(), baseline, candidate);
        notes.addAll(reached.notes());
        notes.addAll(changedWorkloads(reached.wanted().stream().map(pair -> pair.key.benchmark())
                .collect(Collectors.toCollection(LinkedHashSet::new)), baseline, candidate));
        if (reached.wanted().isEmpty()) {
            pairing.notComparable().forEach((key, reason) -> notes.add(key + " cannot be compared: " + reason));
            throw new SideException("No benchmark is on both sides"
                    + (options.getIncludes().isEmpty() ? "" : " and matches " + options.getIncludes())
                    + (notes.isEmpty() ? "" : "; " + String.join("; ", notes)));
        }
        ShardRun shard = shard(reached.wanted(), options, decision.mostBlocks(), baseline, candidate);
        Collection<PairedBenchmark> own = reached.wanted();
        if (shard != null) {
            own = shard.partition().own(reached.wanted()).keySet();
            notes.add(shard.partition().words() + " unless decided earlier");
        }
        SequentialSettings settings = SideSettings.withinBudget(decision, options, own);
        List<MeasuredPair> pairs = measured(own, settings);
        return new PairedSuite(pairs, settings, new NegativeControls(pairs, pair -> reached.isControl(pair.pair.key)),
                notes, shard, pairing.notComparable());
    }

    /**
     * Returns the run of this part of the suite, or null if the suite is not split. Both sides of a pair run on the
     * same machine.
     */
    private static ShardRun shard(List<PairedBenchmark> pairs, Options options, int blocks, Side baseline,
                                  Side candidate)
            throws RunnerException {
        if (!options.getShard().hasValue()) {
            return null;
        }
        List<SuiteBenchmark> suite = new ArrayList<>();
        for (PairedBenchmark pair : pairs) {
            double fork = BlockDefaults.seconds(pair);
            suite.add(new SuiteBenchmark(pair.key.toString(), 0, SideIdentity.words(pair), fork, 2 * blocks * fork));
        }
        return ShardRun.begin(new SuitePartition(options.getShard().get(), suite), options, baseline.classPath,
                candidate.classPath);
    }

    private static List<MeasuredPair> measured(Collection<PairedBenchmark> own, SequentialSettings settings) {
        Suite suite = new Suite(settings);
        return own.stream()
                .map(pair -> new MeasuredPair(pair,
                        new BlockSequence(pair.key, DifferenceRule.standard(), settings, suite)))
                .collect(Collectors.toList());
    }

    /** Returns the run of this part of the suite, empty if all of it runs here. */
    Optional<ShardRun> shard() {
        return Optional.ofNullable(shard);
    }

    /** Returns the smallest number of blocks of an undecided benchmark, empty if all are decided. */
    OptionalInt fewestBlocks() {
        return pairs.stream().filter(pair -> !pair.hasEnded()).mapToInt(pair -> pair.sequence().blocks()).min();
    }

    /** Returns the pairs that are compared and no negative controls. */
    List<MeasuredPair> judgedPairs() {
        return pairs.stream().filter(pair -> !controls.contains(pair)).collect(Collectors.toList());
    }

    List<BlockSequence> judged() {
        return pairs.stream().filter(controls::isJudged).map(MeasuredPair::sequence).collect(Collectors.toList());
    }

    ResultSide results(int side, String name) {
        ResultSide results = new ResultSide(name);
        pairs.forEach(pair -> pair.result(side).ifPresent(results::add));
        return results;
    }

    /** Returns why benchmarks have no verdict, except negative controls. */
    Map<ResultKey, String> gaps() {
        Map<ResultKey, String> reasons = new LinkedHashMap<>();
        pairs.stream().filter(pair -> !controls.contains(pair)).forEach(
                pair -> pair.gap(settings.firstLook()).ifPresent(reason -> reasons.put(pair.pair.key, reason)));
        return reasons;
    }

    /** Returns a sentence that names the benchmarks whose code differs; none if there are none. */
    private static List<String> changedWorkloads(Collection<String> benchmarks, Side baseline, Side candidate) {
        if (baseline.classPath.equals(candidate.classPath)) {
            return Collections.emptyList();
        }
        try (ClassPath before = ClassPath.open(baseline.classPath);
                ClassPath after = ClassPath.open(candidate.classPath)) {
            Fingerprints was = new Fingerprints(before);
            Fingerprints is = new Fingerprints(after);
            return sentence(benchmarks.stream().filter(name -> hasChanged(was.of(name), is.of(name)))
                    .collect(Collectors.toList()));
        } catch (IOException e) {
            return Collections.singletonList("it is unknown whether the benchmarks themselves changed: "
                    + e.getMessage());
        }
    }

    private static boolean hasChanged(Optional<String> was, Optional<String> is) {
        return was.isPresent() && is.isPresent() && !was.equals(is);
    }

    private static List<String> sentence(List<String> changed) {
        return changed.isEmpty() ? Collections.emptyList() : Collections.singletonList(
                SidePairing.sentence("the benchmark itself changed between baseline and candidate", changed));
    }
}
