package org.openjdk.jmh.bench.trends;

import java.util.random.RandomGenerator;

/** How nights of a history depend on each other. Each night alone is normal, with mean 0 and standard deviation 1. */
enum MadeNights {

    INDEPENDENT("not", 0, 0),
    HARDLY("AR 0.3", 0.3, 0),
    CLEARLY("AR 0.5", 0.5, 0),
    MUCH("AR 0.7", 0.7, 0),
    WEEKS("weeks, 0.5 : 1", 0, 0.5),
    STRONG_WEEKS("weeks, 1 : 1", 0, 1);

    private static final int WEEK = 7;

    private final String words;
    /** Of each night on the one before it. */
    private final double coefficient;
    /** By how much weeks deviate where nights of a week deviate by 1. */
    private final double weekLevels;

    MadeNights(String words, double coefficient, double weekLevels) {
        this.words = words;
        this.coefficient = coefficient;
        this.weekLevels = weekLevels;
    }

    /** Nights in their order. */
    double[] draw(int count, RandomGenerator random) {
        return weekLevels > 0 ? weeks(count, random) : autoregressive(count, random);
    }

    /** As it stands in a table. */
    String words() {
        return words;
    }

    private double[] autoregressive(int count, RandomGenerator random) {
        double[] nights = new double[count];
        nights[0] = random.nextGaussian();
        for (int i = 1; i < count; i++) {
            nights[i] = coefficient * nights[i - 1]
                    + Math.sqrt(1 - coefficient * coefficient) * random.nextGaussian();
        }
        return nights;
    }

    /** A level for each week; the first week is a part of one. */
    private double[] weeks(int count, RandomGenerator random) {
        double[] nights = new double[count];
        int day = random.nextInt(WEEK);
        double level = random.nextGaussian();
        for (int i = 0; i < count; i++) {
            level = (day + i) % WEEK == 0 ? random.nextGaussian() : level;
            nights[i] = (weekLevels * level + random.nextGaussian()) / Math.hypot(weekLevels, 1);
        }
        return nights;
    }
}
