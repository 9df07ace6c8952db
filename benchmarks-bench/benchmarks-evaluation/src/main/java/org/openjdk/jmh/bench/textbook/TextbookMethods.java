package org.openjdk.jmh.bench.textbook;

import java.util.List;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethod;
import org.openjdk.jmh.dynreconf.comparison.ComparisonMethods;

/** Lists methods to estimate a ratio by their names: the product's two, and two from textbooks to compare them with. */
public final class TextbookMethods {

    private static final List<ComparisonMethod> ALL = List.of(ComparisonMethods.standard(), new StudentMethod(),
            ComparisonMethods.bootstrap(), new MannWhitneyMethod());

    private TextbookMethods() {
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
