package org.openjdk.jmh.bench.owntime;

import java.io.IOException;
import java.io.OutputStream;
import java.util.SplittableRandom;

/**
 * A program that shares the machine with benchmarks: bursts of arithmetic or of memory traffic, 0.3 s on average, with
 * pauses of 0.1 s. It ends when its standard input does, hence also with the program that started it.
 */
final class Neighbour {

    private static final double BURST_SECONDS = 0.3;
    private static final double PAUSE_SECONDS = 0.1;
    private static final int MEMORY = 8 << 20;
    private static final int PAGE = 4096;
    private static final int STEPS = 2000;

    private final SplittableRandom random;
    private final byte[] memory = new byte[MEMORY];
    private long sum;

    private Neighbour(long seed) {
        random = new SplittableRandom(seed);
    }

    /**
     * Runs until the end of the standard input.
     *
     * @param args the seed of the lengths
     */
    public static void main(String[] args) throws IOException {
        Thread bursts = new Thread(new Neighbour(Long.parseLong(args[0]))::run);
        bursts.setDaemon(true);
        bursts.start();
        System.in.transferTo(OutputStream.nullOutputStream());
    }

    private void run() {
        try {
            while (sum != Long.MIN_VALUE) {
                burst(random.nextBoolean(), System.nanoTime() + nanoseconds(BURST_SECONDS));
                Thread.sleep(nanoseconds(PAUSE_SECONDS) / 1_000_000);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void burst(boolean arithmetic, long end) {
        while (System.nanoTime() < end) {
            if (arithmetic) {
                for (int i = 0; i < STEPS; i++) {
                    sum = sum * 31 + i;
                }
            } else {
                for (int place = 0; place < MEMORY; place += PAGE) {
                    memory[place]++;
                }
            }
        }
    }

    /** Returns a length that is distributed exponentially. */
    private long nanoseconds(double mean) {
        return (long) (-1e9 * mean * Math.log(1 - random.nextDouble()));
    }
}
