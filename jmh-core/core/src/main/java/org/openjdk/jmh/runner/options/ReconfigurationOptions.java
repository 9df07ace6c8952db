package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.counting.CountedEvent;
import org.openjdk.jmh.util.Optional;

/**
 * The part of {@link Options} that is ours: what {@link Settings} there are. What is absent is left to annotations, or to
 * defaults. Who implements {@link Options} for upstream has none of them; who wants some overrides their getters, or
 * {@link #given} for all.
 *
 * <p>A run of two sides is asked for by a jar or a class path among {@link #getBaselines()}, or by anything that the
 * baseline has of its own.
 */
public interface ReconfigurationOptions {

    /**
     * Returns what holds for a setting.
     *
     * @param setting one of {@link Settings}
     * @param <T>     type of its values
     * @return what its getter says or, where it has none, what was given; absent where nobody said anything
     */
    default <T> Optional<T> get(Setting<T> setting) {
        return setting.of(this);
    }

    /**
     * Returns what was given for a setting. Getters ask here; others ask {@link #get}, which knows overridden getters.
     *
     * @param setting one of {@link Settings}
     * @param <T>     type of its values
     * @return absent where nobody said anything
     */
    default <T> Optional<T> given(Setting<T> setting) {
        return Optional.none();
    }

    /**
     * Returns whether to reconfigure.
     *
     * @return dynamic also where only another of these options is given
     */
    default Optional<Reconfiguration> getReconfiguration() {
        return given(Settings.RECONFIGURATION);
    }

    /**
     * Returns the stability criteria.
     *
     * @return names or aliases with their options, separated by commas
     */
    default Optional<String> getStabilityCriterion() {
        return given(Settings.CRITERION);
    }

    /**
     * Returns the thresholds.
     *
     * @return one number for each criterion
     */
    default Optional<Collection<Double>> getStabilityThresholds() {
        return given(Settings.THRESHOLDS);
    }

    /**
     * Returns how many warmup iterations the stability vector reaches back.
     *
     * @return iterations, 1 or more
     */
    default Optional<Integer> getStabilityWindow() {
        return given(Settings.WINDOW);
    }

    /**
     * Returns how many forks the stability vector reaches back.
     *
     * @return forks, 1 or more; 0 for all
     */
    default Optional<Integer> getStabilityForkWindow() {
        return given(Settings.FORK_WINDOW);
    }

    /**
     * Returns the warmup iterations to run at least.
     *
     * @return iterations, 0 or more
     */
    default Optional<Integer> getWarmupMin() {
        return given(Settings.WARMUP_MIN);
    }

    /**
     * Returns the forks to run at least.
     *
     * @return forks, 1 or more
     */
    default Optional<Integer> getForkMin() {
        return given(Settings.FORK_MIN);
    }

    /**
     * Returns the warmup forks to run at least.
     *
     * @return forks, 0 or more
     */
    default Optional<Integer> getWarmupForkMin() {
        return given(Settings.WARMUP_FORK_MIN);
    }

    /**
     * Returns the longest time of a decision, after which the benchmark goes on statically.
     *
     * @return above 0
     */
    default Optional<TimeValue> getDecisionTimeout() {
        return given(Settings.DECISION_TIMEOUT);
    }

    /**
     * Returns whether the forks of a benchmark are kept where the VM of another one fails.
     *
     * @return where absent, those of dynamic benchmarks are
     */
    default Optional<Boolean> getKeepForks() {
        return given(Settings.KEEP_FORKS);
    }

    /**
     * Returns whether the machine is watched from the host while forks run.
     *
     * @return where absent, it is for dynamic benchmarks, and for all in a run that is compared
     */
    default Optional<Boolean> shouldWatchEnvironment() {
        return given(Settings.WATCH_ENVIRONMENT);
    }

    /**
     * Returns what remembers earlier forks of benchmarks, and is added to by each run.
     *
     * @return the name of a file, or of a folder; absent where a run knows nothing, and is forgotten
     */
    default Optional<String> getHistory() {
        return given(Settings.HISTORY);
    }

    /**
     * Returns the page that the results are written to.
     *
     * @return name of a file
     */
    default Optional<String> getResultPage() {
        return given(Settings.RESULT_PAGE);
    }

    /**
     * Returns the order in which the forks of all benchmarks are made.
     *
     * @return where absent, one benchmark runs after the other
     */
    default Optional<ForkOrder> getForkOrder() {
        return given(Settings.FORK_ORDER);
    }

    /**
     * Returns the time that the whole run may take.
     *
     * @return above 0; where absent, all forks run, whatever time they take
     */
    default Optional<TimeValue> getBudget() {
        return given(Settings.BUDGET);
    }

    /**
     * Returns which part of the suite runs here, where others run on other machines.
     *
     * @return where absent, all benchmarks run
     */
    default Optional<Shard> getShard() {
        return given(Settings.SHARD);
    }

    /**
     * Returns the file that keeps each fork as soon as it has ended.
     *
     * @return its name; absent where an interrupted run starts again from nothing
     */
    default Optional<String> getJournal() {
        return given(Settings.JOURNAL);
    }

    /**
     * Returns whether the run goes on with the forks of the journal.
     *
     * @return where absent, it begins the journal
     */
    default Optional<Boolean> shouldResume() {
        return given(Settings.RESUME);
    }

    /**
     * Returns the files of results with which those of the run are compared.
     *
     * @return names of files in JMH's JSON format, or patterns of such names; empty where nothing is compared
     */
    default Collection<String> getBaselines() {
        return given(Settings.BASELINES).orElse(Collections.emptyList());
    }

    /**
     * Returns the smallest change that matters.
     *
     * @return a share from 0 to below 1: 0.03 stands for 3 %
     */
    default Optional<Double> getComparisonTolerance() {
        return given(Settings.TOLERANCE);
    }

    /**
     * Returns the files that the comparison is written to.
     *
     * @return names that end in .md, .json, .xml or .html
     */
    default Collection<String> getComparisonReports() {
        return given(Settings.COMPARISON_REPORTS).orElse(Collections.emptyList());
    }

    /**
     * Returns the VM of the baseline's forks.
     *
     * @return path of the program, or of the home of its JDK; where absent, that of the candidate
     */
    default Optional<String> getBaselineJvm() {
        return given(Settings.BASELINE_JVM);
    }

    /**
     * Returns the arguments of the VM of the baseline's forks.
     *
     * @return instead of {@link Options#getJvmArgs()} where these are given, else added to what annotations say; where
     *         absent, those of the candidate
     */
    default Optional<Collection<String>> getBaselineJvmArgs() {
        return given(Settings.BASELINE_JVM_ARGS);
    }

    /**
     * Returns the parameters that the baseline has another value of.
     *
     * @return values by names
     */
    default Map<String, String> getBaselineParameters() {
        return given(Settings.BASELINE_PARAMETERS).orElse(Collections.emptyMap());
    }

    /**
     * Returns whether benchmarks are run as well whose code is the same on both sides.
     *
     * @return where absent, they are not
     */
    default Optional<Boolean> shouldCompareAll() {
        return given(Settings.COMPARE_ALL);
    }

    /**
     * Returns what is counted instead of the time.
     *
     * @return empty where time is measured
     */
    default Optional<CountedEvent> getCount() {
        return given(Settings.COUNT);
    }

    /**
     * Returns when the two forks of a block run.
     *
     * @return where absent, one after the other
     */
    default Optional<SideOrder> getSideOrder() {
        return given(Settings.SIDE_ORDER);
    }

    /**
     * Returns what reports call the sides.
     *
     * @return the name of the baseline, and that of the candidate behind it; either may be absent, and is the class path
     *         then
     */
    default List<String> getSideNames() {
        return new ArrayList<>(given(Settings.SIDE_NAMES).orElse(Collections.emptyList()));
    }

    /**
     * Returns the files that judged assertions are written to.
     *
     * @return names that end in .json, .xml or .html
     */
    default Collection<String> getAssertionReports() {
        return given(Settings.ASSERTION_REPORTS).orElse(Collections.emptyList());
    }

    /**
     * Returns what {@code <=} means between measurements.
     *
     * @return name of an interpretation
     */
    default Optional<String> getInterpretation() {
        return given(Settings.INTERPRETATION);
    }
}
