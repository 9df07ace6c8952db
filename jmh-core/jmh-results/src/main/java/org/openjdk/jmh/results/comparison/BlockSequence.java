package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * Judges one benchmark while both sides are measured in blocks (one fork of each side). The score decides when there
 * are enough blocks; metrics of profilers and auxiliary counters are judged on the same blocks.
 */
public final class BlockSequence {

    private static final int NOTHING_WARMS_UP = -1;
    /**
     * Number of groups on a quiet machine: with twenty iterations of 50 ms, a group of four usually contains a garbage
     * collection.
     */
    private static final int QUIET_GROUPS = 5;

    private final ResultKey key;
    private final DifferenceRule rule;
    private final SequentialSettings settings;
    private final Suite.Member member;
    private final Map<String, MetricBlocks> metrics = new LinkedHashMap<>();
    private final Map<String, SideMetric> ofBaseline = new LinkedHashMap<>();
    private final Map<String, SideMetric> ofCandidate = new LinkedHashMap<>();
    private @Nullable SideResult baseline;
    private @Nullable SideResult candidate;
    private int blocks;
    private double waiting;
    private @Nullable String failure;

    /**
     * Creates a sequence without blocks.
     *
     * @param key   of the candidate
     * @param suite all benchmarks whose scores are decided together; this sequence joins it
     */
    public BlockSequence(ResultKey key, DifferenceRule rule, SequentialSettings settings, Suite suite) {
        this.key = key;
        this.rule = rule;
        this.settings = settings;
        this.member = suite.join();
    }

    public ResultKey key() {
        return key;
    }

    /**
     * Adds a block.
     *
     * @param before the result of one fork of the baseline
     * @param after  the result of one fork of the candidate
     * @return the state after the block
     * @throws IllegalArgumentException if the sides measure different things; the message says what
     */
    public Look add(StoredResult before, StoredResult after) {
        SideResult was = new SideResult(before);
        SideResult is = new SideResult(after);
        if (candidate == null) {
            baseline = was;
            candidate = is;
            begin(is.metric(SideMetric.PRIMARY).orElseThrow(IllegalStateException::new).unit(), is.warmupIterations);
        }
        remember(was, ofBaseline);
        remember(is, ofCandidate);
        ofCandidate.keySet().stream().filter(label -> !metrics.containsKey(label)).forEach(this::begin);
        Optional<SideMetric> ownBefore = was.ownTime();
        Optional<SideMetric> ownAfter = is.ownTime();
        boolean own = ownBefore.isPresent() && ownAfter.isPresent();
        if (own) {
            waiting = Math.max(waiting, Math.max(was.waiting(), is.waiting()));
        }
        metrics.forEach((label, metric) -> {
            boolean isScore = own && label.equals(SideMetric.PRIMARY);
            if (label.equals(SideMetric.PRIMARY)) {
                metric.warmth(was.warmth, is.warmth);
            }
            metric.add((isScore ? ownBefore : was.metric(label)).orElse(null),
                    (isScore ? ownAfter : is.metric(label)).orElse(null), turns(was, is), level(label));
        });
        blocks++;
        Look look = last().orElseThrow(IllegalStateException::new);
        member.looked(look);
        return look;
    }

    /**
     * Returns the number of groups of alternating iterations; 0 if the forks did not alternate. On a busy machine, each
     * iteration is only compared with its neighbour.
     */
    private static int turns(SideResult was, SideResult is) {
        return !is.isAlternating() ? 0
                : was.isOfBusyMachine() || is.isOfBusyMachine() ? Integer.MAX_VALUE : QUIET_GROUPS;
    }

    /**
     * Returns the significance level of a metric. Metrics other than the score do not decide when to stop, so they are
     * judged together at the end.
     */
    private double level(String label) {
        return label.equals(SideMetric.PRIMARY) ? member.level() : settings.level();
    }

    private static void remember(SideResult result, Map<String, SideMetric> side) {
        result.labels().forEach(label -> result.metric(label).ifPresent(metric -> side.putIfAbsent(label, metric)));
    }

    private void begin(Unit unit, int warmup) {
        Direction direction = unit.direction()
                .orElseThrow(() -> new IllegalArgumentException("it is unknown whether higher or lower values of "
                        + unit + " are better"));
        metrics.put(SideMetric.PRIMARY, of(SideMetric.PRIMARY, unit, direction,
                NotWarm.concerns(unit, key.mode()) ? warmup : NOTHING_WARMS_UP));
    }

    private MetricBlocks of(String label, Unit unit, Direction direction, int warmup) {
        return new MetricBlocks(label, unit, direction, rule, settings, blocks, warmup);
    }

    /** Starts a metric other than the score, if both sides measure it in comparable units. */
    private void begin(String label) {
        SideMetric was = ofBaseline.get(label);
        SideMetric is = ofCandidate.get(label);
        if (was != null && is != null && was.unit().factorTo(is.unit()).isPresent()) {
            is.unit().direction()
                    .ifPresent(direction -> metrics.put(label, of(label, is.unit(), direction, NOTHING_WARMS_UP)));
        }
    }

    /** Adds notes about the differences between the sides other than the results. */
    void note(PairingDifferences notes) {
        MetricBlocks score = metrics.get(SideMetric.PRIMARY);
        Optional<String> cold = score == null ? Optional.empty() : score.isNotWarm();
        if (cold.isPresent()) {
            notes.add(cold.get(), key);
        } else if (score != null && score.isMoving()) {
            notes.moving(key);
        }
        if (last().filter(Look::isUnconfirmed).isPresent()) {
            notes.unconfirmed(key);
        }
        if (score != null) {
            score.isPartlyHidden().ifPresent(costs -> notes.add(costs, key));
            score.levels().forEach(levels -> notes.add(levels, key));
        }
        if (baseline != null && candidate != null) {
            if (candidate.countedInvocations().isPresent()) {
                boolean severalThreads = candidate.hasSeveralThreads();
                score().ifPresent(counts -> notes.blocks(key, counts.baseline(), counts.candidate(),
                        settings.comparison().tolerance(), severalThreads));
            }
            notes.circumstances(Collections.singletonList(baseline), Collections.singletonList(candidate));
            notes.unknownDirections(key, baseline, candidate);
            notes.wallTimes(key, baseline, candidate);
        }
        ofCandidate.keySet().stream().filter(label -> !ofBaseline.containsKey(label))
                .forEach(label -> notes.onlyOneSide(key, label, false));
        ofBaseline.keySet().stream().filter(label -> !ofCandidate.containsKey(label))
                .forEach(label -> notes.onlyOneSide(key, label, true));
    }

    /** Adds a block in which a fork failed. */
    public void addLost() {
        metrics.forEach((label, metric) -> metric.addLost(level(label)));
        blocks++;
        last().ifPresent(member::looked);
    }

    /**
     * Judges the score once more, because no time is left for another block. It may then have all that is left of the
     * level for further blocks. Further blocks must not follow.
     */
    public void end() {
        MetricBlocks score = metrics.get(SideMetric.PRIMARY);
        if (score != null && last().filter(this::mayStillDecide).isPresent()) {
            score.end(member.level());
            last().ifPresent(member::looked);
        }
    }

    private boolean mayStillDecide(Look look) {
        return look.verdict() == Verdict.UNDECIDED && !look.obstacle().isPresent()
                && look.completeBlocks() >= settings.firstLook();
    }

    /** Ends the sequence because of an error, described by a phrase without initial capital and full stop. */
    public void fail(String reason) {
        failure = reason;
    }

    public Optional<String> failure() {
        return Optional.ofNullable(failure);
    }

    /**
     * Returns the largest share of a fork's time in which its threads waited for a processor. This time does not count.
     *
     * @return from 0 to below 1; 0 if unknown, in which case all time counts
     */
    public double waiting() {
        return waiting;
    }

    /** Returns the setup of a side; empty before the first complete block. */
    Stream<String> setups(boolean ofBaseline) {
        SideResult first = ofBaseline ? baseline : candidate;
        return first == null ? Stream.empty() : Stream.of(first.setup());
    }

    /** Returns the number of blocks, including those with failed forks. */
    public int blocks() {
        return blocks;
    }

    /** Returns the last interim analysis of the score; empty before the first complete block. */
    public Optional<Look> last() {
        return Optional.ofNullable(metrics.get(SideMetric.PRIMARY)).flatMap(MetricBlocks::last);
    }

    /** Returns the comparison of the scores so far; empty before the first complete block. */
    public Optional<ComparedMetric> score() {
        return Optional.ofNullable(metrics.get(SideMetric.PRIMARY)).flatMap(metric -> metric.compared(key, failure));
    }

    /** Returns the reason to doubt an apparently unchanged score, as a phrase. */
    public Optional<String> doubt() {
        ComparedMetric cycles = Optional.ofNullable(metrics.get(MemoryCheck.CYCLES))
                .flatMap(metric -> metric.compared(key, failure)).orElse(null);
        return score().flatMap(score -> MemoryCheck.doubt(score, cycles));
    }

    /** Returns the comparisons of all metrics. The score comes first, even without data. */
    List<ComparedMetric> compared() {
        List<ComparedMetric> compared = new ArrayList<>();
        metrics.values().forEach(metric -> metric.compared(key, failure).ifPresent(compared::add));
        if (!score().isPresent()) {
            compared.add(0, ComparedMetric.unjudged(key, settings.comparison(),
                    failure == null ? "no pair is complete" : failure));
        }
        ofCandidate.forEach((label, is) -> {
            SideMetric was = ofBaseline.get(label);
            if (was != null && !metrics.containsKey(label) && !was.unit().factorTo(is.unit()).isPresent()
                    && (was.unit().direction().isPresent() || is.unit().direction().isPresent())) {
                compared.add(ComparedMetric.ofOtherUnits(key, label, was.unit(), is.unit(), settings.comparison()));
            }
        });
        return compared;
    }
}
