package org.openjdk.jmh.results.comparison;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.dynreconf.sequential.Block;
import org.openjdk.jmh.dynreconf.sequential.DifferenceJudge;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.RatioMovement;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.results.json.ResultKey;
import org.openjdk.jmh.results.json.StoredResult;

/** Judges one metric of a benchmark over all blocks. A block counts as failed if a side lacks the metric. */
final class MetricBlocks {

    private static final double PERCENT = 100;
    /** Number of complete blocks that convince of a doubt: of fewer, one disturbed fork may cause it. */
    private static final int CONVINCING = 6;

    private final String label;
    private final Unit unit;
    private final Direction direction;
    private final SequentialSettings settings;
    private final DifferenceRule rule;
    private final DifferenceJudge judge;
    private final RatioMovement movement = new RatioMovement();
    private boolean inTurns;
    /** The ratio of means divided by the ratio of typical iterations. */
    private final RatioMovement rare = new RatioMovement();
    /** Warmup iterations of each fork; negative if warmup is irrelevant. */
    private final int warmup;
    private final NotWarm cold;
    private final List<Block> blocks = new ArrayList<>();
    private final List<Look> looks = new ArrayList<>();

    /**
     * Creates a metric.
     *
     * @param label  empty for the score
     * @param unit   of the candidate
     * @param lost   blocks before this metric appeared
     * @param warmup warmup iterations of each fork; negative if warmup is irrelevant
     */
    MetricBlocks(String label, Unit unit, Direction direction, DifferenceRule rule, SequentialSettings settings,
                 int lost, int warmup) {
        this.warmup = warmup;
        cold = new NotWarm(warmup);
        this.label = label;
        this.unit = unit;
        this.direction = direction;
        this.settings = settings;
        this.rule = rule;
        this.judge = rule.judge(settings, direction);
        for (int i = 0; i < lost; i++) {
            addLost(settings.level());
        }
    }

    /**
     * Adds a block.
     *
     * @param groups groups of alternating iterations to compare; 0 if the forks did not alternate
     * @throws IllegalArgumentException if the sides measure in units of different kinds
     */
    void add(@Nullable SideMetric baseline, @Nullable SideMetric candidate, int groups, double level) {
        add(baseline == null || candidate == null ? Block.lost() : block(side(baseline), side(candidate), groups),
                level);
    }

    /** Adds whether the forks of the next block were warm, as {@link SideResult#warmth} has it. */
    void warmth(double[][] baseline, double[][] candidate) {
        cold.addWarmth(baseline, candidate);
    }

    void addLost(double level) {
        add(Block.lost(), level);
    }

    private void add(Block block, double level) {
        blocks.add(block);
        looks.add(doubted(judge.endBlock(block, level)));
    }

    /** Judges the blocks once more, because no time is left for another one. */
    void end(double level) {
        judge.end(level).ifPresent(look -> looks.set(looks.size() - 1, doubted(look)));
    }

    private Look doubted(Look look) {
        Optional<String> doubt = cold(look);
        return (doubt.isPresent() ? doubt : hidden(look))
                .map(reason -> mayBeChance(look) ? look.doubted(reason) : look.undecidable(reason)).orElse(look);
    }

    private boolean mayBeChance(Look look) {
        return look.completeBlocks() < CONVINCING && look.blocks() < settings.mostBlocks();
    }

    /** Returns an obstacle if rare slow iterations, which the ratio of typical iterations ignores, may undo a verdict. */
    private Optional<String> hidden(Look look) {
        boolean remains = look.verdict().isChange() && rare.preserves(look.ratio());
        return look.verdict() == Verdict.UNDECIDED || remains ? Optional.empty()
                : rareCosts().map(costs -> costs + ": measure on a quiet machine");
    }

    /** Returns that rare slow iterations make a change of the mean another one than that of typical iterations. */
    Optional<String> isPartlyHidden() {
        return last().filter(look -> look.verdict().isChange()).flatMap(look -> rareCosts());
    }

    private Optional<String> rareCosts() {
        return rare.isBeyond(settings.comparison().tolerance())
                ? Optional.of(String.format(Locale.ROOT,
                        "iterations that are rarely slow, such as those with collections of "
                                + "garbage, change the mean by a further %+.1f %%",
                        PERCENT * (rare.interval().point() - 1)))
                : Optional.empty();
    }

    /** Returns an obstacle if the forks were not warm at a decision. */
    private Optional<String> cold(Look look) {
        boolean ends = look.verdict() != Verdict.UNDECIDED || look.stop().isPresent();
        return warmup < 0 || !ends || look.obstacle().isPresent() ? Optional.empty()
                : cold.reason(look.decisive(), settings.comparison().tolerance());
    }

    /** Returns that forks were not warm, if that matters and nothing else says so. */
    Optional<String> isNotWarm() {
        return warmup < 0 || last().flatMap(Look::obstacle).isPresent() ? Optional.empty()
                : cold.note(settings.comparison().tolerance());
    }

    /** Returns phrases with the levels of timed forks; none if these do not make pairs differ. */
    List<String> levels() {
        return unit.isOfTime() ? PairLevels.notes(blocks.stream().filter(Block::isComplete)
                .collect(Collectors.toList()), rule.judge(settings, direction), unit.toString())
                : Collections.emptyList();
    }

    private Block block(ForkSamples baseline, ForkSamples candidate, int groups) {
        if (baseline.defect().isPresent() || candidate.defect().isPresent()) {
            return Block.lost();
        }
        double[] was = baseline.iterationsAsForks().forkMeans();
        double[] is = candidate.iterationsAsForks().forkMeans();
        movement.endBlock(was, is);
        cold.add(new double[][] {was}, new double[][] {is});
        Block ofMeans = Block.of(baseline.forkMeans()[0], candidate.forkMeans()[0]);
        if (groups > 0) {
            inTurns = true;
            Block typical = Block.ofTurns(was, is, new double[][] {weights(baseline), weights(candidate)}, groups);
            rare.add(Math.log(ofMeans.candidate() / ofMeans.baseline() / (typical.candidate() / typical.baseline())));
            return typical;
        }
        return settings.isOfSimultaneousForks() ? Block.ofPairs(was, is) : ofMeans;
    }

    private static double[] weights(ForkSamples side) {
        return side.forks().get(0).stream().mapToDouble(Sample::total).toArray();
    }

    /** Returns whether the ratio drifts within forks by more than the tolerance, and no other obstacle says so. */
    boolean isMoving() {
        return !last().flatMap(Look::obstacle).isPresent()
                && movement.isBeyond(settings.comparison().tolerance());
    }

    private ForkSamples side(SideMetric metric) {
        double factor = metric.unit().factorTo(unit).orElseThrow(() -> new IllegalArgumentException("one side is in "
                + metric.unit() + " and the other in " + unit));
        return metric.in(unit, factor).samples();
    }

    Optional<Look> last() {
        return looks.isEmpty() ? Optional.empty() : Optional.of(looks.get(looks.size() - 1));
    }

    Optional<ComparedMetric> compared(ResultKey key, @Nullable String failure) {
        return last().map(look -> compared(key, failure, look));
    }

    private ComparedMetric compared(ResultKey key, @Nullable String failure, Look look) {
        double[] baseline = blocks.stream().filter(Block::isComplete).mapToDouble(Block::baseline).toArray();
        double[] candidate = blocks.stream().filter(Block::isComplete).mapToDouble(Block::candidate).toArray();
        Comparison decided = Comparison.decided(baseline, candidate, settings.comparison(), direction, look.estimate(),
                look.verdict(), obstacle(look, failure));
        return new ComparedMetric(key, label, unit.toString(), baseline, candidate,
                look.verdict() == Verdict.SAME
                        ? decided.restingOn(look.decisive(), 1 - settings.samenessLevel()) : decided,
                looks, order());
    }

    private String order() {
        return inTurns ? StoredResult.ALTERNATING
                : settings.isOfSimultaneousForks() ? StoredResult.DUET : ComparedMetric.INTERLEAVED;
    }

    private @Nullable String obstacle(Look look, @Nullable String failure) {
        if (look.verdict() != Verdict.UNDECIDED) {
            return null;
        }
        if (failure != null) {
            return failure;
        }
        int first = settings.firstLook();
        return look.obstacle().orElse(look.completeBlocks() >= first ? null : look.completeBlocks() == 0
                ? "no pair has values of both sides" : "it takes " + first + " complete pairs to decide");
    }
}
