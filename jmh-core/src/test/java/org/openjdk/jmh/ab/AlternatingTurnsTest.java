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
import org.openjdk.jmh.ab.client.ForkListener;
import org.openjdk.jmh.ab.client.TimedIteration;
import org.openjdk.jmh.dynreconf.statistics.Interval;

@Timeout(30)
class AlternatingTurnsTest {

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
            for (int i = 0; i < measurements; i++) {
                listener.awaitTurn(false, i);
                iterate(listener, "m", member);
            }
            listener.forkEnds();
        });
        thread.start();
        return thread;
    }

    private void iterate(ForkListener listener, String phase, int member) {
        events.add(phase + member);
        listener.iterationEnds(new TimedIteration(false, 1, 0, 1e8, 0, 0));
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
        assertEquals("w0 w1 w1 w0 m0 m1 m1 m0 m0 m1", run(new AlternatingTurns(Optional.empty()), 2, 3, -1));
    }

    @Test
    void warmups_endForBothForks_atTheSameNumber() throws Exception {
        String all = run(new AlternatingTurns(Optional.of(Interval.of(0.5, 0.5, 1))), 100, 2, -1);
        assertEquals("w0 w1 w1 w0 w0 w1 w1 w0 w0 w1 m0 m1 m1 m0", all);
    }

    @Test
    void warmupThatIsNotWanted_isLeftOut() throws Exception {
        assertEquals("m0 m1", run(new AlternatingTurns(Optional.of(Interval.of(0, 0, 0))), 0, 1, -1));
    }

    @Test
    void lostFork_doesNotKeepTheOtherWaiting() throws Exception {
        String all = run(new AlternatingTurns(Optional.empty()), 4, 1, 2);
        assertEquals(5, all.split(" ").length - 2);
        assertTrue(all.endsWith("w0 w0 m0"), all);
    }

    @Test
    void forkThatNeverStarts_doesNotKeepTheOtherWaiting() throws Exception {
        AlternatingTurns turns = new AlternatingTurns(Optional.empty());
        turns.member(1).forkEnds();
        Thread first = fork(turns, 0, 1, 1, -1);
        first.join();
        assertEquals("w0 m0", String.join(" ", events));
    }

    @Test
    void warmth_isOfTheIterationsOfEachPhase() throws Exception {
        AlternatingTurns turns = new AlternatingTurns(Optional.empty());
        run(turns, 8, 2, -1);
        assertEquals("[0.0, 0.0] [0.0, 0.0]",
                Arrays.toString(turns.warmth(0)) + " " + Arrays.toString(turns.warmth(1)));
    }

    /** Five iterations of 0.1 s: a bisection has one fork at a time. */
    @Test
    void singleFork_warmsUpUntilItsScoresSettle() {
        ForkListener alone = AlternatingTurns.alone(Optional.of(Interval.of(0.45, 0.45, 1)));
        int warmups = 0;
        while (!alone.awaitTurn(true, warmups)) {
            iterate(alone, "w", 0);
            warmups++;
        }
        assertEquals(5, warmups);
    }
}
