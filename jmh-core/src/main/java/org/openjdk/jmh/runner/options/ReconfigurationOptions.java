package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.results.counts.CountedEvent;
import org.openjdk.jmh.util.Optional;

/**
 * Getters of our options, a superinterface of {@link Options}. An absent value means that annotations or defaults
 * apply; {@link Settings} explains each option. Implementations of {@link Options} written for upstream set none of
 * them; others override single getters, or {@link #given} for all.
 *
 * <p>A run has two sides if a jar or a class path is among {@link #getBaselines()}, or if the baseline differs in any
 * other option.
 */
public interface ReconfigurationOptions {

    /**
     * Returns the value of a setting.
     *
     * @param setting one of {@link Settings}
     * @param <T>     type of the value
     * @return result of its getter or, if it has none, the given value; absent if not set
     */
    default <T> Optional<T> get(Setting<T> setting) {
        return setting.of(this);
    }

    /**
     * Returns the given value of a setting. Getters call this method; other code calls {@link #get}, which respects
     * overridden getters.
     *
     * @param setting one of {@link Settings}
     * @param <T>     type of the value
     * @return absent if not set
     */
    default <T> Optional<T> given(Setting<T> setting) {
        return Optional.none();
    }

    /** {@return whether the run is dynamic, also if another option of dynamic runs implies it} */
    default Optional<Reconfiguration> getReconfiguration() {
        return given(Settings.RECONFIGURATION);
    }

    /** {@return the names or aliases of the stability criteria with their options, separated by commas} */
    default Optional<String> getStabilityCriterion() {
        return given(Settings.CRITERION);
    }

    /** {@return one threshold for each criterion} */
    default Optional<Collection<Double>> getStabilityThresholds() {
        return given(Settings.THRESHOLDS);
    }

    /** {@return the number of warmup iterations in the stability vector, 1 or more} */
    default Optional<Integer> getStabilityWindow() {
        return given(Settings.WINDOW);
    }

    /** {@return the number of forks in the stability vector, 1 or more; 0 for all} */
    default Optional<Integer> getStabilityForkWindow() {
        return given(Settings.FORK_WINDOW);
    }

    /** {@return the minimum of warmup iterations, 0 or more} */
    default Optional<Integer> getWarmupMin() {
        return given(Settings.WARMUP_MIN);
    }

    /** {@return the minimum of forks, 1 or more} */
    default Optional<Integer> getForkMin() {
        return given(Settings.FORK_MIN);
    }

    /** {@return the minimum of warmup forks, 0 or more} */
    default Optional<Integer> getWarmupForkMin() {
        return given(Settings.WARMUP_FORK_MIN);
    }

    /** {@return the maximum time of a decision, above 0} A benchmark whose decision takes longer goes on statically. */
    default Optional<TimeValue> getDecisionTimeout() {
        return given(Settings.DECISION_TIMEOUT);
    }

    /**
     * {@return whether to keep the forks of a benchmark if the VM of another fork fails; by default, only in dynamic
     * runs}
     */
    default Optional<Boolean> getKeepForks() {
        return given(Settings.KEEP_FORKS);
    }

    /** {@return whether to watch the machine while forks run; by default, in dynamic and in compared runs} */
    default Optional<Boolean> shouldWatchEnvironment() {
        return given(Settings.WATCH_ENVIRONMENT);
    }

    /** {@return the file or folder of the history, which each run reads and extends; absent for none} */
    default Optional<String> getHistory() {
        return given(Settings.HISTORY);
    }

    /** {@return the file of the result page} */
    default Optional<String> getResultPage() {
        return given(Settings.RESULT_PAGE);
    }

    /** {@return the order of forks; by default, one benchmark after the other} */
    default Optional<ForkOrder> getForkOrder() {
        return given(Settings.FORK_ORDER);
    }

    /** {@return the time limit of the whole run, above 0; absent for no limit} */
    default Optional<TimeValue> getBudget() {
        return given(Settings.BUDGET);
    }

    /** {@return the part of the suite to run here, if others run on other machines; absent for all benchmarks} */
    default Optional<Shard> getShard() {
        return given(Settings.SHARD);
    }

    /** {@return the file that stores each fork as soon as it has ended; absent for none} */
    default Optional<String> getJournal() {
        return given(Settings.JOURNAL);
    }

    /** {@return whether to resume the run in the journal; by default, the run starts the journal} */
    default Optional<Boolean> shouldResume() {
        return given(Settings.RESUME);
    }

    /**
     * {@return the results to compare with: names or patterns of JSON files, a jar or a class path; empty if nothing is
     * compared}
     */
    default Collection<String> getBaselines() {
        return given(Settings.BASELINES).orElse(Collections.emptyList());
    }

    /** {@return the smallest change that matters, as a share from 0 to below 1: 0.03 is 3 %} */
    default Optional<Double> getComparisonTolerance() {
        return given(Settings.TOLERANCE);
    }

    /** {@return the report files of the comparison, which end in .md, .json, .xml or .html} */
    default Collection<String> getComparisonReports() {
        return given(Settings.COMPARISON_REPORTS).orElse(Collections.emptyList());
    }

    /** {@return the path of the baseline's VM or of its JDK; by default, the candidate's} */
    default Optional<String> getBaselineJvm() {
        return given(Settings.BASELINE_JVM);
    }

    /**
     * {@return the arguments of the baseline's VM, which replace {@link Options#getJvmArgs()} if given, else follow
     * those of annotations; by default, the candidate's}
     */
    default Optional<Collection<String>> getBaselineJvmArgs() {
        return given(Settings.BASELINE_JVM_ARGS);
    }

    /** {@return the values of parameters in which the baseline differs, by name} */
    default Map<String, String> getBaselineParameters() {
        return given(Settings.BASELINE_PARAMETERS).orElse(Collections.emptyMap());
    }

    /** {@return whether to run benchmarks whose code is the same on both sides; by default, they are skipped} */
    default Optional<Boolean> shouldCompareAll() {
        return given(Settings.COMPARE_ALL);
    }

    /** {@return the event to count instead of measuring time, if any} */
    default Optional<CountedEvent> getCount() {
        return given(Settings.COUNT);
    }

    /** {@return how the two forks of a pair run; by default, one iteration each in turns} */
    default Optional<SideOrder> getSideOrder() {
        return given(Settings.SIDE_ORDER);
    }

    /** {@return the clock by which results are judged and compared; by default, own time where it is known} */
    default Optional<Clock> getClock() {
        return given(Settings.CLOCK);
    }

    /** {@return the names of baseline and candidate in reports; each defaults to its class path} */
    default List<String> getSideNames() {
        return new ArrayList<>(given(Settings.SIDE_NAMES).orElse(Collections.emptyList()));
    }

    /** {@return the report files of assertions, which end in .json, .xml or .html} */
    default Collection<String> getAssertionReports() {
        return given(Settings.ASSERTION_REPORTS).orElse(Collections.emptyList());
    }

    /** {@return the name of the interpretation: what {@code <=} means between measurements} */
    default Optional<String> getInterpretation() {
        return given(Settings.INTERPRETATION);
    }
}
