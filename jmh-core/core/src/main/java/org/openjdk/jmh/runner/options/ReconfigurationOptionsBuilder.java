package org.openjdk.jmh.runner.options;

import org.openjdk.jmh.counting.CountedEvent;
import java.util.Arrays;
import java.util.Collections;

/**
 * The part of {@link ChainedOptionsBuilder} that is ours: values of {@link Settings}.
 *
 * <p>Builders that were written for upstream know none of this. They inherit methods that throw an
 * {@link UnsupportedOperationException}: what is asked for and then forgotten would be a static run in disguise.
 */
public interface ReconfigurationOptionsBuilder {

    /**
     * Sets any of our options.
     *
     * @param setting one of {@link Settings}
     * @param value   that makes sense for it
     * @param <T>     type of the value
     * @return this builder
     * @throws IllegalArgumentException if it makes none, or means nothing to a program
     */
    default <T> ChainedOptionsBuilder set(Setting<T> setting, T value) {
        throw new UnsupportedOperationException(getClass().getName() + " does not implement " + setting.method()
                + "(); OptionsBuilder does, and takes other options as its parent()");
    }

    /**
     * Switches dynamic reconfiguration on or off for all benchmarks.
     *
     * @param reconfiguration on or off
     * @return this builder
     */
    default ChainedOptionsBuilder reconfigure(Reconfiguration reconfiguration) {
        return set(Settings.RECONFIGURATION, reconfiguration);
    }

    /**
     * Sets the stability criteria, all of which must hold.
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
     * Sets how many warmup iterations the stability vector reaches back.
     *
     * @param iterations 1 or more
     * @return this builder
     */
    default ChainedOptionsBuilder stabilityWindow(int iterations) {
        return set(Settings.WINDOW, iterations);
    }

    /**
     * Sets how many forks the stability vector reaches back.
     *
     * @param forks 1 or more, or 0 for all
     * @return this builder
     */
    default ChainedOptionsBuilder stabilityForkWindow(int forks) {
        return set(Settings.FORK_WINDOW, forks);
    }

    /**
     * Sets the warmup iterations to run at least.
     *
     * @param iterations 0 or more, not above the maximum
     * @return this builder
     */
    default ChainedOptionsBuilder warmupMin(int iterations) {
        return set(Settings.WARMUP_MIN, iterations);
    }

    /**
     * Sets the forks to run at least.
     *
     * @param forks 1 or more, not above the maximum
     * @return this builder
     */
    default ChainedOptionsBuilder forkMin(int forks) {
        return set(Settings.FORK_MIN, forks);
    }

    /**
     * Sets the warmup forks to run at least.
     *
     * @param forks 0 or more, not above the maximum
     * @return this builder
     */
    default ChainedOptionsBuilder warmupForkMin(int forks) {
        return set(Settings.WARMUP_FORK_MIN, forks);
    }

    /**
     * Sets the longest time of a decision, after which the benchmark goes on statically.
     *
     * @param longest above 0
     * @return this builder
     */
    default ChainedOptionsBuilder decisionTimeout(TimeValue longest) {
        return set(Settings.DECISION_TIMEOUT, longest);
    }

    /**
     * Sets whether the forks of a benchmark are kept where the VM of another one fails, or the benchmark has no result.
     *
     * @param keep true as by default in dynamic runs, false as in upstream's
     * @return this builder
     */
    default ChainedOptionsBuilder keepForks(boolean keep) {
        return set(Settings.KEEP_FORKS, keep);
    }

    /**
     * Sets whether the machine is watched from the host while forks run: what it is, what it takes from them, and how its
     * own speed changes. Scores stay what they are.
     *
     * @param watch whether to, for static and dynamic benchmarks
     * @return this builder
     */
    default ChainedOptionsBuilder watchEnvironment(boolean watch) {
        return set(Settings.WATCH_ENVIRONMENT, watch);
    }

    /**
     * Remembers how forks of benchmarks went, for later runs, and lets dynamic ones know how earlier forks did.
     *
     * @param file name of a file, or of a folder that is there, which then has a file for each benchmark
     * @return this builder
     */
    default ChainedOptionsBuilder history(String file) {
        return set(Settings.HISTORY, file);
    }

    /**
     * Writes the results as a page: scores, forks, their warmup, distributions, and what disturbed them.
     *
     * @param file name of the page, beside the file of {@link ChainedOptionsBuilder#result}
     * @return this builder
     */
    default ChainedOptionsBuilder resultPage(String file) {
        return set(Settings.RESULT_PAGE, file);
    }

    /**
     * Sets the order in which the forks of all benchmarks are made.
     *
     * @param order one benchmark after the other, or in rounds
     * @return this builder
     */
    default ChainedOptionsBuilder forkOrder(ForkOrder order) {
        return set(Settings.FORK_ORDER, order);
    }

    /**
     * Sets the time that the whole run may take. Each benchmark gets one fork, as far as they fit; then the next fork goes
     * where the interval is widest. Of a static benchmark, as many forks run as {@code forks} says, or as many as fit
     * where it is not called.
     *
     * @param time above 0
     * @return this builder
     */
    default ChainedOptionsBuilder budget(TimeValue time) {
        return set(Settings.BUDGET, time);
    }

    /**
     * Sets which part of the suite runs here, where others run on other machines. All parts take about the same time, and
     * their results are put together by loading them.
     *
     * @param part one of several
     * @return this builder
     */
    default ChainedOptionsBuilder shard(Shard part) {
        return set(Settings.SHARD, part);
    }

    /**
     * Keeps each fork on disk as soon as it has ended, so that an interrupted run can go on.
     *
     * @param file name of the journal; one of an interrupted run is not overwritten
     * @return this builder
     */
    default ChainedOptionsBuilder journal(String file) {
        return set(Settings.JOURNAL, file);
    }

    /**
     * Goes on with the forks of the journal, instead of beginning it.
     *
     * @param goOn whether to; there must be a journal then, of the same benchmarks and options, on the same machine
     * @return this builder
     */
    default ChainedOptionsBuilder resume(boolean goOn) {
        return set(Settings.RESUME, goOn);
    }

    /**
     * Compares the results of the run with stored ones.
     *
     * @param files names of files in JMH's JSON format, or patterns of such names; several runs of a benchmark are its
     *              history
     * @return this builder
     */
    default ChainedOptionsBuilder compareWith(String... files) {
        return set(Settings.BASELINES, SettingType.list(files));
    }

    /**
     * Sets the smallest change that matters.
     *
     * @param share from 0 to below 1: 0.03, the default, stands for 3 %
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
     * Sets the VM of the baseline's forks.
     *
     * @param path of the program, or of the home of its JDK
     * @return this builder
     */
    default ChainedOptionsBuilder baselineJvm(String path) {
        return set(Settings.BASELINE_JVM, path);
    }

    /**
     * Sets arguments of the VM of the baseline's forks.
     *
     * @param arguments instead of those of {@link ChainedOptionsBuilder#jvmArgs} where these are given, else added to
     *                  what annotations say
     * @return this builder
     */
    default ChainedOptionsBuilder baselineJvmArgs(String... arguments) {
        return set(Settings.BASELINE_JVM_ARGS, SettingType.list(arguments));
    }

    /**
     * Sets a parameter of the baseline.
     *
     * @param name  of the parameter
     * @param value that the baseline has, whatever the candidate has
     * @return this builder
     */
    default ChainedOptionsBuilder baselineParam(String name, String value) {
        return set(Settings.BASELINE_PARAMETERS, Collections.singletonMap(name, value));
    }

    /**
     * Sets whether benchmarks are run as well whose code is the same on both sides.
     *
     * @param all false to leave them out but for a few, as by default
     * @return this builder
     */
    default ChainedOptionsBuilder compareAll(boolean all) {
        return set(Settings.COMPARE_ALL, all);
    }

    /**
     * Counts what forks do, under valgrind, instead of measuring time.
     *
     * @param event to count
     * @return this
     */
    default ChainedOptionsBuilder count(CountedEvent event) {
        return set(Settings.COUNT, event);
    }

    /**
     * Sets when the two forks of a block run.
     *
     * @param order one after the other, as by default, or both at the same time on disjoint cores
     * @return this builder
     */
    default ChainedOptionsBuilder sideOrder(SideOrder order) {
        return set(Settings.SIDE_ORDER, order);
    }

    /**
     * Sets what reports call the sides.
     *
     * @param baseline  instead of its class path
     * @param candidate instead of its class path
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
     * @param name of an interpretation: forks, quick, parametric, bootstrap, or one of your own
     * @return this builder
     */
    default ChainedOptionsBuilder interpretation(String name) {
        return set(Settings.INTERPRETATION, name);
    }
}
