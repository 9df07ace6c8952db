package org.openjdk.jmh.dynreconf.comparison;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** The methods that there are. */
public final class ComparisonMethods {

    private static final List<ComparisonMethod> ALL = Collections.unmodifiableList(Arrays.asList(
            new WelchMethod(), new StudentMethod(), new BootstrapMethod(), new MannWhitneyMethod()));

    private ComparisonMethods() {
    }

    /** {@return all methods that users can name, the default first} */
    public static List<ComparisonMethod> all() {
        return ALL;
    }

    /** {@return the default, {@code welch}: Welch's interval of the logarithms of fork means} */
    public static ComparisonMethod standard() {
        return ALL.get(0);
    }

    /**
     * {@return the method {@code paired}, Student's interval of differences of logarithms, for forks that ran in pairs;
     * it needs as many forks of either side, in the order of pairs} It is none of {@link #all()}, as stored results do
     * not have the pairs.
     */
    public static ComparisonMethod paired() {
        return new PairedMethod(false);
    }

    /**
     * {@return the method {@code trimmed}, the same for counted forks: from five pairs on, the lowest and the highest
     * fifth are dropped}
     */
    public static ComparisonMethod trimmedPairs() {
        return new PairedMethod(true);
    }

    /**
     * Returns the method for forks that ran in pairs, whatever was requested.
     *
     * @param wanted a method
     * @return it, if it is one of pairs; else {@link #paired()}
     */
    public static ComparisonMethod ofPairs(ComparisonMethod wanted) {
        return wanted instanceof PairedMethod ? wanted : paired();
    }

    /**
     * Returns the default method for a benchmark whose fork variation is known from earlier runs, which is used unless
     * the forks of both sides vary more. It has the name of the default.
     *
     * @param variation the standard deviation of logarithms of fork means within earlier runs
     * @param freedom   its degrees of freedom: the forks of these runs less their number
     * @return the method, which is the default itself if that is too little data
     */
    public static ComparisonMethod knowing(double variation, int freedom) {
        return variation > 0 && freedom >= KnownVarianceMethod.LEAST_FREEDOM
                ? new KnownVarianceMethod(standard(), variation, freedom) : standard();
    }

    /**
     * Returns a method by its name.
     *
     * @param name one of {@code welch}, {@code student}, {@code bootstrap} and {@code mann-whitney}
     * @throws IllegalArgumentException if there is none of that name
     */
    public static ComparisonMethod named(String name) {
        return ALL.stream().filter(method -> method.name().equals(name)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("unknown comparison method '" + name + "'; known: "
                        + ALL.stream().map(ComparisonMethod::name).collect(Collectors.joining(", "))));
    }
}
