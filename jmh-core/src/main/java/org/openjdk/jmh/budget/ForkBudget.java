package org.openjdk.jmh.budget;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.openjdk.jmh.dynreconf.scheduling.BudgetSchedule;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** Spends the budget of a run of one side on results that are as precise as possible. */
public final class ForkBudget extends RunBudget {

    private static final double PERCENT = 100;

    private final BudgetSchedule schedule;
    private final double tolerance;
    private final IntPredicate isJudged;

    /**
     * @param seconds   of the budget
     * @param names     of the benchmarks, by their numbers in the schedule
     * @param tolerance half-width of an interval that is precise enough, as a share: 0.03 is 3 %
     * @param isJudged  whether a benchmark's own criterion judges how precise it is, so that no list of this budget does
     */
    public ForkBudget(double seconds, List<String> names, BudgetSchedule schedule, double tolerance,
                      IntPredicate isJudged) {
        super(seconds, names, "result");
        this.schedule = schedule;
        this.tolerance = tolerance;
        this.isJudged = isJudged;
    }

    /** Rejects a run if this budget is too short for any benchmark. */
    public void checkThatOneFits(double seconds) throws BudgetException {
        if (!names().isEmpty() && numbers().allMatch(number -> firstSeconds(number) > seconds)) {
            throw tooShort("");
        }
    }

    @Override
    public BudgetSchedule schedule() {
        return schedule;
    }

    @Override
    public double longestSeconds(int number) {
        return schedule.longestSeconds(number);
    }

    @Override
    protected String firstRound() {
        return "one fork of each takes up to";
    }

    @Override
    protected double firstSeconds(int number) {
        return schedule.expectedSeconds(number);
    }

    @Override
    protected List<Integer> unfit() {
        return schedule.unmeasured();
    }

    @Override
    public Set<Integer> unmeasured() {
        Set<Integer> left = new TreeSet<>(schedule.unmeasured());
        cut.stream().filter(number -> schedule.forks(number) == 0).forEach(left::add);
        return left;
    }

    @Override
    protected String done() {
        return Nouns.count(numbers().map(schedule::forks).sum(), "fork");
    }

    @Override
    protected List<String> open() {
        List<Integer> imprecise = numbers().filter(this::isImprecise).boxed()
                .sorted(Comparator.comparingDouble((Integer number) -> -schedule.halfWidth(number)))
                .collect(Collectors.toList());
        List<String> lines = new ArrayList<>();
        if (!imprecise.isEmpty()) {
            lines.add("# " + Nouns.count(imprecise.size(), "benchmark") + " stayed less precise than ± "
                    + Math.round(PERCENT * tolerance) + " % ("
                    + Math.round(PERCENT * BudgetSchedule.CONFIDENCE) + " % interval of the mean of forks):");
            lines.addAll(BudgetRows.of(imprecise, this::halfWidth, names()));
        }
        return lines;
    }

    private boolean isImprecise(int number) {
        return !isJudged.test(number) && schedule.forks(number) > 0 && !(schedule.halfWidth(number) <= tolerance);
    }

    private String halfWidth(int number) {
        double width = schedule.halfWidth(number);
        return Double.isInfinite(width) || Double.isNaN(width) ? Nouns.count(schedule.forks(number), "fork")
                : String.format(Locale.ROOT, "± %.1f %%", PERCENT * width);
    }
}
