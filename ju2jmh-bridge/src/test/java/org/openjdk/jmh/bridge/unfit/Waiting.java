package org.openjdk.jmh.bridge.unfit;

import org.junit.Assert;
import org.junit.Test;

import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class Waiting {

    @Test
    public void waitsForNothing() throws InterruptedException {
        Assert.assertFalse(new CountDownLatch(1).await(1500, TimeUnit.MILLISECONDS));
    }

    @Test
    public void hasWork() {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(50);
        int turns = 0;
        while (System.nanoTime() < end) {
            turns++;
        }
        Assert.assertTrue(turns > 0);
    }

    @Test
    public void fails() {
        Assert.fail("as it does under JUnit");
    }

    @Test
    public void failsWithoutARunner() {
        Assert.assertTrue(Arrays.stream(Thread.currentThread().getStackTrace())
                .anyMatch(frame -> frame.getClassName().startsWith("org.junit.runners.")));
    }
}
