package org.openjdk.jmh.bridge.unfit;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.Assert;
import org.junit.Test;

/** A test that a signal ends. */
public class Hanging {

    @Test
    public void hangs() throws InterruptedException {
        Assert.assertTrue(new CountDownLatch(1).await(100, TimeUnit.SECONDS));
    }
}
