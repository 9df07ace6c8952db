package org.openjdk.jmh.runner.options;

import java.util.Arrays;
import java.util.Collections;
import org.openjdk.jmh.results.counts.CountedEvent;

/**
 * Setters of our options, a superinterface of {@link ChainedOptionsBuilder}. All of them return the builder; {@link
 * Settings} explains each option.
 *
 * <p>Builders written for upstream inherit methods that throw an {@link UnsupportedOperationException}: ignoring the
 * options would silently run something else.
 */
public interface ReconfigurationOptionsBuilder {

    /**
     * Sets any of our options.
     *
     * @param setting one of {@link Settings}
     * @param value   valid value of the setting
     * @param <T>     type of the value
     * @return this builder
     * @throws IllegalArgumentException if the value is invalid, or the setting is for the command line only
     */
    default <T> ChainedOptionsBuilder set(Setting<T> setting, T value) {
        throw new UnsupportedOperationException(getClass().getName() + " does not implement " + setting.method()
                + "(); OptionsBuilder does, and takes other options as its parent()");
    }

    /**
     * Switches dynamic reconfiguration on or off for all benchmarks.
     *
     * @param reconfiguration kind of run
     * @return this builder
     */
    default ChainedOptionsBuilder reconfigure(Reconfiguration reconfiguration) {
        return set(Settings.RECONFIGURATION, reconfiguration);
    }

    /**
     * Sets the stability criteria, which must all hold.
     *
     * @param criteria names or aliases, with options as in {@code "rciw:confidence=0.95"}
     * @return this builder
     */
    default ChainedOptionsBuilder stabilityCriterion(String... criteria) {
        return set(Settings.CRITERION, SettingValues.joined(criteria));
    }

    /**
     * Sets the thresholds.
     *
     * @param thresholds one for each criterion, in the same order
     * @return this builder
     */
    default ChainedOptionsBuilder stabilityThreshold(double... thresholds) {
        return set(Settings.THRESHOLDS, SettingValues.numbers(thresholds));
    }

    /**
     * Sets the number of warmup iterations in the stability vector.
     *
     * @param iterations 1 or more
     * @return this builder
     */
    default ChainedOptionsBuilder stabilityWindow(int iterations) {
        return set(Settings.WINDOW, iterations);
    }

    /**
     * Sets the number of forks in the stability vector.
     *
     * @param forks 1 or more, or 0 for all
     * @return this builder
     */
    default ChainedOptionsBuilder stabilityForkWindow(int forks) {
        return set(Settings.FORK_WINDOW, forks);
    }

    /**
     * Sets the minimum of warmup iterations.
     *
     * @param iterations 0 or more, not above the maximum
     * @return this builder
     */
    default ChainedOptionsBuilder warmupMin(int iterations) {
        return set(Settings.WARMUP_MIN, iterations);
    }

    /**
     * Sets the minimum of forks.
     *
     * @param forks 1 or more, not above the maximum
     * @return this builder
     */
    default ChainedOptionsBuilder forkMin(int forks) {
        return set(Settings.FORK_MIN, forks);
    }

    /**
     * Sets the minimum of warmup forks.
     *
     * @param forks 0 or more, not above the maximum
     * @return this builder
     */
    default ChainedOptionsBuilder warmupForkMin(int forks) {
        return set(Settings.WARMUP_FORK_MIN, forks);
    }

    /**
     * Sets the maximum time of a decision. A benchmark whose decision takes longer continues statically.
     *
     * @param longest above 0
     * @return this builder
     */
    default ChainedOptionsBuilder decisionTimeout(TimeValue longest) {
        return set(Settings.DECISION_TIMEOUT, longest);
    }

    /**
     * Sets whether to keep the forks of a benchmark if the VM of another fork fails, or if the benchmark has no result.
     *
     * @param keep true is the default of dynamic runs, false is upstream's behaviour
     * @return this builder
     */
    default ChainedOptionsBuilder keepForks(boolean keep) {
        return set(Settings.KEEP_FORKS, keep);
    }

    /**
     * Sets whether to watch the machine while forks run: its properties, the processor time that other programs take,
     * and changes of its speed. Scores do not change.
     *
     * @param watch whether to watch, for static and dynamic benchmarks
     * @return this builder
     */
    default ChainedOptionsBuilder watchEnvironment(boolean watch) {
        return set(Settings.WATCH_ENVIRONMENT, watch);
    }

    /**
     * Sets the history: stores how forks warm up and vary, and uses it in the decisions of later dynamic runs.
     *
     * @param file name of a file, or of an existing folder, which gets a file for each benchmark
     * @return this builder
     */
    default ChainedOptionsBuilder history(String file) {
        return set(Settings.HISTORY, file);
    }

    /**
     * Writes the results as an HTML page: scores, forks, their warmup, distributions and disturbances.
     *
     * @param file name of the page, in addition to the file of {@link ChainedOptionsBuilder#result}
     * @return this builder
     */
    default ChainedOptionsBuilder resultPage(String file) {
        return set(Settings.RESULT_PAGE, file);
    }

    /**
     * Sets the order of forks.
     *
     * @param order one benchmark after the other, or in rounds
     * @return this builder
     */
    default ChainedOptionsBuilder forkOrder(ForkOrder order) {
        return set(Settings.FORK_ORDER, order);
    }

    /**
     * Sets the time limit of the whole run. Each benchmark gets one fork while they fit; then the next fork goes to the
     * benchmark with the widest interval. A static benchmark runs at most as many forks as {@code forks} sets, or as
     * many as fit if it is not called.
     *
     * @param time above 0
     * @return this builder
     */
    default ChainedOptionsBuilder budget(TimeValue time) {
        return set(Settings.BUDGET, time);
    }

    /**
     * Sets the part of the suite to run here, if others run on other machines. All parts take about the same time;
     * loading their results joins them.
     *
     * @param part one of several parts
     * @return this builder
     */
    default ChainedOptionsBuilder shard(Shard part) {
        return set(Settings.SHARD, part);
    }

    /**
     * Stores each fork on disk as soon as it has ended, so that an interrupted run can be resumed.
     *
     * @param file name of the journal; that of an interrupted run is not overwritten
     * @return this builder
     */
    default ChainedOptionsBuilder journal(String file) {
        return set(Settings.JOURNAL, file);
    }

    /**
     * Resumes the run in the journal, instead of starting the journal.
     *
     * @param resumes true requires a journal of the same benchmarks and options, on the same machine
     * @return this builder
     */
    default ChainedOptionsBuilder resume(boolean resumes) {
        return set(Settings.RESUME, resumes);
    }

    /**
     * Compares the results with stored ones, or with those of another jar.
     *
     * @param files names of files in JMH's JSON format, patterns of such names, a jar or a class path; several runs of
     *              a benchmark form its history
     * @return this builder
     */
    default ChainedOptionsBuilder compareWith(String... files) {
        return set(Settings.BASELINES, SettingType.list(files));
    }

    /**
     * Sets the smallest change that matters.
     *
     * @param share from 0 to below 1: 0.03, the default, is 3 %
     * @return this builder
     */
    default ChainedOptionsBuilder comparisonTolerance(double share) {
        return set(Settings.TOLERANCE, share);
    }

    /**
     * Writes the comparison to files.
     *
     * @param files names that end in .md, .json, .xml or .html
     * @return this builder
     */
    default ChainedOptionsBuilder comparisonReport(String... files) {
        return set(Settings.COMPARISON_REPORTS, SettingType.list(files));
    }

    /**
     * Sets the VM of the baseline.
     *
     * @param path path of its program, or of the home of its JDK
     * @return this builder
     */
    default ChainedOptionsBuilder baselineJvm(String path) {
        return set(Settings.BASELINE_JVM, path);
    }

    /**
     * Sets the arguments of the baseline's VM.
     *
     * @param arguments replace those of {@link ChainedOptionsBuilder#jvmArgs} if those are given, else follow those of
     *     annotations
     * @return this builder
     */
    default ChainedOptionsBuilder baselineJvmArgs(String... arguments) {
        return set(Settings.BASELINE_JVM_ARGS, SettingType.list(arguments));
    }

    /**
     * Sets a parameter of the baseline.
     *
     * @param name  name of the parameter
     * @param value value for the baseline, regardless of the candidate's
     * @return this builder
     */
    default ChainedOptionsBuilder baselineParam(String name, String value) {
        return set(Settings.BASELINE_PARAMETERS, Collections.singletonMap(name, value));
    }

    /**
     * Sets whether to run benchmarks whose code is the same on both sides.
     *
     * @param all false, the default, skips them except for a few controls
     * @return this builder
     */
    default ChainedOptionsBuilder compareAll(boolean all) {
        return set(Settings.COMPARE_ALL, all);
    }

    /**
     * Counts the work of forks under valgrind, instead of measuring time.
     *
     * @param event event to count
     * @return this builder
     */
    default ChainedOptionsBuilder count(CountedEvent event) {
        return set(Settings.COUNT, event);
    }

    /**
     * Sets how the two forks of a pair run.
     *
     * @param order one iteration each in turns (the default), one fork after the other, or both at the same time on
     *     disjoint cores
     * @return this builder
     */
    default ChainedOptionsBuilder sideOrder(SideOrder order) {
        return set(Settings.SIDE_ORDER, order);
    }

    /**
     * Sets the clock by which results are judged and compared.
     *
     * @param clock whether to exclude the time for which threads waited for a processor
     * @return this builder
     */
    default ChainedOptionsBuilder clock(Clock clock) {
        return set(Settings.CLOCK, clock);
    }

    /**
     * Sets the names of the sides in reports, instead of their class paths.
     *
     * @param baseline  name of the baseline
     * @param candidate name of the candidate
     * @return this builder
     */
    default ChainedOptionsBuilder sideNames(String baseline, String candidate) {
        return set(Settings.SIDE_NAMES, Arrays.asList(baseline, candidate));
    }

    /**
     * Writes judged assertions to files.
     *
     * @param files names that end in .json, .xml or .html
     * @return this builder
     */
    default ChainedOptionsBuilder assertionReport(String... files) {
        return set(Settings.ASSERTION_REPORTS, SettingType.list(files));
    }

    /**
     * Sets what {@code <=} means between measurements.
     *
     * @param name forks, quick, parametric, bootstrap, or the name of your own interpretation
     * @return this builder
     */
    default ChainedOptionsBuilder interpretation(String name) {
        return set(Settings.INTERPRETATION, name);
    }
}
