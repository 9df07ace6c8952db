package org.openjdk.jmh.budget;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.openjdk.jmh.dynreconf.scheduling.Schedule;
import org.openjdk.jmh.dynreconf.text.Nouns;
import org.openjdk.jmh.util.DurationText;

/**
 * The time budget of a run, for all of its starts. It announces at the start which benchmarks may not fit, and at the
 * end which ones need more time. Its schedule keeps to it.
 */
public abstract class RunBudget {

    private final double seconds;
    private final String budget;
    private final List<String> names;
    private final String goal;
    /** The benchmarks with a fork that exceeded its time. */
    final Set<Integer> cut = new TreeSet<>();

    /**
     * @param seconds of all starts together
     * @param names   of the benchmarks, by number
     * @param goal    of the first forks of a benchmark, a noun
     */
    protected RunBudget(double seconds, List<String> names, String goal) {
        this.seconds = seconds;
        budget = DurationText.of(seconds);
        this.names = names;
        this.goal = goal;
    }

    /** Returns the schedule that keeps to the budget. */
    public abstract Schedule schedule();

    /** Returns the seconds that the next fork of a benchmark may take, so that the others have theirs. */
    public abstract double longestSeconds(int number);

    /** Returns the phrase before the time until each benchmark has reached its first goal. */
    protected abstract String firstRound();

    /** Returns the seconds until a benchmark reaches its first goal. */
    protected abstract double firstSeconds(int number);

    /** Returns the benchmarks that are not expected to reach it. */
    protected abstract Collection<Integer> unfit();

    /** Returns the benchmarks that did not reach it because the time was too short. */
    public abstract Collection<Integer> unmeasured();

    /** Describes what has run. */
    protected abstract String done();

    /** Returns comments on the benchmarks that reached it and need more time. */
    protected abstract List<String> open();

    /** Returns comments on what to expect, before anything runs, given the seconds used by the earlier start, or 0. */
    public final List<String> start(double used) {
        List<String> lines = new ArrayList<>();
        lines.add("# Budget: " + budget + " for " + Nouns.count(names.size(), "benchmark") + "; " + firstRound() + " "
                + DurationText.of(numbers().mapToDouble(this::firstSeconds).sum()));
        if (used > 0) {
            lines.add("# Of this time, " + DurationText.of(used) + " were used before the interruption");
        }
        Collection<Integer> left = unfit();
        if (!left.isEmpty()) {
            lines.add("# " + Nouns.count(left.size(), "benchmark", "does", "do")
                    + " not fit if all forks take this long; time until " + (left.size() == 1 ? "its" : "their")
                    + " first " + goal + ":");
            lines.addAll(BudgetRows.of(left, this::seconds, names));
        }
        return lines;
    }

    /** Rejects a new run if no benchmark fits, given the seconds used by the earlier start, or 0. */
    public final void checkThatOneRuns(double used) throws BudgetException {
        if (!names.isEmpty() && used == 0 && !schedule().next().isPresent()) {
            throw tooShort(", of which " + DurationText.of(schedule().secondsLeft()) + " are left,");
        }
    }

    final BudgetException tooShort(String left) {
        int cheapest = numbers().boxed().min(Comparator.comparingDouble(this::firstSeconds))
                .orElseThrow(IllegalStateException::new);
        return new BudgetException("A budget of " + budget + left + " is too short for any benchmark: the shortest, "
                + names.get(cheapest) + ", takes about " + DurationText.of(firstSeconds(cheapest))
                + " until its first " + goal);
    }

    /** Returns the seconds of an earlier start that count, at least the whole budget if that start was complete. */
    public final double used(double earlier, boolean toItsEnd) {
        return toItsEnd ? Math.max(earlier, seconds) : earlier;
    }

    /** Records that a fork of a benchmark exceeded its time, so that no further one runs. */
    public void cut(int number) {
        cut.add(number);
    }

    /** Returns comments on the budget at the end of the run, given the seconds that have passed. */
    public final List<String> end(double used) {
        List<String> lines = new ArrayList<>();
        lines.add("# Budget of " + budget + ": " + DurationText.of(used) + " used, " + done());
        lines.addAll(open());
        Collection<Integer> left = unmeasured();
        if (!left.isEmpty()) {
            lines.add("# " + Nouns.count(left.size(), "benchmark", "has", "have") + " no " + goal
                    + " in this time; time until " + (left.size() == 1 ? "its" : "their") + " first one:");
            lines.addAll(BudgetRows.of(left, this::seconds, names));
        }
        return lines;
    }

    protected final List<String> names() {
        return names;
    }

    protected final IntStream numbers() {
        return IntStream.range(0, names.size());
    }

    private String seconds(int number) {
        return (cut.contains(number) ? "more than " : "about ") + DurationText.of(firstSeconds(number));
    }
}
