package org.openjdk.jmh.ab.client;

import java.util.concurrent.CountDownLatch;

/** Where two forks wait for each other, until both are there or one will not come. */
public final class Rendezvous {

    private final CountDownLatch missing = new CountDownLatch(2);

    /** Returns when the other one is there, too, will not come, or this thread is interrupted. */
    public void arrive() {
        missing.countDown();
        try {
            missing.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says that somebody will not come, or not again: nobody waits any more. */
    public void leave() {
        while (missing.getCount() > 0) {
            missing.countDown();
        }
    }
}
