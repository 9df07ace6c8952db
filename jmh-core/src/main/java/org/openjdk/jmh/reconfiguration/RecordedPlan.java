package org.openjdk.jmh.reconfiguration;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.dynreconf.criteria.ConfiguredCriterion;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The serializable form of a plan, for readers of a journal that have neither the options of the run nor its
 * benchmarks.
 */
final class RecordedPlan implements Serializable {

    private static final long serialVersionUID = 1L;

    private final List<Criterion> criteria = new ArrayList<>();
    private final int window;
    private final int forkWindow;
    private final Integer warmupMin;
    private final Integer forkMin;
    private final Integer warmupForkMin;
    private final TimeValue timeout;
    private final boolean namesAreFlags;
    private final boolean ownTime;

    /** Minima are null if they were not set. */
    RecordedPlan(List<ConfiguredCriterion> criteria, int window, int forkWindow, Integer warmupMin, Integer forkMin,
                 Integer warmupForkMin, TimeValue timeout, boolean namesAreFlags, boolean ownTime) {
        criteria.forEach(criterion -> this.criteria.add(new Criterion(criterion)));
        this.window = window;
        this.forkWindow = forkWindow;
        this.warmupMin = warmupMin;
        this.forkMin = forkMin;
        this.warmupForkMin = warmupForkMin;
        this.timeout = timeout;
        this.namesAreFlags = namesAreFlags;
        this.ownTime = ownTime;
    }

    /**
     * Restores the plan. Throws if {@code known} lacks a criterion of the plan, or has a different one of that name.
     */
    ReconfigurationPlan plan(StabilityCriteria known) {
        List<ConfiguredCriterion> found = new ArrayList<>();
        criteria.forEach(criterion -> found.add(criterion.among(known)));
        return new ReconfigurationPlan(found, SourcedValue.byDefault(window), SourcedValue.byDefault(forkWindow),
                located(warmupMin), located(forkMin), located(warmupForkMin), timeout, new OptionNames(namesAreFlags),
                Collections.emptyList()).inOwnTime(ownTime);
    }

    private static SourcedValue<Integer> located(Integer minimum) {
        return minimum == null ? null : SourcedValue.byDefault(minimum);
    }

    private static final class Criterion implements Serializable {

        private static final long serialVersionUID = 1L;

        private final String name;
        private final Map<String, String> options;
        private final double threshold;

        Criterion(ConfiguredCriterion criterion) {
            name = criterion.name();
            options = new LinkedHashMap<>(criterion.options().asMap());
            threshold = criterion.threshold();
        }

        ConfiguredCriterion among(StabilityCriteria known) {
            return ConfiguredCriterion.of(known.find(name), options).withThreshold(threshold);
        }
    }
}
