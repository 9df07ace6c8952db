package org.openjdk.jmh.dynreconf.criteria;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Kullback-Leibler divergence between the measurements without and with the newest (FSE'20, section 4.2.3). */
final class DivergenceCriterion implements StabilityCriterion {

    private static final String POINTS = "points";
    private static final String RESOLUTION = "resolution";

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

    /** The points are those of FSE'20, section 5.3.2; the resolution is an addition for runs with few scores. */
    @Override
    public List<CriterionOption> options() {
        return Arrays.asList(
                CriterionOption.integer(POINTS, 1000, 10, 100_000, "strips on which densities are compared"),
                CriterionOption.number(RESOLUTION, 0.03, 0, 1,
                        "relative difference below which two scores count as the same, where iterations give scores"));
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
        return new Divergence(options.integer(POINTS), options.number(RESOLUTION));
    }
}
