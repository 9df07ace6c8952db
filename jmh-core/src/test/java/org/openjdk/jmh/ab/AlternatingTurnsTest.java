package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.ab.client.ForkListener;
import org.openjdk.jmh.ab.client.TimedIteration;
import org.openjdk.jmh.dynreconf.statistics.Interval;

@Timeout(30)
class AlternatingTurnsTest {

    /** By how much scores grow from one iteration to the next. */
    private double variation;
    /** The ratio of the second fork's scores and the first one's. */
    private double change = 1;
    private final List<String> events = Collections.synchronizedList(new ArrayList<>());

    /** A fork as its worker's client follows it; a negative number of iterations ends it in the middle of one. */
    private Thread fork(AlternatingTurns turns, int member, int mostWarmups, int measurements, int lostAfter) {
        ForkListener listener = turns.member(member);
        Thread thread = new Thread(() -> {
            int warmups = 0;
            while (warmups < mostWarmups && !listener.awaitTurn(true, warmups)) {
                iterate(listener, "w", member);
                warmups++;
                if (warmups == lostAfter) {
                    listener.forkEnds();
                    return;
                }
            }
            boolean last = false;
            for (int i = 0; !last; i++) {
                last = listener.awaitTurn(false, i) && i >= measurements - 1;
                iterate(listener, "m", member);
            }
            listener.forkEnds();
        });
        thread.start();
        return thread;
    }

    private static Optional<SliceLimits> warmup(double least, double most) {
        return Optional.of(new SliceLimits(Interval.of(least, least, most), 1, 1, 0));
    }

    private static Optional<SliceLimits> measurement(double seconds) {
        return Optional.of(new SliceLimits(Interval.of(0, 0, 0), 1, 2, seconds));
    }

    private void iterate(ForkListener listener, String phase, int member) {
        double score = (1 + variation * events.size()) * (member == 1 ? change : 1);
        events.add(phase + member);
        listener.iterationEnds(new TimedIteration(false, score, 0, 1e8, 0, 0));
    }

    private String run(AlternatingTurns turns, int mostWarmups, int measurements, int lostAfter) throws Exception {
        Thread second = fork(turns, 1, mostWarmups, measurements, lostAfter);
        TimeUnit.MILLISECONDS.sleep(20);
        Thread first = fork(turns, 0, mostWarmups, measurements, -1);
        first.join();
        second.join();
        return String.join(" ", events);
    }

    @Test
    void iterations_alternate_inBothOrders() throws Exception {
        assertEquals("w0 w1 w1 w0 m0 m1 m1 m0 m0 m1",
                run(new AlternatingTurns(Optional.empty(), Double.POSITIVE_INFINITY), 2, 3, -1));
    }

    @Test
    void warmups_endForBothForks_atTheSameNumber() throws Exception {
        String all = run(new AlternatingTurns(warmup(0.5, 1), Double.POSITIVE_INFINITY), 100, 2, -1);
        assertEquals("w0 w1 w1 w0 w0 w1 w1 w0 w0 w1 m0 m1 m1 m0", all);
    }

    /** Iterations of 0.1 s, of which scores never settle. */
    @ParameterizedTest
    @CsvSource({"0, 5", "1000, 30"})
    void warmup_endsEarlierIfThePairHasLittleTime(double seconds, int iterations) throws Exception {
        variation = 10;
        String all = run(new AlternatingTurns(warmup(0.5, 3), seconds), 100, 1, -1);
        assertEquals(iterations, all.split("w0").length - 1, all);
        assertEquals(iterations, all.split("w1").length - 1, all);
    }

    /** Iterations of 0.1 s: two are asked for, and at most six run. */
    @ParameterizedTest
    @CsvSource({"0, 2", "0.15, 3", "0.25, 4", "0.45, 6", "10, 6"})
    void measurement_goesOnUntilBothForksHaveRunForLongEnough(double seconds, int iterations) throws Exception {
        String all = run(new AlternatingTurns(measurement(seconds), Double.POSITIVE_INFINITY), 0, 2, -1);
        assertEquals(iterations, all.split("m0").length - 1 + (all.endsWith("m0") ? 1 : 0), all);
        assertEquals(2 * iterations, all.split(" ").length, all);
    }

    /** Four iterations are asked for. A change of the second fork by a factor of ten is clear although they vary. */
    @ParameterizedTest
    @CsvSource({"1, 12", "10, 4"})
    void measurement_goesOnWhileIterationsVary(double factor, int iterations) throws Exception {
        variation = 0.1;
        change = factor;
        SliceLimits fewestFour = new SliceLimits(Interval.of(0, 0, 0), 1, 4, 0.1);
        String all = run(new AlternatingTurns(Optional.of(fewestFour), Double.POSITIVE_INFINITY), 0, 4, -1);
        assertEquals(2 * iterations, all.split(" ").length, all);
    }

    @Test
    void fixedNumberOfIterations_isKeptWhileTheyVary() throws Exception {
        variation = 0.1;
        assertEquals("m0 m1 m1 m0", run(new AlternatingTurns(measurement(0), Double.POSITIVE_INFINITY), 0, 2, -1));
    }

    @Test
    void pairThatHasTakenItsTime_measuresNoMoreThanItMust() throws Exception {
        assertEquals("m0 m1 m1 m0", run(new AlternatingTurns(measurement(10), 0), 0, 2, -1));
    }

    @Test
    void warmupThatIsNotWanted_isLeftOut() throws Exception {
        assertEquals("m0 m1", run(new AlternatingTurns(warmup(0, 0), Double.POSITIVE_INFINITY), 0, 1, -1));
    }

    @Test
    void lostFork_doesNotKeepTheOtherWaiting() throws Exception {
        String all = run(new AlternatingTurns(Optional.empty(), Double.POSITIVE_INFINITY), 4, 1, 2);
        assertEquals(5, all.split(" ").length - 2);
        assertTrue(all.endsWith("w0 w0 m0"), all);
    }

    @Test
    void forkThatNeverStarts_doesNotKeepTheOtherWaiting() throws Exception {
        AlternatingTurns turns = new AlternatingTurns(Optional.empty(), Double.POSITIVE_INFINITY);
        turns.member(1).forkEnds();
        Thread first = fork(turns, 0, 1, 1, -1);
        first.join();
        assertEquals("w0 m0", String.join(" ", events));
    }

    @Test
    void warmth_isOfTheIterationsOfEachPhase() throws Exception {
        AlternatingTurns turns = new AlternatingTurns(Optional.empty(), Double.POSITIVE_INFINITY);
        run(turns, 8, 2, -1);
        assertEquals("[0.0, 0.0] [0.0, 0.0]",
                Arrays.toString(turns.warmth(0)) + " " + Arrays.toString(turns.warmth(1)));
    }

    /** Five iterations of 0.1 s: a bisection has one fork at a time. */
    @Test
    void singleFork_warmsUpUntilItsScoresSettle() {
        ForkListener alone = AlternatingTurns.alone(warmup(0.45, 1));
        int warmups = 0;
        while (!alone.awaitTurn(true, warmups)) {
            iterate(alone, "w", 0);
            warmups++;
        }
        assertEquals(5, warmups);
    }
}
