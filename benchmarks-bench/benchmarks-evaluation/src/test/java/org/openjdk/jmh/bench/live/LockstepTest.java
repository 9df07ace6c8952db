package org.openjdk.jmh.bench.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LockstepTest {

    private final List<String> turns = new ArrayList<>();

    /** Asks for a fork of each of these keys, then ends. */
    private final class Script implements LockstepMember {

        private final String name;
        private final Deque<String> forks;
        private final Set<String> begun = new LinkedHashSet<>();
        private boolean ended;
        private String next;

        Script(String name, String... forks) {
            this.name = name;
            this.forks = new ArrayDeque<>(List.of(forks));
        }

        @Override
        public void await() {
            next = forks.poll();
            ended = next == null;
            if (!ended) {
                begun.add(next);
            }
        }

        @Override
        public void grant() {
            turns.add(name + next);
        }

        @Override
        public boolean hasEnded() {
            return ended;
        }

        @Override
        public Set<String> begun() {
            return begun;
        }
    }

    private String run(int first, Script... hosts) throws IOException {
        new Lockstep(List.of(hosts), first).run();
        return String.join(" ", turns);
    }

    @Test
    void forks_takeTurns_inRotatingOrder() throws IOException {
        assertEquals("a1 b1 b1 a1 a1 b1", run(0, new Script("a", "1", "1", "1"), new Script("b", "1", "1", "1")));
    }

    @Test
    void firstRound_beginsWhereItIsTold() throws IOException {
        assertEquals("b1 a1", run(1, new Script("a", "1"), new Script("b", "1")));
    }

    @Test
    void hostThatNeedsFewerForks_waitsForTheNextBenchmark() throws IOException {
        assertEquals("a1 b1 b1 b1 b2 a2", run(0, new Script("a", "1", "2"), new Script("b", "1", "1", "1", "2")));
    }

    /** By count, 3 of the one would meet 2 of the other. */
    @Test
    void benchmarkThatOneHostHasNot_shiftsNothing() throws IOException {
        assertEquals("a1 b1 b2 a3 b3", run(0, new Script("a", "1", "3"), new Script("b", "1", "2", "3")));
    }

    @Test
    void orderThatAHostHasShown_winsOverNames() throws IOException {
        assertEquals("a9 b9 a9 a10 b10", run(0, new Script("a", "9", "9", "10"), new Script("b", "9", "10")));
    }

    @Test
    void hostThatEnds_isLeftOut() throws IOException {
        assertEquals("b1 b1", run(0, new Script("a"), new Script("b", "1", "1")));
    }
}
