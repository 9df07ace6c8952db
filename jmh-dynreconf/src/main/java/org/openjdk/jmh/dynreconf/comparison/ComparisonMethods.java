package org.openjdk.jmh.dynreconf.comparison;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Lists the comparison methods. */
public final class ComparisonMethods {

    private static final List<ComparisonMethod> ALL = Collections.unmodifiableList(Arrays.asList(
            new WelchMethod(), new StudentMethod(), new BootstrapMethod(), new MannWhitneyMethod()));

    private ComparisonMethods() {
    }

    /** Returns all methods that users can name, the default first. */
    public static List<ComparisonMethod> all() {
        return ALL;
    }

    /** Returns the default, {@code welch}: Welch's interval of the logarithms of fork means. */
    public static ComparisonMethod standard() {
        return ALL.get(0);
    }

    /**
     * Returns the method {@code paired}, Student's interval of differences of logarithms, for as many forks of either
     * side in the order of their pairs. It is none of {@link #all()}, because stored results do not have the pairs.
     */
    public static ComparisonMethod paired() {
        return new PairedMethod(false);
    }

    /**
     * Returns the method {@code trimmed} for pairs of counted forks: without the extreme fifths, from five pairs on.
     */
    public static ComparisonMethod trimmedPairs() {
        return new PairedMethod(true);
    }

    /** Returns a method for forks that ran in pairs: the wanted one if it is of that kind, or {@link #paired()}. */
    public static ComparisonMethod ofPairs(ComparisonMethod wanted) {
        return wanted instanceof PairedMethod ? wanted : paired();
    }

    /**
     * Returns the default method for a benchmark whose fork variation is known from earlier runs, which is used unless
     * the forks of a side vary more. It has the name of the default, and is the default with too little data.
     *
     * @param variation the standard deviation of logarithms of fork means within earlier runs
     * @param freedom   its degrees of freedom: the forks of these runs less their number
     */
    public static ComparisonMethod knowing(double variation, int freedom) {
        return variation > 0 && freedom >= KnownVarianceMethod.LEAST_FREEDOM
                ? new KnownVarianceMethod(standard(), variation, freedom) : standard();
    }

    /**
     * Returns a method by its name.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    public static ComparisonMethod named(String name) {
        return ALL.stream().filter(method -> method.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown comparison method '" + name + "'; known: "
                        + ALL.stream().map(ComparisonMethod::name).collect(Collectors.joining(", "))));
    }
}
