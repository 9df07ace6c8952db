package org.openjdk.jmh.ab.worker;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

class IterationFixturesTest {

    /** A state with fixtures of every other level. */
    public static class Quiet {

        @Setup
        public void trial() {
        }

        @TearDown(Level.Invocation)
        public void invocation() {
        }
    }

    /** A state with a fixture at the end of each iteration. */
    public static class Busy {

        @TearDown(Level.Iteration)
        public void iteration() {
        }
    }

    /** Inherits it. */
    public static class Heir extends Busy {
    }

    /** A state whose fixture needs another one. */
    public static class Dependent {

        @Setup
        public void trial(Heir other) {
        }
    }

    /** Benchmarks with various states. */
    public static class Benchmarks extends Quiet {

        @Benchmark
        public void none() {
        }

        @Benchmark
        public void quiet(Quiet state) {
        }

        @Benchmark
        public void inherited(Quiet quiet, Heir state) {
        }

        @Benchmark
        public void indirect(Dependent state) {
        }
    }

    private static boolean mayBeIn(String benchmark) {
        return IterationFixtures.mayBeIn(Benchmarks.class.getName(), benchmark);
    }

    @Test
    void fixturesOfIterations_areFound_whereverTheyAre() {
        assertTrue(mayBeIn("inherited"));
        assertTrue(mayBeIn("indirect"));
        assertTrue(IterationFixtures.mayBeIn(Busy.class.getName(), "any"));
    }

    @Test
    void otherFixtures_areNone() {
        assertFalse(mayBeIn("none"));
        assertFalse(mayBeIn("quiet"));
    }

    @Test
    void classThatCannotBeRead_mayHaveAny() {
        assertTrue(IterationFixtures.mayBeIn("p.Missing", "any"));
    }
}
