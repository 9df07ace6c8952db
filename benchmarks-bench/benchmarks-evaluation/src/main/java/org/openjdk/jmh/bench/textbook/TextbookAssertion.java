package org.openjdk.jmh.bench.textbook;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.distribution.TDistribution;
import org.openjdk.jmh.dynreconf.assertions.interpretation.Truth;

/**
 * An assertion {@code a <= f * b}, or the same for all values of a parameter, read by a regular expression. It is judged by
 * looking for its benchmarks among all results.
 *
 * @param variable of the quantifier, empty without one
 * @param values   that it has, a single empty one without quantifier
 * @param left     benchmark
 * @param factor   of the right side
 * @param right    benchmark
 */
public record TextbookAssertion(String variable, List<String> values, String left, double factor, String right) {

    private static final Pattern QUANTIFIER = Pattern.compile("\\s*forall\\s+(\\w+)\\s+in\\s*\\{([^}]*)}\\s*:(.*)");
    private static final Pattern RELATION = Pattern.compile(
            "\\s*(\\w+)(?:\\(\\w+\\))?\\s*<=\\s*(\\d+(?:\\.\\d+)?)\\s*\\*\\s*(\\w+)(?:\\(\\w+\\))?\\s*");

    /**
     * A stored result.
     *
     * @param benchmark qualified name
     * @param parameter value of its only parameter, empty without one
     * @param forks     means of the forks
     */
    public record Result(String benchmark, String parameter, double[] forks) {
    }

    /** Reads a formula of one of both kinds. */
    public static TextbookAssertion parse(String text) {
        Matcher quantifier = QUANTIFIER.matcher(text);
        boolean quantified = quantifier.matches();
        Matcher relation = RELATION.matcher(quantified ? quantifier.group(3) : text);
        if (!relation.matches()) {
            throw new IllegalArgumentException(text);
        }
        return new TextbookAssertion(quantified ? quantifier.group(1) : "",
                quantified ? Arrays.stream(quantifier.group(2).split(",")).map(String::trim).toList() : List.of(""),
                relation.group(1), Double.parseDouble(relation.group(2)), relation.group(3));
    }

    /**
     * Judges by Welch's tests of logarithms: it holds where it does at each value, each tested at the whole level, and fails
     * where it does at one, tested at a level that all values share.
     */
    public Truth judge(String owner, List<Result> results, double level) {
        Truth truth = Truth.HOLDS;
        for (String value : values) {
            truth = truth.and(judge(find(owner + "." + left, value, results), find(owner + "." + right, value, results),
                    level, level / values.size()));
        }
        return truth;
    }

    private static double[] find(String benchmark, String value, List<Result> results) {
        return results.stream().filter(result -> result.benchmark().equals(benchmark)
                && (value.isEmpty() || result.parameter().equals(value))).findFirst().orElseThrow().forks();
    }

    private Truth judge(double[] a, double[] b, double holds, double fails) {
        double[] x = Arrays.stream(a).map(Math::log).toArray();
        double[] y = Arrays.stream(b).map(fork -> Math.log(factor * fork)).toArray();
        double ofX = Math.pow(Basics.standardDeviation(x), 2) / x.length;
        double ofY = Math.pow(Basics.standardDeviation(y), 2) / y.length;
        double freedom = (ofX + ofY) * (ofX + ofY) / (ofX * ofX / (x.length - 1) + ofY * ofY / (y.length - 1));
        double t = (Basics.mean(x) - Basics.mean(y)) / Math.sqrt(ofX + ofY);
        TDistribution student = new TDistribution(freedom);
        return t > student.inverseCumulativeProbability(1 - fails) ? Truth.FAILS
                : t <= student.inverseCumulativeProbability(holds) ? Truth.HOLDS : Truth.UNKNOWN;
    }
}
