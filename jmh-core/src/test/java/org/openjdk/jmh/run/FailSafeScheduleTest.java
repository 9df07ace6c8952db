package org.openjdk.jmh.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.Rounds;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;

class FailSafeScheduleTest {

    private static final ForkEnd FORK = ForkEnd.measured(1, 1);

    private final List<String> complaints = new ArrayList<>();

    /** Always wants the same, and fails when told of a fork. */
    private static Schedule wanting(int benchmark) {
        return new Schedule() {
            @Override
            public OptionalInt next() {
                return OptionalInt.of(benchmark);
            }

            @Override
            public void forkEnded(int ended, ForkEnd end) {
                if (!end.isLast()) {
                    throw new IllegalStateException("no more");
                }
            }

            @Override
            public double secondsLeft() {
                throw new IllegalStateException("no clock");
            }
        };
    }

    private FailSafeSchedule guarded(Schedule schedule) {
        return new FailSafeSchedule(schedule, 3, complaints::add);
    }

    @Test
    void schedule_thatWorks_isFollowed() {
        FailSafeSchedule guarded = guarded(new Rounds(3));
        guarded.forkEnded(0, FORK);
        assertEquals(OptionalInt.of(1), guarded.next());
        assertEquals(List.of(), complaints);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3, 0})
    void schedule_wantsWhatCannotRun_isReplaced(int wanted) {
        FailSafeSchedule guarded = guarded(wanting(wanted));
        guarded.forkEnded(0, FORK.asLast());
        assertEquals(OptionalInt.of(1), guarded.next());
        assertEquals(OptionalInt.of(1), guarded.next());
        assertEquals(1, complaints.size());
        assertTrue(complaints.get(0).contains("it wants a fork of benchmark " + wanted), complaints::toString);
    }

    @Test
    void schedule_failsWhenTold_isReplacedAndTheRestRunsInOrder() {
        FailSafeSchedule guarded = guarded(wanting(2));
        guarded.forkEnded(1, FORK.asLast());
        guarded.forkEnded(0, FORK);
        assertEquals(OptionalInt.of(0), guarded.next());
        guarded.forkEnded(0, FORK.asLast());
        assertEquals(OptionalInt.of(2), guarded.next());
        guarded.forkEnded(2, FORK.asLast());
        assertEquals(OptionalInt.empty(), guarded.next());
        assertEquals(1, complaints.size());
        assertTrue(complaints.get(0).contains("no more") && complaints.get(0).endsWith("one benchmark after the other"),
                complaints::toString);
    }

    @Test
    void schedule_failsToTellTheTime_isReplaced() {
        FailSafeSchedule guarded = guarded(wanting(2));
        assertEquals(Double.POSITIVE_INFINITY, guarded.secondsLeft());
        assertEquals(OptionalInt.of(0), guarded.next());
        assertEquals(1, complaints.size());
    }
}
