package org.openjdk.jmh.bench.replay;

import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.CriterionException;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;

/**
 * Criteria that decide together.
 *
 * @param label    as the user typed it
 * @param criteria all of which must hold
 */
public record Candidate(String label, List<ConfiguredCriterion> criteria) {

    /**
     * Reads {@code kld}, {@code cv@0.02} or {@code cv,kld@0.01,0.95}.
     *
     * @param text criteria as the engine reads them, then perhaps '@' and a threshold for each
     * @return the criteria
     * @throws CriterionException if one is unknown, or an option or threshold is not accepted
     */
    public static Candidate parse(String text) {
        return new Candidate(text,
                CriteriaText.of(text).among(StabilityCriteria.load(Candidate.class.getClassLoader())));
    }
}
