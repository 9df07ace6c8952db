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
 * <ol>
 * <li>Each benchmark gets one fork, in their order. If not all fit, as many as possible do: the shortest.
 * <li>Each gets a second one, without which it has no interval; the shortest first.
 * <li>Then the benchmark with the widest interval gets the next fork: only that lowers the largest. Times decide only
 * what still fits, because any schedule that lowers the largest interval to a given width needs the same forks, in any
 * order.
 * </ol>
 *
 * <p>Widths are those of Student's interval of the mean of fork means, relative to it ({@link StudentHalfWidth}). Forks
 * that agree by chance would get no further one, so a benchmark counts with its {@linkplain
 * org.openjdk.jmh.dynreconf.statistics.ModeratedVariation moderated variation}. The usual variation is that in an
 * earlier run or, if that is unknown, the median of the suite.
 *
 * <p>A fork is expected to take as long as the longest of its benchmark so far; the first one its estimate, times the
 * ratio of actual to estimated time of other benchmarks. The time between two forks is expected to be the longest so
 * far, and the time after the last one that of rehearsals ({@link #wantsRehearsal()}). Benchmarks that lose most of
 * their forks, or whose mean is 0, get no further ones. The schedule ends if nothing fits any more, all benchmarks have
 * ended, or no interval has a width.
 */
public final class BudgetSchedule implements Schedule {

    /** The confidence of all intervals. */
    public static final double CONFIDENCE = 0.95;

    private final StudentHalfWidth student = new StudentHalfWidth(CONFIDENCE);
    private final double budget;
    private final DoubleSupplier elapsed;
    private final HostTime host;
    private final List<BudgetedBenchmark> benchmarks = new ArrayList<>();
    private final EstimateScale scale = new EstimateScale();
    private @Nullable OptionalInt next;

    /**
     * Creates a schedule whose time begins when {@code elapsed} is 0.
     *
     * @param budget    seconds, 0 or more
     * @param estimates one for each benchmark
     * @param elapsed   returns the seconds that have passed
     * @throws IllegalArgumentException if the budget is negative or NaN
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

    /** Keeps the answer until a fork has ended, although time passes. */
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
            scale.add(end.seconds(), benchmark.estimate.seconds());
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
     * Returns whether to rehearse the end of the run with the forks so far. The end is part of the budget, and takes
     * longer with more forks. A rehearsal takes no longer than the end itself, and must not make it late.
     */
    public boolean wantsRehearsal() {
        return host.wantsRehearsal() && secondsLeft() > host.end();
    }

    /** Records the seconds of computing, printing and writing the results without further forks, 0 or more. */
    public void endRehearsed(double seconds) {
        if (!(seconds >= 0)) {
            throw new IllegalArgumentException("an end of " + seconds + " s: it must take 0 or more");
        }
        host.rehearsed(seconds);
    }

    /** Returns the seconds left of the budget for forks, 0 or more. */
    @Override
    public double secondsLeft() {
        return Math.max(0, budget - elapsed.getAsDouble() - host.end());
    }

    /**
     * Returns the expected seconds until the next fork of a benchmark is measured, including missing warmup forks and
     * the time between forks.
     */
    public double expectedSeconds(int number) {
        BudgetedBenchmark benchmark = known(number);
        return benchmark.forksToNext() * (benchmark.forkSeconds(scale.factor()) + host.betweenForks());
    }

    /**
     * Returns how long the next fork of a benchmark may take, so that a fork that hangs does not use the time that
     * others need for their first result; at most {@link #secondsLeft()}.
     */
    public double longestSeconds(int number) {
        double left = secondsLeft();
        double others = firstForks(left).stream().filter(other -> other != number)
                .mapToDouble(this::expectedSeconds).sum();
        return FirstForks.longest(left, others, expectedSeconds(number));
    }

    /**
     * Returns the half-width by which benchmarks are compared, with the moderated variation and relative to the mean;
     * infinite for fewer than two forks, or if the mean is 0 and not all forks have it.
     */
    public double halfWidth(int number) {
        return known(number).cautiousHalfWidth(student, typicalVariation());
    }

    /** Returns how many forks of a benchmark have given a mean. */
    public int forks(int number) {
        return known(number).forks();
    }

    /**
     * Returns the numbers, in order, of the benchmarks that would get no fork if all forks took as long as expected
     * now. Benchmarks that have ended are never among them.
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

    /** Returns as many benchmarks without forks as fit one after the other. */
    private List<Integer> firstForks(double left) {
        return FirstForks.fitting(fitting(left, 0), this::expectedSeconds, left);
    }

    /** Returns the benchmarks with this number of forks that may get another one. */
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

    /** Returns the median of the known and finite variations; 0 if there is none. */
    private double typicalVariation() {
        double[] known = benchmarks.stream().mapToDouble(BudgetedBenchmark::variation)
                .filter(variation -> variation < Double.POSITIVE_INFINITY).toArray();
        return known.length == 0 ? 0 : Quantiles.median(known, 0, known.length);
    }
}
