package org.openjdk.jmh.ab.client;

import java.util.concurrent.CountDownLatch;

/** A meeting point at which two forks wait for each other, until both have arrived or one has left. */
public final class Rendezvous {

    private final CountDownLatch missing = new CountDownLatch(2);

    /** Returns a listener that makes its fork wait for that of the other listener. */
    public ForkListener member() {
        return new ForkListener() {
            @Override
            public void isReady() {
                arrive();
            }

            @Override
            public void forkEnds() {
                leave();
            }
        };
    }

    /** Waits until the other fork has arrived or left, or this thread is interrupted. */
    public void arrive() {
        missing.countDown();
        try {
            missing.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends all waiting, now and later: a fork has ended. */
    public void leave() {
        while (missing.getCount() > 0) {
            missing.countDown();
        }
    }
}
