package org.openjdk.jmh.runner.options;

import java.util.Collection;
import java.util.Collections;
import org.openjdk.jmh.util.Optional;

/** The part of {@link Options} that concerns the comparison with stored results. */
public interface ComparisonOptions {

    /**
     * Returns the files of results with which those of the run are compared.
     *
     * @return names of files in JMH's JSON format, or patterns of such names; empty where nothing is compared
     */
    default Collection<String> getBaselines() {
        return Collections.emptyList();
    }

    /**
     * Returns the smallest change that matters.
     *
     * @return a share from 0 to below 1: 0.03 stands for 3 %
     */
    default Optional<Double> getComparisonTolerance() {
        return Optional.none();
    }

    /**
     * Returns the files that the comparison is written to.
     *
     * @return names that end in .md, .json, .xml or .html
     */
    default Collection<String> getComparisonReports() {
        return Collections.emptyList();
    }
}
