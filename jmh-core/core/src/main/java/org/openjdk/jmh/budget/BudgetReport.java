package org.openjdk.jmh.budget;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.scheduling.BudgetSchedule;
import org.openjdk.jmh.dynreconf.text.Nouns;

/** Says what a budget is enough for: at the start, what may not fit; at the end, what stayed imprecise. */
public final class BudgetReport {

    private static final double PERCENT = 100;

    private final String budget;
    private final List<String> names;
    private final BudgetSchedule schedule;
    private final double tolerance;
    private final Set<Integer> cut = new TreeSet<>();

    /**
     * A report.
     *
     * @param seconds   of the budget
     * @param names     of the benchmarks, by their numbers in the schedule
     * @param schedule  of the run
     * @param tolerance half width of an interval that is precise enough, as a share: 0.03 stands for 3 %
     */
    public BudgetReport(double seconds, List<String> names, BudgetSchedule schedule, double tolerance) {
        this.budget = DurationText.of(seconds);
        this.names = names;
        this.schedule = schedule;
        this.tolerance = tolerance;
    }

    /**
     * What is to be expected, before anything runs.
     *
     * @param used seconds of an interrupted run that goes on; 0 where the run begins
     * @return comments
     */
    public List<String> start(double used) {
        double round = numbers().mapToDouble(schedule::expectedSeconds).sum();
        List<String> lines = new ArrayList<>();
        lines.add("# Budget: " + budget + " for " + Nouns.count(names.size(), "benchmark")
                + "; one fork of each takes up to "
                + DurationText.of(round));
        TimeBudget.usedBefore(used).ifPresent(lines::add);
        List<Integer> left = schedule.unmeasured();
        if (!left.isEmpty()) {
            lines.add(
                    "# " + Nouns.count(left.size(), "benchmark", "does", "do") + " not fit, if all "
                            + "forks take so long; until " + (left.size() == 1 ? "its" : "their") + " first result:");
            lines.addAll(BudgetRows.of(left, this::seconds, names));
        }
        return lines;
    }

    /**
     * A fork of a benchmark has outlasted its time.
     *
     * @param number of the benchmark, which has no further fork
     */
    public void cut(int number) {
        cut.add(number);
    }

    /**
     * What came of it.
     *
     * @param used seconds that have passed
     * @return comments
     */
    public List<String> end(double used) {
        List<String> lines = new ArrayList<>();
        lines.add("# Budget of " + budget + ": " + DurationText.of(used) + " used, "
                + Nouns.count(numbers().map(schedule::forks).sum(), "fork"));
        List<Integer> imprecise = numbers().filter(this::isImprecise).boxed()
                .sorted(Comparator.comparingDouble((Integer number) -> -schedule.halfWidth(number)))
                .collect(Collectors.toList());
        if (!imprecise.isEmpty()) {
            lines.add("# " + Nouns.count(imprecise.size(), "benchmark") + " stayed less precise than ± "
                    + Math.round(PERCENT * tolerance) + " % ("
                    + Math.round(PERCENT * BudgetSchedule.CONFIDENCE) + " % interval of the mean of forks):");
            lines.addAll(BudgetRows.of(imprecise, this::halfWidth, names));
        }
        Set<Integer> left = unmeasured();
        if (!left.isEmpty()) {
            lines.add("# " + Nouns.count(left.size(), "benchmark", "has", "have")
                    + " no result in this time; until " + (left.size() == 1 ? "its" : "their") + " first one:");
            lines.addAll(BudgetRows.of(left, this::seconds, names));
        }
        return lines;
    }

    /**
     * The benchmarks that have no result for want of time.
     *
     * @return their numbers
     */
    public Set<Integer> unmeasured() {
        Set<Integer> left = new TreeSet<>(schedule.unmeasured());
        cut.stream().filter(number -> schedule.forks(number) == 0).forEach(left::add);
        return left;
    }

    private IntStream numbers() {
        return IntStream.range(0, names.size());
    }

    private boolean isImprecise(int number) {
        return schedule.forks(number) > 0 && !(schedule.halfWidth(number) <= tolerance);
    }

    private String seconds(int number) {
        return (cut.contains(number) ? "more than " : "about ") + DurationText.of(schedule.expectedSeconds(number));
    }

    private String halfWidth(int number) {
        double width = schedule.halfWidth(number);
        return Double.isInfinite(width) || Double.isNaN(width) ? Nouns.count(schedule.forks(number), "fork")
                : String.format(Locale.ROOT, "± %.1f %%", PERCENT * width);
    }
}
