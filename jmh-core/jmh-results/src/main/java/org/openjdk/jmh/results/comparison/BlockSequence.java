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
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;

/**
 * One benchmark of which both sides are measured in blocks, with what is known after each of them. Its score says when
 * there are enough; what profilers and auxiliary counters measure is judged by the same blocks.
 */
public final class BlockSequence {

    private static final int NOTHING_WARMS_UP = -1;
    /**
     * The share of the time that threads wait for a processor from which on the machine also changes its speed, for instance since
     * two processors share a core. Then each iteration is compared only with the one beside it.
     */
    private static final double BUSY = 0.1;
    /** Of twenty iterations of 50 ms on a quiet machine, groups of four have most collections of garbage on average. */
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
     * @param key      of the candidate
     * @param rule     that decides
     * @param settings of the decision
     * @param suite    of all benchmarks whose scores are decided together, which it joins
     */
    public BlockSequence(ResultKey key, DifferenceRule rule, SequentialSettings settings, Suite suite) {
        this.key = key;
        this.rule = rule;
        this.settings = settings;
        this.member = suite.join();
    }

    /** Benchmark, mode and parameters of the candidate. */
    public ResultKey key() {
        return key;
    }

    /**
     * Adds a block.
     *
     * @param before a result of the baseline's fork alone
     * @param after  a result of the candidate's fork alone
     * @return what is known by now
     * @throws IllegalArgumentException if the sides measure different things; the message says what
     */
    public Look add(StoredResult before, StoredResult after) {
        SideResult was = new SideResult(before);
        SideResult is = new SideResult(after);
        if (candidate == null) {
            baseline = was;
            candidate = is;
            begin(is.metric(SideMetric.PRIMARY).orElseThrow(IllegalStateException::new).unit(), is.warmupIterations());
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
            metric.add((isScore ? ownBefore : was.metric(label)).orElse(null),
                    (isScore ? ownAfter : is.metric(label)).orElse(null), turns(was, is), level(label));
        });
        blocks++;
        Look look = last().orElseThrow(IllegalStateException::new);
        member.looked(look);
        return look;
    }

    /** Returns into how many groups to divide iterations that ran in turns; 0 if they did not. */
    private static int turns(SideResult was, SideResult is) {
        boolean busy = Math.max(was.waiting(), is.waiting()) > BUSY;
        return !is.isAlternating() ? 0 : busy ? Integer.MAX_VALUE : QUIET_GROUPS;
    }

    /**
     * Returns the level of a metric; those of profilers and counters are decided together at the end, as they do not
     * decide when there are enough blocks.
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

    /** Another metric than the score: one that cannot be compared is left out. */
    private void begin(String label) {
        SideMetric was = ofBaseline.get(label);
        SideMetric is = ofCandidate.get(label);
        if (was != null && is != null && was.unit().factorTo(is.unit()).isPresent()) {
            is.unit().direction()
                    .ifPresent(direction -> metrics.put(label, of(label, is.unit(), direction, NOTHING_WARMS_UP)));
        }
    }

    /** Tells what is not the same on both sides apart from the results. */
    void note(PairingDifferences notes) {
        MetricBlocks score = metrics.get(SideMetric.PRIMARY);
        if (score != null && score.isMoving()) {
            notes.moving(key);
        }
        if (last().filter(Look::isUnconfirmed).isPresent()) {
            notes.unconfirmed(key);
        }
        if (baseline != null && candidate != null) {
            if (candidate.countedInvocations().isPresent()) {
                boolean severalThreads = candidate.hasSeveralThreads();
                score().ifPresent(counts -> notes.blocks(key, counts.baseline(), counts.candidate(),
                        settings.comparison().tolerance(), severalThreads));
            }
            notes.circumstances(Collections.singletonList(baseline), Collections.singletonList(candidate));
            notes.unknownDirections(key, baseline, candidate);
        }
        ofCandidate.keySet().stream().filter(label -> !ofBaseline.containsKey(label))
                .forEach(label -> notes.onlyOneSide(key, label, false));
        ofBaseline.keySet().stream().filter(label -> !ofCandidate.containsKey(label))
                .forEach(label -> notes.onlyOneSide(key, label, true));
    }

    /** Adds a block of which a fork was lost. */
    public void addLost() {
        metrics.forEach((label, metric) -> metric.addLost(level(label)));
        blocks++;
        last().ifPresent(member::looked);
    }

    /**
     * Says that no further block comes, since something is wrong.
     *
     * @param reason one phrase, without a capital letter in front and a full stop behind
     */
    public void fail(String reason) {
        failure = reason;
    }

    /** Returns the failure; empty if blocks ended regularly. */
    public Optional<String> failure() {
        return Optional.ofNullable(failure);
    }

    /**
     * Returns the largest share of the time of a fork for which its threads waited for a processor, and which does not
     * count.
     *
     * @return from 0 to below 1; 0 as well if it is not known, so that all time counts
     */
    public double waiting() {
        return waiting;
    }

    /** Returns with what a side was measured; empty if no block is complete yet. */
    Stream<String> setups(boolean ofBaseline) {
        SideResult first = ofBaseline ? baseline : candidate;
        return first == null ? Stream.empty() : Stream.of(first.setup());
    }

    /** Returns how many blocks there are, lost ones included. */
    public int blocks() {
        return blocks;
    }

    /** Returns the current state of the score; empty if no block is complete yet. */
    public Optional<Look> last() {
        return Optional.ofNullable(metrics.get(SideMetric.PRIMARY)).flatMap(MetricBlocks::last);
    }

    /** Returns the score as a result of a run that ends now; empty where no block is complete yet. */
    public Optional<ComparedMetric> score() {
        return Optional.ofNullable(metrics.get(SideMetric.PRIMARY)).flatMap(metric -> metric.compared(key, failure));
    }

    /** Returns why the score is not the same, though it looks so: a phrase. */
    public Optional<String> doubt() {
        ComparedMetric cycles = Optional.ofNullable(metrics.get(MemoryCheck.CYCLES))
                .flatMap(metric -> metric.compared(key, failure)).orElse(null);
        return score().flatMap(score -> MemoryCheck.doubt(score, cycles));
    }

    /** As results of a run, the score first, be anything known of it or not. */
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
                compared.add(
                        ComparedMetric.ofOtherUnits(key, label, was.unit(), is.unit(), settings.comparison()));
            }
        });
        return compared;
    }
}
