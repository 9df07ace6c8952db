package org.openjdk.jmh.results.compared;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.comparison.Comparison;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.ForkSamples;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.sequential.Block;
import org.openjdk.jmh.dynreconf.sequential.DifferenceJudge;
import org.openjdk.jmh.dynreconf.sequential.DifferenceRule;
import org.openjdk.jmh.dynreconf.sequential.Look;
import org.openjdk.jmh.dynreconf.sequential.RatioMovement;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.results.stored.ResultKey;
import org.openjdk.jmh.results.stored.StoredResult;

/** One benchmark of which both sides are measured in blocks, with what is known after each of them. */
public final class BlockSequence {

    private final ResultKey key;
    private final DifferenceRule rule;
    private final SequentialSettings settings;
    private final List<Block> blocks = new ArrayList<>();
    private final List<Look> looks = new ArrayList<>();
    private final RatioMovement movement = new RatioMovement();
    private @Nullable Measured measured;
    private @Nullable String failure;

    /**
     * A sequence without blocks.
     *
     * @param key      of the candidate
     * @param rule     that decides
     * @param settings of the decision
     */
    public BlockSequence(ResultKey key, DifferenceRule rule, SequentialSettings settings) {
        this.key = key;
        this.rule = rule;
        this.settings = settings;
    }

    /** What the first complete block tells. */
    private static final class Measured {

        private final SideResult baseline;
        private final SideResult candidate;
        private final Unit unit;
        private final Direction direction;
        private final DifferenceJudge judge;

        Measured(SideResult baseline, SideResult candidate, DifferenceRule rule, SequentialSettings settings) {
            this.baseline = baseline;
            this.candidate = candidate;
            this.unit = metric(candidate).unit();
            this.direction = unit.direction().orElseThrow(() -> new IllegalArgumentException("of " + unit
                    + " it is not known which values are better"));
            this.judge = rule.judge(settings, direction);
        }
    }

    /** Benchmark, mode and parameters of the candidate. */
    public ResultKey key() {
        return key;
    }

    /**
     * Adds a block.
     *
     * @param baseline  a result of its fork alone
     * @param candidate a result of its fork alone
     * @return what is known by now
     * @throws IllegalArgumentException if the sides measure different things; the message says what
     */
    public Look add(StoredResult baseline, StoredResult candidate) {
        SideResult was = new SideResult(baseline);
        SideResult is = new SideResult(candidate);
        Measured known = measured;
        if (known == null) {
            known = new Measured(was, is, rule, settings);
            measured = known;
            for (Block lost : blocks) {
                looks.add(known.judge.endBlock(lost));
            }
        }
        return look(known.judge, block(side(was, known.unit), side(is, known.unit)));
    }

    private Look look(DifferenceJudge judge, Block block) {
        blocks.add(block);
        Look look = judge.endBlock(block);
        looks.add(look);
        return look;
    }

    private static SideMetric metric(SideResult result) {
        return result.metric(SideMetric.PRIMARY).orElseThrow(IllegalStateException::new);
    }

    private Block block(ForkSamples baseline, ForkSamples candidate) {
        if (baseline.defect().isPresent() || candidate.defect().isPresent()) {
            return Block.lost();
        }
        double[] was = baseline.iterationsAsForks().forkMeans();
        double[] is = candidate.iterationsAsForks().forkMeans();
        movement.endBlock(was, is);
        return settings.isOfSimultaneousForks() ? Block.ofPairs(was, is)
                : Block.of(baseline.forkMeans()[0], candidate.forkMeans()[0]);
    }

    private static ForkSamples side(SideResult result, Unit unit) {
        SideMetric metric = metric(result);
        double factor = metric.unit().factorTo(unit).orElseThrow(() -> new IllegalArgumentException("one side is in "
                + metric.unit() + " and the other in " + unit));
        return metric.in(unit, factor).samples();
    }

    /** Adds a block of which a fork was lost. */
    public void addLost() {
        if (measured == null) {
            blocks.add(Block.lost());
        } else {
            look(measured.judge, Block.lost());
        }
    }

    /**
     * Says that no further block comes, since something is wrong.
     *
     * @param reason one phrase, without a capital letter in front and a full stop behind
     */
    public void fail(String reason) {
        failure = reason;
    }

    /** What was wrong; empty where blocks ended as they should. */
    public Optional<String> failure() {
        return Optional.ofNullable(failure);
    }

    /** How many blocks there are, lost ones included. */
    public int blocks() {
        return blocks.size();
    }

    /** What is known by now; empty where no block is complete yet. */
    public Optional<Look> last() {
        return looks.isEmpty() ? Optional.empty() : Optional.of(looks.get(looks.size() - 1));
    }

    void note(PairingNotes notes) {
        if (movement.isBeyond(settings.comparison().tolerance())) {
            notes.moving(key);
        }
        if (measured != null) {
            notes.circumstances(Collections.singletonList(measured.baseline),
                    Collections.singletonList(measured.candidate));
        }
    }

    /** As one of the results of a run; empty where no block is complete. */
    Optional<ComparedMetric> metric() {
        if (measured == null) {
            return Optional.empty();
        }
        Look look = looks.get(looks.size() - 1);
        String obstacle = look.verdict() == Verdict.UNDECIDED && failure != null
                ? failure : look.obstacle().orElse(null);
        double[] baseline = blocks.stream().filter(Block::isComplete).mapToDouble(Block::baseline).toArray();
        double[] candidate = blocks.stream().filter(Block::isComplete).mapToDouble(Block::candidate).toArray();
        return Optional.of(new ComparedMetric(key, measured.unit.toString(), baseline, candidate,
                Comparison.decided(baseline, candidate, settings.comparison(), measured.direction, look.ratio(),
                        look.verdict(), obstacle),
                looks, settings.isOfSimultaneousForks()));
    }
}
