package org.openjdk.jmh.ab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.ab.worker.ForkRequest;
import org.openjdk.jmh.ab.worker.ForkSettings;
import org.openjdk.jmh.ab.worker.ListedBenchmark;
import org.openjdk.jmh.ab.worker.PhaseLength;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.budget.TimeBudget;
import org.openjdk.jmh.dynreconf.statistics.Interval;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.comparison.OtherWays;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.SideOrder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Pairs the benchmarks of two sides by name, mode and parameters. Both forks of a block get the same iterations: those
 * of the options, else of the candidate's annotations, else of {@link BlockDefaults}. Otherwise a longer warmup alone
 * could cause a difference.
 */
final class SidePairing {

    /** Maximum number of benchmarks that a remark names. */
    private static final int NAMED = 3;

    private final Options options;
    private final int blocks;
    private final Side baseline;
    private final Side candidate;
    private final PairOrders orders;
    private final List<PairedBenchmark> pairs = new ArrayList<>();
    private final SortedMap<ResultKey, String> notComparable = new TreeMap<>();
    private final List<String> notes = new ArrayList<>();

    private SidePairing(Options options, int blocks, Side baseline, Side candidate) {
        this.options = options;
        this.blocks = blocks;
        this.baseline = baseline;
        this.candidate = candidate;
        orders = new PairOrders(options, baseline.vm, candidate.vm);
    }

    /**
     * Pairs benchmarks.
     *
     * @param blocks maximum of each benchmark
     * @throws SideException if the options give the baseline a parameter that does not exist, or a parameter has no
     *     value
     */
    static SidePairing of(Options options, int blocks, Side baseline, List<ListedBenchmark> ofBaseline, Side candidate,
                          List<ListedBenchmark> ofCandidate)
            throws SideException {
        SidePairing pairing = new SidePairing(options, blocks, baseline, candidate);
        pairing.checkParameters(ofBaseline);
        pairing.pair(BenchmarkCombinations.of(ofBaseline, options, baseline.parameters),
                BenchmarkCombinations.of(ofCandidate, options, candidate.parameters));
        return pairing;
    }

    private void checkParameters(List<ListedBenchmark> ofBaseline) throws SideException {
        Set<String> known = ofBaseline.stream().flatMap(benchmark -> benchmark.parameters().keySet().stream())
                .collect(Collectors.toSet());
        for (String name : baseline.parameters.keySet()) {
            if (!ofBaseline.isEmpty() && !known.contains(name)) {
                throw new SideException("-vsp " + name + ": no benchmark of the baseline has this parameter; it has "
                        + (known.isEmpty() ? "none" : String.join(", ", new TreeMap<>(known.stream()
                                .collect(Collectors.toMap(text -> text, text -> text))).keySet())));
            }
        }
    }

    private void pair(SortedMap<ResultKey, ListedBenchmark> before, SortedMap<ResultKey, ListedBenchmark> after)
            throws SideException {
        Collection<ResultKey> paired = new HashSet<>();
        List<ResultKey> added = new ArrayList<>();
        List<ResultKey> identical = new ArrayList<>();
        boolean sameButForParameters =
                !baseline.parameters.isEmpty() && baseline.differsAtMostInParametersFrom(candidate);
        after.forEach((key, benchmark) -> {
            ResultKey counterpart = counterpart(key, benchmark);
            if (!before.containsKey(counterpart)) {
                added.add(key);
            } else if (sameButForParameters && counterpart.equals(key)) {
                paired.add(counterpart);
                identical.add(key);
            } else {
                paired.add(counterpart);
                pairs.add(pair(key, counterpart, before.get(counterpart), benchmark));
            }
        });
        if (pairs.isEmpty() && added.isEmpty() && !identical.isEmpty()) {
            throw new SideException("Both sides have " + identical.get(0).parameterText()
                    + ": give the baseline another value (-vsp), or the candidate (-p)");
        }
        List<ResultKey> removed =
                before.keySet().stream().filter(key -> !paired.contains(key)).collect(Collectors.toList());
        notComparable.putAll(OtherWays.of(removed, added,
                paired.stream().map(ResultKey::benchmark).collect(Collectors.toSet())));
        Set<String> names = notComparable.keySet().stream().map(ResultKey::benchmark).collect(Collectors.toSet());
        removed.removeIf(key -> names.contains(key.benchmark()));
        added.removeIf(notComparable::containsKey);
        note("only in the candidate", added);
        note("only in the baseline", removed);
        note("the same on both sides and therefore not compared", identical);
    }

    private ResultKey counterpart(ResultKey key, ListedBenchmark benchmark) {
        SortedMap<String, String> parameters = key.parameters();
        baseline.parameters.forEach((name, value) -> {
            if (benchmark.parameters().containsKey(name)) {
                parameters.put(name, value);
            }
        });
        return new ResultKey(key.benchmark(), key.mode(), parameters);
    }

    private PairedBenchmark pair(ResultKey key, ResultKey counterpart, ListedBenchmark was, ListedBenchmark benchmark) {
        PhaseLength usual = BlockDefaults.phase(BlockDefaults.isSingleShot(key.mode()));
        Phases phases = new Phases(orders.of(key.mode(), was, benchmark),
                new PhaseLength(options.getWarmupIterations().orElse(null), options.getWarmupTime().orElse(null))
                        .or(benchmark.warmup()).or(usual),
                new PhaseLength(options.getMeasurementIterations().orElse(null),
                        options.getMeasurementTime().orElse(null))
                        .or(benchmark.measurement()).or(usual));
        PairedBenchmark pair = pair(counterpart, key, was, benchmark, phases, options);
        return ClockPairs.isWanted(options) ? orders.obstacle(benchmark.mode(), was, benchmark)
                .map(pair::withoutTimes).orElseGet(() -> pair.with(timed(key, counterpart, was, benchmark)))
                : pair;
    }

    /** Returns a counted pair in a mode that measures time, with lengths that suit most benchmarks. */
    private PairedBenchmark timed(ResultKey key, ResultKey counterpart, ListedBenchmark was,
                                  ListedBenchmark benchmark) {
        PhaseLength usual = BlockDefaults.phase(false);
        return pair(inTime(counterpart), inTime(key), was, benchmark,
                new Phases(PairOrder.of(SideOrder.ALTERNATING, true), usual, usual), new OptionsBuilder().build());
    }

    /** Returns a pair whose phases are cut into slices where forks alternate, to the lengths that options ask for. */
    private PairedBenchmark pair(ResultKey before, ResultKey after, ListedBenchmark was, ListedBenchmark benchmark,
                                 Phases whole, Options lengths) {
        Phases phases =
                whole.order.isAlternating() && orders.areSliced(was, benchmark) ? whole.sliced(lengths) : whole;
        TimeValue timeout = options.getTimeout().orElse(benchmark.timeout().orElse(BlockDefaults.TIMEOUT));
        return new PairedBenchmark(params(after, phases, timeout), request(before, phases, baseline),
                request(after, phases, candidate),
                Arrays.asList(was.threads().or(options), benchmark.threads().or(options)), phases.order);
    }

    private static ResultKey inTime(ResultKey counted) {
        return new ResultKey(counted.benchmark(), Mode.AverageTime.shortLabel(), counted.parameters());
    }

    /** Creates parameters without values that are known only in the fork. */
    private BenchmarkParams params(ResultKey key, Phases phases, TimeValue timeout) {
        WorkloadParams values = new WorkloadParams();
        Mode mode = Mode.deepValueOf(key.mode());
        key.parameters().forEach((name, value) -> values.put(name, value, 0));
        return new BenchmarkParams(key.benchmark(), key.benchmark(), false, 1, new int[] {1}, Collections.emptyList(),
                blocks, 0, iterations(IterationType.WARMUP, mode, phases.warmup),
                iterations(IterationType.MEASUREMENT, mode, phases.measurement),
                mode, values, TimeUnit.NANOSECONDS, 1, candidate.vm.executable().orElse(null),
                Collections.emptyList(), null, null, null, null, timeout);
    }

    private static IterationParams iterations(IterationType phase, Mode mode, PhaseLength length) {
        TimeValue time = mode == Mode.SingleShotTime ? TimeValue.NONE : length.time().orElse(TimeValue.NONE);
        return new IterationParams(phase, length.iterations().orElse(1), time, 1);
    }

    private ForkRequest request(ResultKey key, Phases phases, Side side) {
        return new ForkRequest(key.benchmark(), key.mode(), key.parameters(), phases.warmup, phases.measurement,
                side.vm).with(ForkSettings.of(options));
    }

    private void note(String what, List<?> benchmarks) {
        if (!benchmarks.isEmpty()) {
            notes.add(sentence(what, benchmarks));
        }
    }

    /** Returns a sentence that names the first few of some benchmarks. */
    static String sentence(String what, Collection<?> benchmarks) {
        return what + ", " + Nouns.count(benchmarks.size(), "benchmark") + ": "
                + benchmarks.stream().limit(NAMED).map(String::valueOf).collect(Collectors.joining("; "))
                + (benchmarks.size() > NAMED ? "; ..." : "");
    }

    /** Returns the pairs, sorted by name. */
    List<PairedBenchmark> pairs() {
        return Collections.unmodifiableList(pairs);
    }

    /** Returns benchmarks of both sides whose modes or parameters differ, with the differences. */
    SortedMap<ResultKey, String> notComparable() {
        return Collections.unmodifiableSortedMap(notComparable);
    }

    /** Returns sentences for users about benchmarks that are not paired. */
    List<String> notes() {
        return Collections.unmodifiableList(notes);
    }

    /** The order of two forks, and the warmup and measurement of each. */
    private static final class Phases {

        /**
         * Length of a slice: short enough that a disturbance affects both forks, and long enough for the scheduler to run
         * them a few times.
         */
        private static final long MILLIS = 50;
        private static final double SECONDS = 0.05;
        private static final double ROUNDING = 1e-6;
        /**
         * Minimum of the warmup in seconds. On an idle machine, iterations that are steady take about a second anyway; on
         * a busy one, each further half second takes two to four (docs/evidence/own-time.md).
         */
        private static final double LEAST_WARMUP = 0.5;
        /** Maximum of the measurement in seconds of own time, unless options say otherwise: many short forks show more. */
        private static final double LONGEST_MEASUREMENT = 1;
        /** Share of the measurement that suffices in own time, so that forks on a quiet machine measure no longer. */
        private static final double ENOUGH = 0.9;
        /** Maximum factor by which a busy machine prolongs a warmup, which ends by its own time. */
        private static final int BUSIEST = 20;

        final PairOrder order;
        final PhaseLength warmup;
        final PhaseLength measurement;

        Phases(PairOrder order, PhaseLength warmup, PhaseLength measurement) {
            this.order = order;
            this.warmup = warmup;
            this.measurement = measurement;
        }

        /**
         * Returns these phases, cut into short iterations. Annotations are written for forks that run alone, so their
         * lengths are upper bounds of the warmup, which ends when both forks are warm, and of the measurement. Numbers of
         * iterations in the options are taken literally.
         */
        Phases sliced(Options options) {
            double most = seconds(warmup);
            double least = options.getWarmupIterations().hasValue() ? most : Math.min(LEAST_WARMUP, most);
            boolean isGiven = options.getMeasurementIterations().hasValue();
            double measured = isGiven ? seconds(measurement) : Math.min(LONGEST_MEASUREMENT, seconds(measurement));
            PhaseLength fewest = slices(measured);
            return new Phases(
                    order.inSlices(new SliceLimits(Interval.of(least, least, most), warmup.iterations().orElse(0),
                            fewest.iterations().orElse(1), isGiven ? 0 : ENOUGH * measured)),
                    slices(most * BUSIEST), fewest);
        }

        private static double seconds(PhaseLength phase) {
            return phase.iterations().orElse(0) * phase.time().map(TimeBudget::seconds).orElse(0.0);
        }

        private static PhaseLength slices(double seconds) {
            return new PhaseLength((int) Math.ceil(seconds / SECONDS - ROUNDING), TimeValue.milliseconds(MILLIS));
        }
    }
}
