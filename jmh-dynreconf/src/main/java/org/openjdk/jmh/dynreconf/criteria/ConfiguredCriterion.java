package org.openjdk.jmh.dynreconf.criteria;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** Holds a criterion with its options and its threshold; immutable. */
public final class ConfiguredCriterion {

    private final StabilityCriterion criterion;
    private final CriterionOptions options;
    private final double threshold;

    private ConfiguredCriterion(StabilityCriterion criterion, CriterionOptions options, double threshold) {
        this.criterion = criterion;
        this.options = options;
        this.threshold = threshold;
    }

    /**
     * {@return a criterion with its default options and threshold}
     *
     * @param criterion the criterion
     * @throws CriterionException if its own defaults contradict each other
     */
    public static ConfiguredCriterion of(StabilityCriterion criterion) {
        return of(criterion, Collections.emptyMap());
    }

    /**
     * {@return a criterion with some options set and its default threshold}
     *
     * @param criterion the criterion
     * @param options   values by option name
     * @throws CriterionException if the criterion has no such option, or does not accept the value
     */
    public static ConfiguredCriterion of(StabilityCriterion criterion, Map<String, String> options) {
        Objects.requireNonNull(criterion, "criterion");
        return new ConfiguredCriterion(criterion, CriterionOptions.of(criterion, options), 0)
                .withThreshold(criterion.threshold().byDefault());
    }

    /**
     * {@return a copy with another threshold}
     *
     * @param newThreshold a number that the criterion accepts
     * @throws CriterionException if the threshold is out of range or NaN
     */
    public ConfiguredCriterion withThreshold(double newThreshold) {
        if (!criterion.threshold().accepts(newThreshold)) {
            throw new CriterionException("threshold " + newThreshold + " of criterion " + name()
                    + " is out of range: " + criterion.threshold().range());
        }
        return new ConfiguredCriterion(criterion, options, newThreshold);
    }

    /** {@return the name of the criterion, never an alias} */
    public String name() {
        return criterion.name();
    }

    /** {@return the criterion} */
    public StabilityCriterion criterion() {
        return criterion;
    }

    /** {@return a value for each option of the criterion} */
    public CriterionOptions options() {
        return options;
    }

    /** {@return the threshold, which the criterion accepts} */
    public double threshold() {
        return threshold;
    }

    /** Returns the text that a user would type, with options that differ from their defaults, and the threshold. */
    @Override
    public String toString() {
        String changed = criterion.options().stream()
                .filter(o -> !o.defaultValue().equals(options.text(o.name())))
                .map(o -> o.name() + "=" + options.text(o.name()))
                .collect(Collectors.joining(","));
        return name() + (changed.isEmpty() ? "" : ":" + changed) + " (threshold " + threshold + ")";
    }
}
