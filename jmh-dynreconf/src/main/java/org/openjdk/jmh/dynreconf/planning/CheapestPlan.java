package org.openjdk.jmh.dynreconf.planning;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Searches the cheapest plan of one benchmark. Power is expensive to compute, so the search starts near the optimum of
 * Kalibera and Jones. For each other number of iterations, it first checks whether as many forks as would be cheaper
 * suffice. It ends when the minimum number of forks alone costs too much.
 */
final class CheapestPlan {

    private static final int MAX_ITERATIONS = 10_000;

    private final Planner planner;
    private final VarianceComponents baseline;
    private final VarianceComponents candidate;
    private final Costs costs;
    private @Nullable Plan best;

    CheapestPlan(Planner planner, VarianceComponents baseline, VarianceComponents candidate, Costs costs) {
        this.planner = planner;
        this.baseline = baseline;
        this.candidate = candidate;
        this.costs = costs;
    }

    Optional<Plan> cheapest() {
        int always = planner.atLeast(baseline.betweenForks() + candidate.betweenForks());
        int first = Math.min(MAX_ITERATIONS, new VarianceComponents(baseline.betweenForks() + candidate.betweenForks(),
                baseline.withinForks() + candidate.withinForks()).optimalIterations(costs));
        tryIterations(first);
        if (best == null && !planner.isEnough(Planner.MAX_FORKS, baseline.betweenForks(), candidate.betweenForks())) {
            return Optional.empty();
        }
        for (int iterations = 1; iterations <= MAX_ITERATIONS && !isTooMuch(always, iterations); iterations++) {
            if (iterations != first) {
                tryIterations(iterations);
            }
        }
        return Optional.ofNullable(best).map(this::withPower);
    }

    private Plan withPower(Plan plan) {
        double power = planner.power(plan.forks(), baseline.ofForkMean(plan.iterations()),
                candidate.ofForkMean(plan.iterations()));
        return new Plan(plan.forks(), plan.iterations(), power, plan.seconds());
    }

    private boolean isTooMuch(int forks, int iterations) {
        return best != null && !isCheaper(best, forks, iterations);
    }

    private boolean isCheaper(Plan than, int forks, int iterations) {
        double seconds = seconds(forks, iterations);
        return seconds < than.seconds() || seconds == than.seconds() && iterations < than.iterations();
    }

    /** Returns the cost of both sides. */
    private double seconds(int forks, int iterations) {
        return 2 * costs.of(forks, iterations);
    }

    private void tryIterations(int iterations) {
        double before = baseline.ofForkMean(iterations);
        double after = candidate.ofForkMean(iterations);
        int atLeast = planner.atLeast(before + after);
        int atMost = atMost(iterations);
        if (atLeast <= atMost && (best == null || planner.isEnough(atMost, before, after))) {
            int forks = fewestForks(atLeast, atMost, before, after);
            if (forks <= atMost) {
                best = new Plan(forks, iterations, Double.NaN, seconds(forks, iterations));
            }
        }
    }

    /** Returns the maximum number of forks that are cheaper than the best plan; 1 or less if two are not. */
    private int atMost(int iterations) {
        if (best == null) {
            return Planner.MAX_FORKS;
        }
        int forks = (int) Math.min(Planner.MAX_FORKS, best.seconds() / seconds(1, iterations) + 1);
        while (forks > 1 && !isCheaper(best, forks, iterations)) {
            forks--;
        }
        return forks;
    }

    /**
     * Searches from the likely number in growing steps until both too few and enough are known, then by bisection;
     * returns more than {@code atMost} if none suffices.
     */
    private int fewestForks(int atLeast, int atMost, double before, double after) {
        int tooFew = atLeast - 1;
        int enough = atMost + 1;
        int forks = Math.min(atMost, planner.likely(atLeast, before, after));
        for (int step = 1; enough - tooFew > 1; step *= 2) {
            boolean isEnough = planner.isEnough(forks, before, after);
            if (isEnough) {
                enough = forks;
            } else {
                tooFew = forks;
            }
            int next = isEnough ? forks - step : forks + step;
            forks = tooFew < next && next < enough ? next : (tooFew + enough) / 2;
        }
        return enough;
    }
}
