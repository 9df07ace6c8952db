package org.openjdk.jmh.dynreconf.scheduling;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Counts the progress of a run, as a wrapper of its schedule.
 *
 * <p>The remaining time assumes that no benchmark ends before its last fork. Each further fork takes the mean of its
 * benchmark's forks so far or, without any, its estimate times the ratio of actual to estimated time of other
 * benchmarks.
 */
public final class RunProgress implements Schedule {

    /** Holds the progress of a benchmark. */
    private static final class Forks {

        private final double estimate;
        private final int most;
        private double seconds;
        private int done;
        private boolean ended;

        Forks(ForkEstimate estimate, int measured) {
            this.estimate = estimate.seconds();
            most = estimate.warmupForks + measured;
        }

        void add(ForkEnd end) {
            seconds += end.seconds();
            done++;
            ended = end.isLast();
        }

        double secondsLeft(double scale, int atMost) {
            return ended ? 0 : Math.max(0, Math.min(atMost, most - done)) * secondsOfFork(scale);
        }

        double secondsOfFork(double scale) {
            return done == 0 ? estimate * scale : seconds / done;
        }
    }

    private final Schedule schedule;
    private final int sides;
    private final List<Forks> benchmarks = new ArrayList<>();
    private final EstimateScale scale = new EstimateScale();
    private int forks;
    private int ended;
    private int begun;

    /**
     * Creates the progress of a run of one side.
     *
     * @param estimates one for each benchmark
     * @param forks     the maximum number of measured forks of each benchmark
     * @throws IllegalArgumentException if their numbers differ
     */
    public RunProgress(Schedule schedule, List<ForkEstimate> estimates, List<Integer> forks) {
        this(schedule, 1, estimates, forks);
    }

    /**
     * Creates the progress of a run.
     *
     * @param sides     how many numbers each benchmark has in the schedule, 1 or more; the last fork of one of them
     * ends it
     * @param estimates one for each benchmark
     * @param forks     the maximum number of measured forks of each benchmark, on all sides together
     * @throws IllegalArgumentException if their numbers differ
     */
    public RunProgress(Schedule schedule, int sides, List<ForkEstimate> estimates, List<Integer> forks) {
        if (estimates.size() != forks.size()) {
            throw new IllegalArgumentException(estimates.size() + " estimates for " + forks.size() + " benchmarks");
        }
        this.schedule = schedule;
        this.sides = sides;
        for (int i = 0; i < estimates.size(); i++) {
            benchmarks.add(new Forks(estimates.get(i), forks.get(i)));
        }
    }

    @Override
    public OptionalInt next() {
        return schedule.next();
    }

    @Override
    public void forkEnded(int number, ForkEnd end) {
        schedule.forkEnded(number, end);
        Forks own = benchmarks.get(number / sides);
        begun += own.done == 0 ? 1 : 0;
        own.add(end);
        ended += own.ended ? 1 : 0;
        forks++;
        scale.add(end.seconds(), own.estimate);
    }

    public int benchmarks() {
        return benchmarks.size();
    }

    /** Returns the number of benchmarks that need no further fork. */
    public int ended() {
        return ended;
    }

    /** Returns the number of benchmarks that have had a fork and need another one. */
    public int undecided() {
        return begun - ended;
    }

    /** Returns the number of forks that have ended, warmup forks and lost ones included. */
    public int forks() {
        return forks;
    }

    /** Returns the expected seconds of the rest of the run, at most those that the schedule leaves. */
    @Override
    public double secondsLeft() {
        return Math.min(secondsAllowed(), secondsExpected());
    }

    /** Returns the seconds that the schedule leaves from now on, infinite if it has no limit. */
    public double secondsAllowed() {
        return schedule.secondsLeft();
    }

    /** Returns the expected seconds of the rest of the run from the start of the current fork on, without a limit. */
    public double secondsExpected() {
        return secondsLeft(Integer.MAX_VALUE);
    }

    /** Returns the expected seconds of a fork of a benchmark or side, by its number in the schedule. */
    public double secondsOfFork(int number) {
        return benchmarks.get(number / sides).secondsOfFork(scale.factor());
    }

    /** Returns the expected seconds of one more fork of each side of each benchmark that needs one. */
    public double secondsOfRound() {
        return secondsLeft(sides);
    }

    private double secondsLeft(int forksOfEach) {
        return benchmarks.stream().mapToDouble(own -> own.secondsLeft(scale.factor(), forksOfEach)).sum();
    }
}
