package org.openjdk.jmh.run;

import java.util.BitSet;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.OneByOne;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;

/** Replaces a schedule that throws, or selects a benchmark that has ended, by {@link OneByOne}, with one warning. */
final class FailSafeSchedule implements Schedule {

    private final int benchmarks;
    private final Consumer<String> complaints;
    private final BitSet ended = new BitSet();
    private Schedule schedule;

    FailSafeSchedule(Schedule schedule, int benchmarks, Consumer<String> complaints) {
        this.schedule = schedule;
        this.benchmarks = benchmarks;
        this.complaints = complaints;
    }

    @Override
    public OptionalInt next() {
        try {
            OptionalInt next = schedule.next();
            if (!next.isPresent() || isOpen(next.getAsInt())) {
                return next;
            }
            fail("it wants a fork of benchmark " + next.getAsInt() + ", which has ended or does not exist");
        } catch (RuntimeException | LinkageError e) {
            fail(e.toString());
        }
        return schedule.next();
    }

    private boolean isOpen(int benchmark) {
        return benchmark >= 0 && benchmark < benchmarks && !ended.get(benchmark);
    }

    @Override
    public void forkEnded(int benchmark, ForkEnd end) {
        Schedule current = schedule;
        ended.set(benchmark, end.isLast());
        try {
            current.forkEnded(benchmark, end);
        } catch (RuntimeException | LinkageError e) {
            fail(e.toString());
        }
    }

    @Override
    public double secondsLeft() {
        try {
            return schedule.secondsLeft();
        } catch (RuntimeException | LinkageError e) {
            fail(e.toString());
            return schedule.secondsLeft();
        }
    }

    private void fail(String reason) {
        complaints.accept(
                "the order of forks failed: " + reason + "; the run continues with one benchmark after the other");
        schedule = new OneByOne(benchmarks);
        ended.stream().forEach(benchmark -> schedule.forkEnded(benchmark, ForkEnd.measured(0).asLast()));
    }
}
