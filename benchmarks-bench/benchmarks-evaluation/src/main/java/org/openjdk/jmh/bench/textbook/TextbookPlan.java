package org.openjdk.jmh.bench.textbook;

import org.openjdk.jmh.dynreconf.planning.Costs;
import org.openjdk.jmh.dynreconf.planning.Planner;
import org.openjdk.jmh.dynreconf.planning.VarianceComponents;

/** The cheapest plan by trying all numbers of iterations, and for each of them one fork more until there are enough. */
public final class TextbookPlan {

    private TextbookPlan() {
    }

    /** Forks and iterations; a plan exists. */
    public static int[] cheapest(Planner planner, double power, VarianceComponents baseline,
                                 VarianceComponents candidate, Costs costs) {
        int[] best = null;
        for (int iterations = 1; best == null || costs.of(2, iterations) < costs.of(best[0], best[1]); iterations++) {
            int forks = 2;
            while (forks <= Planner.MAX_FORKS && planner.power(forks, baseline.ofForkMean(iterations),
                    candidate.ofForkMean(iterations)) < power) {
                forks++;
            }
            if (forks <= Planner.MAX_FORKS
                    && (best == null || costs.of(forks, iterations) < costs.of(best[0], best[1]))) {
                best = new int[] {forks, iterations};
            }
        }
        return best;
    }
}
