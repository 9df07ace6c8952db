package org.openjdk.jmh.ab.inside;

import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.catalog.CriteriaText;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.runner.RunnerException;

/** The stability criteria of a jar; only where it was built with this project's JMH. */
final class KnownCriteria {

    private KnownCriteria() {
    }

    /**
     * Checks criteria.
     *
     * @param candidates criteria, perhaps with '@' and thresholds
     * @throws RunnerException if one is not known
     */
    static void check(List<String> candidates) throws RunnerException {
        try {
            StabilityCriteria known = StabilityCriteria.load(KnownCriteria.class.getClassLoader());
            candidates.forEach(candidate -> CriteriaText.of(candidate).among(known));
        } catch (CriterionException e) {
            throw new RunnerException(e.getMessage());
        }
    }
}
