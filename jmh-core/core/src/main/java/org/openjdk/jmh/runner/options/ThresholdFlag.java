package org.openjdk.jmh.runner.options;

import java.util.Collection;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.catalog.Thresholds;

/** Thresholds as they are typed. Apart from the other flags, which forks load: they do not load the engine. */
final class ThresholdFlag {

    static final String NAME = "st";

    private ThresholdFlag() {
    }

    static Collection<Double> parse(String text) throws CommandLineOptionException {
        try {
            return Thresholds.parse(text);
        } catch (CriterionException e) {
            throw new CommandLineOptionException(e.getMessage() + " (option -" + NAME + ")");
        }
    }
}
