package org.openjdk.jmh.dynreconf.criteria.vector;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.Judge;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.Phase;
import org.openjdk.jmh.dynreconf.criteria.StabilityCriterion;
import org.openjdk.jmh.dynreconf.criteria.Threshold;

/**
 * Assigns a stability value to sets of measurements and judges a vector of such values: over a window of the warmup
 * (Eq. 1 of FSE'20), and over the forks (Eq. 2). It judges warmups and forks, not measurements.
 */
public abstract class VectorCriterion implements StabilityCriterion {

    private final String name;
    private final String description;
    private final StabilityFunction function;
    private final Threshold threshold;
    private final List<CriterionOption> options;

    /**
     * Creates a criterion.
     *
     * @param name             that users type
     * @param description      one line
     * @param function         reduces the vector to the figure that is compared with the threshold
     * @param defaultThreshold the threshold unless the user sets one
     * @param options          that users can set
     */
    protected VectorCriterion(String name, String description, StabilityFunction function, double defaultThreshold,
                              CriterionOption... options) {
        this.name = Objects.requireNonNull(name, "name");
        this.description = Objects.requireNonNull(description, "description");
        this.function = function;
        this.threshold = function.threshold(defaultThreshold);
        this.options = Collections.unmodifiableList(Arrays.asList(options.clone()));
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String description() {
        return description;
    }

    @Override
    public final List<CriterionOption> options() {
        return options;
    }

    @Override
    public final Threshold threshold() {
        return threshold;
    }

    @Override
    public final boolean judges(Phase phase) {
        return phase != Phase.MEASUREMENT;
    }

    @Override
    public final Judge judge(JudgeSetup setup) {
        return judge(stabilityValue(setup).incremental(), setup);
    }

    private <D> Judge judge(IncrementalStability<D> stability, JudgeSetup setup) {
        return new VectorJudge<>(function, threshold, stability, setup);
    }

    /**
     * {@return a new computation for one benchmark}
     *
     * @param setup options, and the seed of random numbers
     */
    protected abstract StabilityValue stabilityValue(JudgeSetup setup);
}
