package org.openjdk.jmh.dynreconf.statistics;

/**
 * Reproducible random numbers, the same on every platform and Java version; not thread safe.
 *
 * <p>The generator is xoshiro256++ (Blackman and Vigna, "Scrambled linear pseudorandom number generators", ACM TOMS
 * 47(4), 2021, section 10), its state seeded by SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
 * generators", OOPSLA 2014, figure 16), as the authors of the former recommend. {@code java.util.Random} is several
 * times slower, and {@code java.util.SplittableRandom} does not promise its algorithm.
 */
public final class RandomStream {

    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;
    private static final double DOUBLE_UNIT = 0x1.0p-53;

    private long s0;
    private long s1;
    private long s2;
    private long s3;

    /**
     * Creates a stream of its own for each seed.
     *
     * @param seed any number
     */
    @SuppressWarnings("ConstantOverflow") // Multiples of the increment are taken modulo 2^64.
    public RandomStream(long seed) {
        s0 = mix(seed + GOLDEN_GAMMA);
        s1 = mix(seed + 2 * GOLDEN_GAMMA);
        s2 = mix(seed + 3 * GOLDEN_GAMMA);
        s3 = mix(seed + 4 * GOLDEN_GAMMA);
    }

    /** SplitMix64's output function; a bijection, so the four state words cannot all be zero. */
    private static long mix(long state) {
        long z = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    /** {@return the next 64 random bits} */
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

    /** {@return a number from the uniform distribution: a multiple of 2<sup>−53</sup>, 0 included, 1 excluded} */
    public double nextDouble() {
        return (nextLong() >>> 11) * DOUBLE_UNIT;
    }

    /**
     * Returns an index from a uniform distribution, by multiplication without rejection: no index is more or less
     * probable than another by more than bound / 2<sup>32</sup> of its probability.
     *
     * @param bound 1 or more
     * @return from 0 to bound exclusive
     */
    public int nextInt(int bound) {
        return scale((int) (nextLong() >>> 32), bound);
    }

    /**
     * Maps 32 random bits onto an index.
     *
     * @param bits  any number
     * @param bound 1 or more
     * @return from 0 to bound exclusive
     */
    static int scale(int bits, int bound) {
        return (int) (((bits & 0xFFFFFFFFL) * bound) >>> 32);
    }
}
