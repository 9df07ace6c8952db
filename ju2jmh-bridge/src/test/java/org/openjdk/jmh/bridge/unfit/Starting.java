package org.openjdk.jmh.bridge.unfit;

import java.io.IOException;
import org.junit.Assert;
import org.junit.Test;

/** Tests that start a VM through others. */
public class Starting extends StartingBase {

    @Test
    public void startsByAHelper() throws IOException {
        Assert.assertNotNull(new Helper().started());
    }

    @Test
    public void startsByItsSuperclass() throws IOException {
        Assert.assertNotNull(startedByBase());
    }

    @Test
    public void sleepsInAHelper() throws InterruptedException {
        Helper.settle(true);
    }

    static class HelperBase {

        Process started() throws IOException {
            return new ProcessBuilder("java", "-version").start();
        }
    }

    static class Helper extends HelperBase {

        /** Few tests reach such code. */
        static void settle(boolean settled) throws InterruptedException {
            if (!settled) {
                Thread.sleep(1);
            }
        }
    }
}
