package org.openjdk.jmh.dynreconf.statistics;

/**
 * Generates random numbers that are the same on every platform and Java version; not thread-safe.
 *
 * <p>The generator is xoshiro256++ (Blackman and Vigna, "Scrambled linear pseudorandom number generators", ACM TOMS
 * 47(4), 2021, section 10), with its state seeded by SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom
 * number generators", OOPSLA 2014, figure 16), as its authors recommend. {@code java.util.Random} is several times
 * slower, and {@code java.util.SplittableRandom} does not guarantee its algorithm.
 */
public final class RandomStream {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final double DOUBLE_UNIT = 0x1.0p-53;

    private long s0;
    private long s1;
    private long s2;
    private long s3;

    @SuppressWarnings("ConstantOverflow") // Multiples of the increment are taken modulo 2^64.
    public RandomStream(long seed) {
        s0 = mix(seed + GOLDEN_GAMMA);
        s1 = mix(seed + 2 * GOLDEN_GAMMA);
        s2 = mix(seed + 3 * GOLDEN_GAMMA);
        s3 = mix(seed + 4 * GOLDEN_GAMMA);
    }

    /** Computes the output function of SplitMix64; a bijection, so the four state words cannot all be zero. */
    private static long mix(long state) {
        long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** Returns the next 64 random bits. */
    public long nextLong() {
        long result = Long.rotateLeft(s0 + s3, 23) + s0;
        long t = s1 << 17;
        s2 ^= s0;
        s3 ^= s1;
        s1 ^= s2;
        s0 ^= s3;
        s2 ^= t;
        s3 = Long.rotateLeft(s3, 45);
        return result;
    }

    /** Returns a number from the uniform distribution: a multiple of 2<sup>−53</sup>, 0 included, 1 excluded. */
    public double nextDouble() {
        return (nextLong() >>> 11) * DOUBLE_UNIT;
    }

    /** Permutes the values from index {@code from} to before {@code to} at random (Fisher and Yates). */
    void shuffle(double[] values, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int j = from + nextInt(i - from + 1);
            double moved = values[i];
            values[i] = values[j];
            values[j] = moved;
        }
    }

    /**
     * Returns an index from 0 to before the bound (1 or more), by multiplication without rejection: probabilities
     * differ by at most bound / 2<sup>32</sup> of themselves.
     */
    public int nextInt(int bound) {
        return scale((int) (nextLong() >>> 32), bound);
    }

    /** Maps 32 random bits to an index from 0 to before the bound (1 or more). */
    static int scale(int bits, int bound) {
        return (int) (((bits & 0xFFFFFFFFL) * bound) >>> 32);
    }
}
