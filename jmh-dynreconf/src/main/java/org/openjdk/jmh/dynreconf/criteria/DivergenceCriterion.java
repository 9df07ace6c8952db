package org.openjdk.jmh.dynreconf.criteria;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Kullback-Leibler divergence between the measurements without and with the newest (FSE'20, section 4.2.3). */
final class DivergenceCriterion implements StabilityCriterion {

    private static final String POINTS = "points";
    private static final String FINEST = "finest";
    private static final String COARSEST = "coarsest";

    @Override
    public String name() {
        return "kld";
    }

    @Override
    public List<String> aliases() {
        return Collections.singletonList("divergence");
    }

    @Override
    public String description() {
        return "Kullback-Leibler divergence: the newest measurement leaves the distribution the same";
    }

    /**
     * The points are those of FSE'20, section 5.3.2. The others are additions for iterations that give scores: their
     * defaults are the thresholds of the paper's other two criteria, 1 % and 3 %.
     */
    @Override
    public List<CriterionOption> options() {
        return Arrays.asList(
                CriterionOption.integer(POINTS, 1000, 10, 100_000, "strips on which densities are compared"),
                CriterionOption.number(FINEST, 0.01, 0, 1,
                        "relative difference below which two scores are always the same"),
                CriterionOption.number(COARSEST, 0.03, 0, 1,
                        "relative difference above which two scores are never the same by noise alone"));
    }

    /** From FSE'20, section 5.3.2. */
    @Override
    public double defaultThreshold() {
        return 0.99;
    }

    @Override
    public StabilityFunction stabilityFunction() {
        return StabilityFunction.PROBABILITY;
    }

    @Override
    public StabilityValue stabilityValue(CriterionOptions options) {
        return new Divergence(options.integer(POINTS), options.number(FINEST),
                options.number(COARSEST));
    }
}
