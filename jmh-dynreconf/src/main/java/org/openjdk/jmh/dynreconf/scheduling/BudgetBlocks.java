package org.openjdk.jmh.dynreconf.scheduling;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.DoubleSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Decides as many benchmarks as a time limit allows, by {@linkplain Blocks blocks}. As long as a block
 * that is expected to end in time may decide one, it starts no other.
 * <ol>
 * <li>Each benchmark gets the blocks of its first interim analysis, one of each in turn. If not all fit, as many
 * benchmarks as possible get theirs: the shortest.
 * <li>Then the next block goes where a decision is most likely for its time: where c(n) / (n s) is largest, with the
 * probability c(n) of a decision after n more blocks of s seconds, for the best n that still fits. A benchmark that is
 * nearly decided comes before one that needs many blocks, and a short one before a long one.
 * <li>If nothing else fits, benchmarks that have begun get further blocks, although they are not expected to reach their
 * first interim analysis: time has no other use, and forks may become as fast again as their fastest was. For the same
 * reason, undecided benchmarks then get a block that fits if it is as fast as their fastest was. </ol>
 *
 * <p>A fork is expected to take its estimate times the largest ratio of actual to estimated time among the forks of its
 * benchmark; the first one uses the ratio of other benchmarks. The schedule ends if nothing fits any more, all
 * benchmarks have ended, or no decision is to be expected.
 *
 * <p>Worked example: with 60 s left, one benchmark has blocks of 5 s and the probabilities 0.1, 0.5 and 0.6 after one,
 * two and three of them; another one has blocks of 20 s and the probability 0.9 after one. The first one has at best
 * 0.5 / 10 = 0.05 per second, the second one 0.045, so that the next block goes to the first one.
 */
public final class BudgetBlocks implements BlockSchedule {

    private final double budget;
    private final int firstBlocks;
    private final IntToDoubleFunction forkSeconds;
    private final BlockForecast prospects;
    private final DoubleSupplier elapsed;
    private final BlockCounts forks;
    private final double[] longest;
    private final double[] shortest;
    private final EstimateScale scale = new EstimateScale();
    private @Nullable OptionalInt next;

    /**
     * Creates a schedule whose time begins when {@code elapsed} is 0.
     *
     * @param budget      seconds, 0 or more
     * @param benchmarks  number of benchmarks, each with two sides
     * @param firstBlocks before the first interim analysis, 1 or more
     * @param forkSeconds returns the estimate of a fork of a benchmark, above 0, which may change
     * @param prospects   of the benchmarks
     * @param seed        of the order of sides
     * @param elapsed     returns the seconds that have passed
     * @throws IllegalArgumentException if the budget is negative or NaN
     */
    public BudgetBlocks(double budget, int benchmarks, int firstBlocks, IntToDoubleFunction forkSeconds,
                        BlockForecast prospects, long seed, DoubleSupplier elapsed) {
        if (!(budget >= 0)) {
            throw new IllegalArgumentException("a budget of " + budget + " s: it must be 0 or more");
        }
        this.budget = budget;
        this.firstBlocks = firstBlocks;
        this.forkSeconds = forkSeconds;
        this.prospects = prospects;
        this.elapsed = elapsed;
        forks = new BlockCounts(benchmarks, seed);
        longest = new double[benchmarks];
        Arrays.fill(longest, Double.NaN);
        shortest = new double[benchmarks];
        Arrays.fill(shortest, Double.POSITIVE_INFINITY);
    }

    /** Keeps the answer until a fork has ended, although time passes. */
    @Override
    public OptionalInt next() {
        if (next == null) {
            OptionalInt benchmark = choose(secondsLeft());
            next = benchmark.isPresent() ? OptionalInt.of(forks.next(benchmark.getAsInt())) : OptionalInt.empty();
        }
        return next;
    }

    @Override
    public void forkEnded(int number, ForkEnd end) {
        forks.forkEnded(number, end);
        int benchmark = number / BlockCounts.SIDES;
        double estimate = forkSeconds.applyAsDouble(benchmark);
        if (end.seconds() > 0) {
            longest[benchmark] = Math.max(Double.isNaN(longest[benchmark]) ? 0 : longest[benchmark],
                    end.seconds() / estimate);
            shortest[benchmark] = Math.min(shortest[benchmark], end.seconds() / estimate);
            scale.add(end.seconds(), estimate);
        }
        next = null;
    }

    @Override
    public void end(int benchmark) {
        forks.end(benchmark);
        next = null;
    }

    @Override
    public double secondsLeft() {
        return Math.max(0, budget - elapsed.getAsDouble());
    }

    /** Returns the expected seconds until the first interim analysis of a benchmark, or of a block after it. */
    public double firstSeconds(int benchmark) {
        double missing = Math.max(1, firstBlocks - forks.blocks(benchmark)) - (forks.isHalf(benchmark) ? 0.5 : 0);
        return BlockCounts.SIDES * missing * expectedSeconds(benchmark);
    }

    /** Returns the expected seconds of a fork. */
    private double expectedSeconds(int benchmark) {
        return forkSeconds.applyAsDouble(benchmark)
                * (Double.isNaN(longest[benchmark]) ? scale.factor() : longest[benchmark]);
    }

    /** Returns the expected seconds of a fork that is as fast as the fastest of its benchmark; infinite without one. */
    private double fastestSeconds(int benchmark) {
        return forkSeconds.applyAsDouble(benchmark) * shortest[benchmark];
    }

    /**
     * Returns how long the next fork of a benchmark may take, so that a fork that hangs does not use the time that
     * others need for their first interim analysis; at most {@link #secondsLeft()}.
     */
    public double longestSeconds(int benchmark) {
        double left = secondsLeft();
        double others =
                fitting(left).stream().filter(other -> other != benchmark).mapToDouble(this::firstSeconds).sum();
        return FirstForks.longest(left, others, expectedSeconds(benchmark));
    }

    /**
     * Returns the numbers, in order, of the benchmarks that would not get the blocks of their first interim analysis if
     * all forks took as long as expected now. Benchmarks that have ended are never among them.
     */
    public List<Integer> unmeasured() {
        Set<Integer> fit = new HashSet<>(fitting(secondsLeft()));
        return IntStream.range(0, forks.benchmarks()).filter(benchmark -> !forks.hasEnded(benchmark)
                && forks.blocks(benchmark) < firstBlocks && !fit.contains(benchmark)).boxed()
                .collect(Collectors.toList());
    }

    /** Returns whether no further block of a benchmark fits into the time that is left. */
    public boolean isTooShort(int benchmark) {
        return BlockCounts.SIDES * expectedSeconds(benchmark) > secondsLeft();
    }

    private OptionalInt choose(double left) {
        OptionalInt half = forks.half();
        if (half.isPresent() && expectedSeconds(half.getAsInt()) <= left) {
            return half;
        }
        OptionalInt first = fitting(left).stream().filter(benchmark -> !forks.isHalf(benchmark))
                .min(Comparator.<Integer>comparingInt(forks::blocks).thenComparing(benchmark -> benchmark))
                .map(OptionalInt::of).orElseGet(OptionalInt::empty);
        OptionalInt expected = first.isPresent() ? first : mostPromising(left, this::expectedSeconds);
        OptionalInt next = expected.isPresent() ? expected : nearestToFirstLook(left);
        if (next.isPresent()) {
            return next;
        }
        return half.isPresent() && fastestSeconds(half.getAsInt()) <= left ? half
                : mostPromising(left, this::fastestSeconds);
    }

    private OptionalInt nearestToFirstLook(double left) {
        return IntStream.range(0, forks.benchmarks()).filter(benchmark -> isUnknown(benchmark)
                && (forks.isHalf(benchmark) ? 1 : BlockCounts.SIDES) * fastestSeconds(benchmark) <= left)
                .boxed().max(Comparator.<Integer>comparingInt(forks::blocks).thenComparing(Comparator.reverseOrder()))
                .map(OptionalInt::of).orElseGet(OptionalInt::empty);
    }

    /** Returns as many benchmarks without forks as fit one after the other. */
    private List<Integer> fitting(double left) {
        return FirstForks.fitting(IntStream.range(0, forks.benchmarks()).filter(this::isUnknown), this::firstSeconds,
                left);
    }

    private boolean isUnknown(int benchmark) {
        return !forks.hasEnded(benchmark) && prospects.blocksLeft(benchmark) > 0
                && Double.isNaN(prospects.chance(benchmark, 1));
    }

    private OptionalInt mostPromising(double left, IntToDoubleFunction fork) {
        OptionalInt best = OptionalInt.empty();
        double promise = 0;
        for (int benchmark = 0; benchmark < forks.benchmarks(); benchmark++) {
            double own = forks.hasEnded(benchmark) || forks.isHalf(benchmark) ? 0
                    : promise(benchmark, left, BlockCounts.SIDES * fork.applyAsDouble(benchmark));
            if (own > promise) {
                promise = own;
                best = OptionalInt.of(benchmark);
            }
        }
        return best;
    }

    /** Returns the probability of a decision per second, at the best number of blocks; 0 if none fits. */
    private double promise(int benchmark, double left, double block) {
        double best = 0;
        for (int n = 1; n <= prospects.blocksLeft(benchmark) && n * block <= left; n++) {
            double own = prospects.chance(benchmark, n) / (n * block);
            best = own > best ? own : best;
        }
        return best;
    }
}
