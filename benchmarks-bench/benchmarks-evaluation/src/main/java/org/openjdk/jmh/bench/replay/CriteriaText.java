package org.openjdk.jmh.bench.replay;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.criteria.catalog.Thresholds;

/**
 * Criteria with their thresholds in one text, for tools that take several of them: {@code kld}, {@code cv@0.02} or
 * {@code cv,kld@0.01,0.95}; immutable.
 */
public final class CriteriaText {

    private final String criteria;
    private final List<String> thresholds;

    private CriteriaText(String criteria, List<String> thresholds) {
        this.criteria = criteria;
        this.thresholds = thresholds;
    }

    /**
     * Splits a text.
     *
     * @param text criteria as {@link StabilityCriteria#parse} reads them, then perhaps '@' and a threshold for each
     * @return its parts, whatever they are
     */
    public static CriteriaText of(String text) {
        int at = text.lastIndexOf('@');
        return at < 0 ? new CriteriaText(text, Collections.emptyList())
                : new CriteriaText(text.substring(0, at), Arrays.asList(text.substring(at + 1).split(",", -1)));
    }

    /** {@return the criteria as they were typed} */
    public String criteria() {
        return criteria;
    }

    /** {@return the thresholds as they were typed; empty if there are none} */
    public List<String> thresholds() {
        return Collections.unmodifiableList(thresholds);
    }

    /**
     * Returns the criteria of the text.
     *
     * @param known the criteria that there are
     * @return the criteria with these thresholds, or with their defaults
     * @throws org.openjdk.jmh.dynreconf.criteria.CriterionException if a criterion is unknown, or an option or
     *                                                               threshold not accepted
     */
    public List<ConfiguredCriterion> among(StabilityCriteria known) {
        List<ConfiguredCriterion> parsed = known.parse(criteria);
        return thresholds.isEmpty() ? parsed : Thresholds.set(parsed, Thresholds.parse(String.join(",", thresholds)));
    }
}
