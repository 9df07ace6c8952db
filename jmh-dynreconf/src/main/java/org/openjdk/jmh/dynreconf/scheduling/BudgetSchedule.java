package org.openjdk.jmh.dynreconf.scheduling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.DoubleSupplier;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.dynreconf.statistics.Quantiles;
import org.openjdk.jmh.dynreconf.statistics.StudentHalfWidth;

/**
 * Minimizes the largest interval of a suite within a time limit. It starts no fork that is not expected to end in time.
 *
 * <ol>
 * <li>Each benchmark gets one fork, in their order. If not all fit, as many as possible do: the shortest.
 * <li>Each gets a second one, without which it has no interval; the shortest first.
 * <li>Then the benchmark with the widest interval gets the next fork: only that lowers the largest. The time of forks
 * only decides what still fits: any schedule that lowers the largest interval to a given width needs these forks, in
 * any order. </ol>
 *
 * <p>Widths are those of Student's interval of the mean of fork means, relative to it ({@link StudentHalfWidth}). The
 * deviation of few forks is imprecise, and forks that agree by chance would get no further one. Therefore a benchmark
 * counts as at least as wide as if one more degree of freedom had its variation in an earlier run or, if that is
 * unknown, the median variation of the suite (a weighted mean of variances, as in Smyth's moderated t, "Linear models
 * and empirical Bayes methods", 2004, with a prior of one degree of freedom).
 *
 * <p>A fork is expected to take as long as the longest of its benchmark so far; a first one as long as estimated, times
 * how much longer or shorter than estimated those of other benchmarks were. The time between two forks is expected to
 * be the longest so far, and the time after the last one as long as rehearsals took ({@link #wantsRehearsal()}).
 * Benchmarks that lose most of their forks, or whose relative interval cannot be computed since their mean is 0, get no
 * further ones. The schedule ends if nothing fits any more, all benchmarks have ended, or no interval has a width.
 */
public final class BudgetSchedule implements Schedule {

    /** Of all intervals. */
    public static final double CONFIDENCE = 0.95;

    private final StudentHalfWidth student = new StudentHalfWidth(CONFIDENCE);
    private final double budget;
    private final DoubleSupplier elapsed;
    private final HostTime host;
    private final List<BudgetedBenchmark> benchmarks = new ArrayList<>();
    private final EstimateScale scale = new EstimateScale();
    private @Nullable OptionalInt next;

    /**
     * Creates a schedule whose time begins to run when the clock says 0.
     *
     * @param budget    seconds, 0 or more
     * @param estimates one for each benchmark
     * @param elapsed   gives the seconds that have passed
     * @throws IllegalArgumentException if the budget is negative or no number
     */
    public BudgetSchedule(double budget, List<ForkEstimate> estimates, DoubleSupplier elapsed) {
        if (!(budget >= 0)) {
            throw new IllegalArgumentException("a budget of " + budget + " s: it must be 0 or more");
        }
        this.budget = budget;
        this.elapsed = elapsed;
        this.host = new HostTime(elapsed.getAsDouble());
        estimates.forEach(estimate -> benchmarks.add(new BudgetedBenchmark(estimate)));
    }

    /** The answer is kept until a fork has ended, although time passes. */
    @Override
    public OptionalInt next() {
        if (next == null) {
            next = choose(secondsLeft());
            host.requested(elapsed.getAsDouble());
        }
        return next;
    }

    @Override
    public void forkEnded(int number, ForkEnd end) {
        BudgetedBenchmark benchmark = known(number);
        if (benchmark.hasEnded()) {
            throw new IllegalArgumentException("benchmark " + number + " has ended before");
        }
        benchmark.forkEnded(end);
        host.ended(end.seconds(), elapsed.getAsDouble());
        if (!end.isLost()) {
            // A lost fork may have hung, so that its time does not predict that of others.
            scale.add(end.seconds(), benchmark.estimate().seconds());
        }
        next = null;
    }

    private BudgetedBenchmark known(int number) {
        if (number < 0 || number >= benchmarks.size()) {
            throw new IllegalArgumentException("there is no benchmark " + number + " among " + benchmarks.size());
        }
        return benchmarks.get(number);
    }

    /**
     * Returns whether it is worth its time to rehearse the end of the run, with the forks so far. The end is in the
     * budget, and takes the longer, the more forks there are. A rehearsal takes no longer than the end itself, and must
     * not make it late.
     */
    public boolean wantsRehearsal() {
        return host.wantsRehearsal() && secondsLeft() > host.end();
    }

    /**
     * The end of the run was rehearsed.
     *
     * @param seconds that computing, printing and writing the results takes, if no fork comes any more; 0 or more
     */
    public void endRehearsed(double seconds) {
        if (!(seconds >= 0)) {
            throw new IllegalArgumentException("an end of " + seconds + " s: it must take 0 or more");
        }
        host.rehearsed(seconds);
    }

    /** {@return the seconds left of the budget for forks, 0 or more} */
    @Override
    public double secondsLeft() {
        return Math.max(0, budget - elapsed.getAsDouble() - host.end());
    }

    /**
     * Returns the expected time until the next fork of a benchmark is measured.
     *
     * @param number of the benchmark
     * @return seconds, including missing warmup forks and the time between forks
     */
    public double expectedSeconds(int number) {
        BudgetedBenchmark benchmark = known(number);
        return benchmark.forksToNext() * (benchmark.forkSeconds(scale.factor()) + host.betweenForks());
    }

    /**
     * Returns how long the next fork of a benchmark may take, until it takes the time in which others could have had
     * their first result. A fork that hangs shall not use up the run.
     *
     * @param number of the benchmark
     * @return seconds, {@link #secondsLeft()} at most
     */
    public double longestSeconds(int number) {
        double left = secondsLeft();
        double others = firstForks(left).stream().filter(other -> other != number)
                .mapToDouble(this::expectedSeconds).sum();
        return FirstForks.longest(left, others, expectedSeconds(number));
    }

    /**
     * Returns half the width of the interval of a benchmark at {@link #CONFIDENCE}, relative to its mean: the width
     * that says who gets the next fork. Student's plain one would be too narrow, as forks end where they happen to
     * agree.
     *
     * @param number of the benchmark
     * @return 0 or more; infinite for fewer than two forks, or where the mean is 0 and not all forks have it
     */
    public double halfWidth(int number) {
        return known(number).cautiousHalfWidth(student, typicalVariation());
    }

    /**
     * Returns how many forks of a benchmark have given a mean.
     *
     * @param number of the benchmark
     * @return 0 or more
     */
    public int forks(int number) {
        return known(number).forks();
    }

    /**
     * {@return the numbers, in order, of the benchmarks that would get no fork if all forks took as long as expected
     * now} At the start they are those that do not fit, at the end those that did not run. Benchmarks that have ended,
     * as failed ones do, are never among them.
     */
    public List<Integer> unmeasured() {
        Set<Integer> fitting = new HashSet<>(firstForks(secondsLeft()));
        return numbers(number -> benchmarks.get(number).forks() == 0 && !benchmarks.get(number).hasEnded()
                && !fitting.contains(number)).boxed().collect(Collectors.toList());
    }

    private OptionalInt choose(double left) {
        OptionalInt first = firstForks(left).stream().mapToInt(number -> number).min();
        if (first.isPresent()) {
            return first;
        }
        OptionalInt second = fitting(left, 1).boxed().min(Comparator.comparingDouble(this::expectedSeconds))
                .map(OptionalInt::of).orElseGet(OptionalInt::empty);
        return second.isPresent() ? second : widest(left);
    }

    /** Returns as many benchmarks as fit one after the other. */
    private List<Integer> firstForks(double left) {
        return FirstForks.fitting(fitting(left, 0), this::expectedSeconds, left);
    }

    /** Returns the benchmarks with so many forks that may get another one. */
    private IntStream fitting(double left, int forks) {
        return numbers(number -> benchmarks.get(number).forks() == forks && isPossible(number, left));
    }

    private IntStream numbers(IntPredicate condition) {
        return IntStream.range(0, benchmarks.size()).filter(condition);
    }

    private boolean isPossible(int number, double left) {
        return benchmarks.get(number).isOpen() && expectedSeconds(number) <= left;
    }

    private OptionalInt widest(double left) {
        double typical = typicalVariation();
        int widest = -1;
        double width = 0;
        for (int number = 0; number < benchmarks.size(); number++) {
            BudgetedBenchmark benchmark = benchmarks.get(number);
            if (benchmark.forks() > 1 && isPossible(number, left)) {
                double candidate = benchmark.cautiousHalfWidth(student, typical);
                if (candidate > width && candidate < Double.POSITIVE_INFINITY) {
                    widest = number;
                    width = candidate;
                }
            }
        }
        return widest < 0 ? OptionalInt.empty() : OptionalInt.of(widest);
    }

    /** Returns the median of those that are known and finite; 0 where there is none. */
    private double typicalVariation() {
        double[] known = benchmarks.stream().mapToDouble(BudgetedBenchmark::variation)
                .filter(variation -> variation < Double.POSITIVE_INFINITY).toArray();
        return known.length == 0 ? 0 : Quantiles.median(known, 0, known.length);
    }
}
