package org.openjdk.jmh.runner.options;

import java.util.Collection;
import java.util.Collections;
import org.openjdk.jmh.util.Optional;

/** The part of {@link Options} that concerns assertions on performance. */
public interface AssertionOptions {

    /**
     * Returns the files that judged assertions are written to.
     *
     * @return names that end in .json, .xml or .html
     */
    default Collection<String> getAssertionReports() {
        return Collections.emptyList();
    }

    /**
     * Returns what {@code <=} means between measurements.
     *
     * @return name of an interpretation
     */
    default Optional<String> getInterpretation() {
        return Optional.none();
    }
}
