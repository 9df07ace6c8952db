package org.openjdk.jmh.runner.options;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import joptsimple.OptionParser;
import joptsimple.OptionSet;
import joptsimple.OptionSpec;
import org.openjdk.jmh.dynreconf.settings.ReconfigurationDefaults;
import org.openjdk.jmh.util.Optional;

/** Superclass of {@link CommandLineOptions}: the flags for dynamic reconfiguration. */
public abstract class CommandLineReconfiguration extends ReconfigurationValues {

    private transient OptionSpec<String> criterionFlag;
    private transient OptionSpec<String> thresholdFlag;
    private transient Map<CountSetting, OptionSpec<Integer>> countFlags;
    private transient OptionSpec<String> timeoutFlag;
    private transient OptionSpec<String> keepForksFlag;
    private transient OptionSpec<String> environmentFlag;
    private transient OptionSpec<String> historyFlag;
    private transient OptionSpec<String> exitCodeFlag;
    private transient Collection<ExitCondition> exitConditions;
    private transient ComparisonFlags comparisonFlags;
    private transient SideFlags sideFlags;
    private transient SchedulingFlags schedulingFlags;
    private transient JournalFlags journalFlags;
    private transient AssertionFlags assertionFlags;
    private transient Collection<String> loadedResults;
    private transient Optional<Double> plannedChange;
    private transient List<String> ignoredFlags;
    private transient boolean listCriteria;
    private transient boolean listTimes;

    /** Upstream's getter, which {@link CommandLineOptions} implements. */
    public abstract boolean shouldListResultFormats();

    /** Upstream's method, which {@link CommandLineOptions} implements. */
    public abstract void listResultFormats();

    @Override
    boolean isCommandLine() {
        return true;
    }

    /**
     * Adds our flags to upstream's parser, and takes out of the arguments what upstream's flags would not understand.
     *
     * @param parser upstream's parser
     * @param argv   the arguments as the user typed them
     * @return the arguments as the parser understands them
     */
    String[] prepare(OptionParser parser, String[] argv) throws CommandLineOptionException {
        Set<String> upstreams = new HashSet<>(parser.recognizedOptions().keySet());
        declare(parser);
        String[] writtenOut = new Abbreviations(upstreams, parser.recognizedOptions()).writeOut(argv);
        ResultFormatFlag resultFormat = new ResultFormatFlag(PrototypeFlags.translate(writtenOut));
        reconfiguration = resultFormat.reconfiguration();
        return resultFormat.remainingArguments();
    }

    private void declare(OptionParser parser) {
        criterionFlag = parser.accepts("sc", "Stability criterion of a dynamic run: steady, kld, cv, rciw, or one of "
                + "your own (see -lsc). Several, separated by commas, must all hold. Options of a criterion "
                + "follow its name, as in rciw:confidence=0.95. This and the other options of dynamic runs switch "
                + "reconfiguration on; -rf dynamic does so too, -rf static switches it off, and both go "
                + "together with a result format (-rf json,dynamic). (default: "
                + ReconfigurationDefaults.CRITERION + ")")
                .withRequiredArg().ofType(String.class).describedAs("criterion+");
        thresholdFlag = parser
                .accepts(ThresholdFlag.NAME, "Stability threshold of each criterion, separated by commas. "
                        + "(default: see -lsc)")
                .withRequiredArg().ofType(String.class).describedAs("number+");
        countFlags = new EnumMap<>(CountSetting.class);
        for (CountSetting setting : CountSetting.values()) {
            countFlags.put(setting, parser.accepts(setting.flag(), setting.meaning() + " (default: "
                    + setting.byDefault() + ")").withRequiredArg()
                    .withValuesConvertedBy(new IntegerValueConverter(setting.least())).describedAs("int"));
        }
        timeoutFlag = parser.accepts("sto", "Longest time of a decision. A stability criterion that takes longer is "
                + "dropped, and the benchmark goes on statically. (default: "
                + ReconfigurationDefaults.DECISION_SECONDS + " s)")
                .withRequiredArg().ofType(String.class).describedAs("time");
        keepForksFlag = parser.accepts("kf", "Keep forks: where the VM of a fork fails, name it, go on, and make the "
                + "result of the other forks. Without, the benchmark has no result then. (default: true in "
                + "dynamic runs, false in static ones)")
                .withRequiredArg().ofType(String.class).describedAs("bool");
        environmentFlag = parser.accepts("env", "Watch the environment from the host while forks run: what the machine "
                + "is and how busy, what it takes from the forks, how its own speed changes. Warns, marks forks, has a key "
                + "in JSON, and changes no score. (default: true in dynamic runs and with -vs, false in others)")
                .withRequiredArg().ofType(String.class).describedAs("bool");
        historyFlag = parser
                .accepts("hist", "History: remember in this file, or in a file for each benchmark in this folder, "
                        + "how forks go. Dynamic runs know from it when a benchmark becomes steady, late changes included, and "
                        + "how its forks scatter. A static run with it makes a reference. (default: none)")
                .withRequiredArg().ofType(String.class).describedAs("file|folder");
        exitCodeFlag = parser
                .accepts("ec", "Exit code: after all benchmarks ran, end with 3 where one failed, wholly or "
                        + "in part (failed), with 4 where a dynamic one did not become stable (unstable), with 5 where one "
                        + "has become slower (slower), with 6 where that is undecided (undecided), both with -vs, with 7 "
                        + "where an assertion fails (assertions), with 8 where one is not decided (unproven). Several "
                        + "are separated by commas. (default: none, the exit code is 0)")
                .withRequiredArg().withValuesSeparatedBy(',').ofType(String.class).describedAs("condition+");
        comparisonFlags = new ComparisonFlags(parser);
        sideFlags = new SideFlags(parser);
        schedulingFlags = new SchedulingFlags(parser);
        journalFlags = new JournalFlags(parser);
        assertionFlags = new AssertionFlags(parser);
        parser.accepts("lsc", "List the stability criteria with their thresholds and options, and exit.");
    }

    /** Takes the values of our flags. */
    void readReconfiguration(OptionSet set) throws CommandLineOptionException {
        if (set.has(timeoutFlag)) {
            decisionTimeout = Optional.of(DecisionTimeout.parse(set.valueOf(timeoutFlag)));
        }
        criterion = joined(set, criterionFlag);
        Optional<String> numbers = joined(set, thresholdFlag);
        if (numbers.hasValue()) {
            thresholds = Optional.of(ThresholdFlag.parse(numbers.get()));
        }
        for (Map.Entry<CountSetting, OptionSpec<Integer>> flag : countFlags.entrySet()) {
            if (set.has(flag.getValue())) {
                counts = CountValues.with(counts, flag.getKey(), set.valueOf(flag.getValue()));
            }
        }
        keepForks = Optional.eitherOf(bool("kf", set.valueOf(keepForksFlag)));
        watchEnvironment = Optional.eitherOf(bool("env", set.valueOf(environmentFlag)));
        history = set.has(historyFlag) ? Optional.of(set.valueOf(historyFlag)) : Optional.none();
        exitConditions = ExitCondition.parse(set.valuesOf(exitCodeFlag));
        listCriteria = set.has("lsc");
        schedulingFlags.read(set);
        budget = schedulingFlags.budget();
        shard = schedulingFlags.shard();
        readComparison(set);
        ignoredFlags = shouldOnlyLoad() ? LoadingFlags.ignored(set, reconfiguration) : Collections.emptyList();
        forkOrder = schedulingFlags.order();
        journalFlags.read(set);
        journal = journalFlags.journal();
        resume = journalFlags.resume();
        assertionFlags.read(set);
        assertionReports = assertionFlags.reports();
        interpretation = assertionFlags.interpretation();
        listTimes = schedulingFlags.listsTimes();
    }

    private void readComparison(OptionSet set) throws CommandLineOptionException {
        sideFlags.read(set);
        baselineJvm = sideFlags.jvm();
        baselineJvmArgs = sideFlags.arguments();
        baselineParameters = sideFlags.parameters();
        compareAll = sideFlags.all();
        sideOrder = sideFlags.order();
        sideNames = sideFlags.names();
        comparisonFlags.read(set, sideFlags.isAnyGiven());
        baselines = comparisonFlags.baselines();
        tolerance = comparisonFlags.tolerance();
        reports = comparisonFlags.reports();
        loadedResults = comparisonFlags.loaded();
        plannedChange = comparisonFlags.plan();
        for (ExitCondition condition : exitConditions) {
            if (condition.isOfComparisons() && baselines.isEmpty() && !sideFlags.isAnyGiven()) {
                throw new CommandLineOptionException(OptionRules.isForComparisons("-ec " + condition));
            }
            if (condition.isOfRuns() && shouldOnlyLoad()) {
                throw new CommandLineOptionException("-ec " + condition + " is for runs, and with -load nothing runs");
            }
        }
    }

    /**
     * Returns the files whose results are taken instead of running benchmarks or, where there is a budget or a shard, to
     * plan it.
     *
     * @return names or patterns; empty where there are none
     */
    public Collection<String> getLoadedResults() {
        return loadedResults;
    }

    /**
     * Tells whether results are taken from files instead of running benchmarks.
     *
     * @return false where benchmarks run
     */
    public boolean shouldOnlyLoad() {
        return !loadedResults.isEmpty() && !budget.hasValue() && !shard.hasValue();
    }

    /**
     * Returns the flags that mean nothing because results are taken from files.
     *
     * @return as the user may type them; empty where benchmarks are to run
     */
    public List<String> getIgnoredFlags() {
        return ignoredFlags;
    }

    /**
     * Returns the change for which forks and iterations are to be planned.
     *
     * @return a share from 0 to below 1
     */
    public Optional<Double> getPlannedChange() {
        return plannedChange;
    }

    private static Optional<String> joined(OptionSet set, OptionSpec<String> flag) {
        List<String> values = set.valuesOf(flag);
        return values.isEmpty() ? Optional.none() : Optional.of(String.join(",", values));
    }

    /** Returns null where the flag is not given. */
    private static Boolean bool(String flag, String text) throws CommandLineOptionException {
        if (text != null && !text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
            throw new CommandLineOptionException("-" + flag + " " + text + " is neither true nor false");
        }
        return text == null ? null : Boolean.valueOf(text);
    }

    /**
     * Tells whether the benchmarks are to be listed with the time that they take.
     *
     * @return true where nothing is to run
     */
    public boolean shouldListTimes() {
        return listTimes;
    }

    /**
     * Returns what ends the program with an exit code of its own.
     *
     * @return the gravest first; empty where nothing does
     */
    public Collection<ExitCondition> getExitConditions() {
        return exitConditions;
    }

    /**
     * Tells whether one of two listings is asked for.
     *
     * @return whether {@link #listFormatsOrCriteria()} has something to list
     */
    public boolean shouldListFormatsOrCriteria() {
        return listCriteria || shouldListResultFormats();
    }

    /** Lists the stability criteria, the result formats, or both. */
    public void listFormatsOrCriteria() {
        if (shouldListResultFormats()) {
            listResultFormats();
        }
        if (listCriteria) {
            CriteriaListing.print(System.out);
        }
    }
}
