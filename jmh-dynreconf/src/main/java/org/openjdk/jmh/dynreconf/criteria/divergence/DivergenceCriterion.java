package org.openjdk.jmh.dynreconf.criteria.divergence;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.openjdk.jmh.dynreconf.criteria.CriterionOption;
import org.openjdk.jmh.dynreconf.criteria.CriterionOptions;
import org.openjdk.jmh.dynreconf.criteria.JudgeSetup;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityFunction;
import org.openjdk.jmh.dynreconf.criteria.vector.StabilityValue;
import org.openjdk.jmh.dynreconf.criteria.vector.VectorCriterion;

/** Judges the Kullback-Leibler divergence of measurements without and with the newest (FSE'20, section 4.2.3). */
public final class DivergenceCriterion extends VectorCriterion {

    private static final String POINTS = "points";
    private static final String FINEST = "finest";
    private static final String COARSEST = "coarsest";

    /** From FSE'20, section 5.3.2. */
    private static final double THRESHOLD = 0.99;

    /**
     * Creates the criterion {@code kld}. The points are those of FSE'20, section 5.3.2. The other options are additions
     * for iterations that give scores: their defaults are the thresholds of the paper's other two criteria, 1 % and 3
     * %.
     */
    public DivergenceCriterion() {
        super("kld", "Kullback-Leibler divergence: the newest measurement does not change the distribution",
                StabilityFunction.PROBABILITY, THRESHOLD,
                CriterionOption.integer(POINTS, 1000, 10, 100_000, "points at which densities are compared"),
                CriterionOption.number(FINEST, 0.01, 0, 1,
                        "relative difference below which two scores are always the same"),
                CriterionOption.number(COARSEST, 0.03, 0, 1,
                        "relative difference above which noise alone cannot explain two scores"));
    }

    @Override
    public List<String> aliases() {
        return Collections.singletonList("divergence");
    }

    @Override
    public Optional<String> contradiction(CriterionOptions options) {
        return options.number(FINEST) <= options.number(COARSEST) ? Optional.empty()
                : Optional.of(FINEST + "=" + options.text(FINEST) + " is above " + COARSEST + "="
                        + options.text(COARSEST) + ": it must be " + options.text(COARSEST) + " or less");
    }

    @Override
    protected StabilityValue stabilityValue(JudgeSetup setup) {
        CriterionOptions options = setup.options();
        return new Divergence(options.integer(POINTS), options.number(FINEST), options.number(COARSEST));
    }
}
