package org.openjdk.jmh.bench.trends;

import java.util.random.RandomGenerator;

/** How nights of a history depend on each other. Each night alone is normal, with mean 0 and standard deviation 1. */
enum MadeNights {

    INDEPENDENT("not") {
        @Override
        double[] draw(int count, RandomGenerator random) {
            return autoregressive(count, 0, random);
        }
    },
    HARDLY("AR 0.3") {
        @Override
        double[] draw(int count, RandomGenerator random) {
            return autoregressive(count, 0.3, random);
        }
    },
    CLEARLY("AR 0.5") {
        @Override
        double[] draw(int count, RandomGenerator random) {
            return autoregressive(count, 0.5, random);
        }
    },
    MUCH("AR 0.7") {
        @Override
        double[] draw(int count, RandomGenerator random) {
            return autoregressive(count, 0.7, random);
        }
    },
    WEEKS("weeks, 0.5 : 1") {
        @Override
        double[] draw(int count, RandomGenerator random) {
            return weeks(count, 0.5, random);
        }
    },
    STRONG_WEEKS("weeks, 1 : 1") {
        @Override
        double[] draw(int count, RandomGenerator random) {
            return weeks(count, 1, random);
        }
    };

    private static final int WEEK = 7;

    private final String words;

    MadeNights(String words) {
        this.words = words;
    }

    /** Nights in their order. */
    abstract double[] draw(int count, RandomGenerator random);

    /** As it stands in a table. */
    String words() {
        return words;
    }

    private static double[] autoregressive(int count, double coefficient, RandomGenerator random) {
        double[] nights = new double[count];
        nights[0] = random.nextGaussian();
        for (int i = 1; i < count; i++) {
            nights[i] = coefficient * nights[i - 1]
                    + Math.sqrt(1 - coefficient * coefficient) * random.nextGaussian();
        }
        return nights;
    }

    /** A level for each week, which deviates by so much where nights of a week deviate by 1; the first week is a part of one. */
    private static double[] weeks(int count, double levels, RandomGenerator random) {
        double[] nights = new double[count];
        int day = random.nextInt(WEEK);
        double level = random.nextGaussian();
        for (int i = 0; i < count; i++) {
            level = (day + i) % WEEK == 0 ? random.nextGaussian() : level;
            nights[i] = (levels * level + random.nextGaussian()) / Math.hypot(levels, 1);
        }
        return nights;
    }
}
