package org.openjdk.jmh.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.dynreconf.scheduling.ForkEnd;
import org.openjdk.jmh.dynreconf.scheduling.OneByOne;
import org.openjdk.jmh.dynreconf.scheduling.Rounds;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Utils;

/** Two benchmarks, each with two forks, and one without forks. */
class ScheduledPlansTest {

    private static final List<String> NAMES = List.of("first", "second");

    private final List<ForkedBenchmark> benchmarks = NAMES.stream().map(name -> new ForkedBenchmark(params(name)))
            .collect(Collectors.toList());
    private final String embedded = "embedded";
    private final List<String> plans = Stream.of("first plan", "second plan")
            .collect(Collectors.toList());
    private final List<String> cutShort = new ArrayList<>();

    private static BenchmarkParams params(String name) {
        return new BenchmarkParams(name, name, true, 1, new int[] {1}, List.of(name), 2, 0,
                new IterationParams(IterationType.WARMUP, 1, TimeValue.NONE, 1),
                new IterationParams(IterationType.MEASUREMENT, 1, TimeValue.NONE, 1),
                Mode.Throughput, new WorkloadParams(), TimeUnit.SECONDS, 1, Utils.getCurrentJvm(),
                Collections.<String>emptyList(), "", "", "", "", TimeValue.NONE);
    }

    private ScheduledPlans<String> visits(Schedule schedule) {
        return new ScheduledPlans<>(plans, benchmarks, List.of(embedded), schedule,
                benchmark -> cutShort.add(benchmark.params().getBenchmark()));
    }

    /** Goes through them as upstream's loop and the runner do, and returns who is visited, with the forks of the visit. */
    private List<String> visited(ScheduledPlans<String> visits) {
        List<String> visited = new ArrayList<>();
        while (visits.hasNext()) {
            visited.add(
                    visits.next().equals(embedded) ? "embedded"
                            : visits.visited().params().getBenchmark() + forks(visits));
        }
        return visited;
    }

    private static int forks(ScheduledPlans<String> visits) {
        int forks = 0;
        ForkedBenchmark visited = visits.visited();
        while (!visited.hasEnded() && visits.continuesVisit()) {
            visited.startFork(0);
            visits.forkEnded(visited.endFork(false));
            forks++;
        }
        return forks;
    }

    @Test
    void oneByOne_visitsEachBenchmarkOnce() {
        assertEquals(List.of("first2", "second2", "embedded"), visited(visits(new OneByOne(2))));
    }

    @Test
    void rounds_visitEachBenchmarkForEachFork() {
        assertEquals(List.of("first1", "second1", "first1", "second1", "embedded"), visited(visits(new Rounds(2))));
        assertEquals(List.of(), cutShort);
    }

    @Test
    void schedule_isAskedOnceForEachFork() {
        List<Integer> questions = new ArrayList<>();
        Schedule rounds = new Rounds(2);
        visited(visits(new Schedule() {
            @Override
            public OptionalInt next() {
                questions.add(questions.size());
                return rounds.next();
            }

            @Override
            public void forkEnded(int benchmark, ForkEnd end) {
                rounds.forkEnded(benchmark, end);
            }
        }));
        assertEquals(2 * 2 + 1, questions.size());
    }

    /** An exception that upstream's runner catches, in front of the first fork or in it. */
    @Test
    void visitWithoutAnEnd_isTheLastOfItsBenchmark() {
        ScheduledPlans<String> visits = visits(new OneByOne(2));
        assertTrue(visits.hasNext());
        visits.next();
        assertTrue(visits.hasNext());
        visits.next();
        assertEquals("second", visits.visited().params().getBenchmark());
        visits.visited().startFork(0);
        assertTrue(visits.hasNext());
        assertEquals(embedded, visits.next());
        assertFalse(visits.hasNext());
        assertTrue(benchmarks.stream().allMatch(ForkedBenchmark::hasEnded));
        assertEquals(List.of(), cutShort);
    }

    @Test
    void scheduleThatEndsTheRun_cutsShortWhatHasBegun() {
        Schedule once = new Schedule() {

            private OptionalInt next = OptionalInt.of(1);

            @Override
            public OptionalInt next() {
                return next;
            }

            @Override
            public void forkEnded(int benchmark, ForkEnd end) {
                next = OptionalInt.empty();
            }
        };
        assertEquals(List.of("second1", "embedded"), visited(visits(once)));
        assertEquals(List.of("second"), cutShort);
        assertTrue(benchmarks.get(1).wasCutShort());
        assertFalse(benchmarks.get(0).hasEnded());
    }
}
