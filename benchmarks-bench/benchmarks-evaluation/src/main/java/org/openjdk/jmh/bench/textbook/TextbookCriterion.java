package org.openjdk.jmh.bench.textbook;

import java.util.random.RandomGenerator;

/** A stability criterion. Data are invocations in iterations in forks. */
public interface TextbookCriterion {

    /**
     * The stability value of some data.
     *
     * @param before the same data without the newest element, empty where there is only one
     * @param now    the data
     * @return NaN where it is not defined
     */
    double value(double[][][] before, double[][][] now);

    /** Whether the vector of values, the defined ones, says that the data are stable. */
    boolean isStable(double[] vector);

    /** The criterion of a name, with the engine's defaults. */
    static TextbookCriterion named(String name, RandomGenerator random) {
        return switch (name) {
            case "cv" -> new TextbookVariation(0.01);
            case "rciw" -> new TextbookIntervalWidth(1000, 0.99, 0.03, random);
            case "kld" -> new TextbookDivergence(1000, 0.99);
            default -> throw new IllegalArgumentException("no textbook has the criterion " + name);
        };
    }
}
