package org.openjdk.jmh.ab.client;

import java.util.function.IntConsumer;

/** Follows a fork that a worker runs, on the thread that called {@link WorkerClient#run}. By default, the fork goes on at once. */
public interface ForkListener {

    /** A listener that does nothing. */
    ForkListener NONE = new ForkListener() {
    };

    /** Called when the VM of a fork that waits has started; the fork begins when this returns. */
    default void isReady() {
    }

    /**
     * Called when an iteration begins.
     *
     * @param number from 1, warmups first
     */
    default void iterationStarts(int number) {
    }

    /**
     * Called when an iteration has ended.
     *
     * @param iteration what was measured
     */
    default void iterationEnds(TimedIteration iteration) {
    }

    /**
     * Called before each iteration of a fork that takes turns; the fork goes on when this returns.
     *
     * @param warmup whether the fork still warms up
     * @param done   number of iterations in this phase so far
     * @return whether the warmup ends now, or the measurement after one more iteration, but not before all that were asked for
     */
    default boolean awaitTurn(boolean warmup, int done) {
        return !warmup;
    }

    /** Called when the fork has ended or was lost. */
    default void forkEnds() {
    }

    /**
     * Returns a listener that also reports the starts of iterations.
     *
     * @param starts takes their numbers, from 1, warmups first
     */
    default ForkListener andStarts(IntConsumer starts) {
        ForkListener first = this;
        return new ForkListener() {
            @Override
            public void isReady() {
                first.isReady();
            }

            @Override
            public void iterationStarts(int number) {
                first.iterationStarts(number);
                starts.accept(number);
            }

            @Override
            public void iterationEnds(TimedIteration iteration) {
                first.iterationEnds(iteration);
            }

            @Override
            public boolean awaitTurn(boolean warmup, int done) {
                return first.awaitTurn(warmup, done);
            }

            @Override
            public void forkEnds() {
                first.forkEnds();
            }
        };
    }

    /**
     * Returns a listener of the starts of iterations only.
     *
     * @param starts takes their numbers, from 1, warmups first
     */
    static ForkListener ofStarts(IntConsumer starts) {
        return NONE.andStarts(starts);
    }
}
