package org.openjdk.jmh.runner.options;

import java.io.IOException;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import joptsimple.OptionParser;
import joptsimple.OptionSet;
import org.openjdk.jmh.util.Optional;

/** Superclass of {@link CommandLineOptions}: the flags of our settings. */
public abstract class CommandLineReconfiguration extends ReconfigurationValues {

    private transient SettingFlags flags;
    private transient List<String> ignoredFlags;

    /** {@return whether to list the result formats; implemented by upstream's {@link CommandLineOptions}} */
    public abstract boolean shouldListResultFormats();

    /** Upstream's method, which {@link CommandLineOptions} implements. */
    public abstract void listResultFormats();

    /**
     * Upstream's method, which {@link CommandLineOptions} implements.
     *
     * @throws IOException if the help cannot be written
     */
    public abstract void showHelp() throws IOException;

    /** {@return regular expressions of the benchmarks to run; implemented by upstream's {@link CommandLineOptions}} */
    public abstract List<String> getIncludes();

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
        flags = new SettingFlags(parser, Settings.all());
        parser.formatHelpWith(new UpstreamHelp());
        String[] writtenOut = new FlagAbbreviations(upstreams, parser.recognizedOptions())
                .writeOut(WhyAllFlag.joined(argv));
        ResultFormatFlag resultFormat = new ResultFormatFlag(PrototypeFlags.translate(writtenOut));
        put(Settings.RECONFIGURATION, resultFormat.reconfiguration().orElse(null));
        put(Settings.RESULT_PAGE, resultFormat.page().orElse(null));
        return resultFormat.remainingArguments();
    }

    /** Takes the values of our flags. */
    void readReconfiguration(OptionSet set) throws CommandLineOptionException {
        for (Map.Entry<Setting<?>, Object> typed : flags.read(set).entrySet()) {
            put(typed.getKey(), typed.getValue());
        }
        OptionRules.checkCommand(this);
        ignoredFlags = shouldOnlyLoad() ? LoadingFlags.ignored(set, this) : Collections.emptyList();
    }

    /**
     * Returns the files whose results are taken instead of running benchmarks or, where there is a budget or a shard, to
     * plan it.
     *
     * @return names or patterns; empty where there are none
     */
    public Collection<String> getLoadedResults() {
        return given(Settings.LOADED).orElse(Collections.emptyList());
    }

    /**
     * Returns the jars of which one has changed a benchmark.
     *
     * @return names or patterns, in their order; empty where there are none
     */
    public Collection<String> getBisectedJars() {
        return given(Settings.BISECTED).orElse(Collections.emptyList());
    }

    /**
     * Tells whether results are taken from files instead of running benchmarks.
     *
     * @return false where benchmarks run
     */
    public boolean shouldOnlyLoad() {
        return OptionRules.onlyLoads(this);
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
     * @return a share above 0 and below 1
     */
    public Optional<Double> getPlannedChange() {
        return given(Settings.PLANNED_CHANGE);
    }

    /**
     * Tells whether the benchmarks are to be listed with the time that they take.
     *
     * @return true where nothing is to run
     */
    public boolean shouldListTimes() {
        return given(Settings.LIST_TIMES).hasValue();
    }

    /**
     * Returns what ends the program with an exit code of its own.
     *
     * @return the gravest first; empty where nothing does
     */
    public Collection<ExitCondition> getExitConditions() {
        return given(Settings.EXIT_CONDITIONS).orElse(Collections.emptyList());
    }

    /**
     * Shows upstream's help with a line for each of our options behind it or, where the user names topics, all that is to be
     * said of these.
     *
     * @throws IOException if upstream's help cannot be written
     */
    public void showAllHelp() throws IOException {
        List<HelpTopic> topics = HelpText.topics(getIncludes());
        if (topics.isEmpty()) {
            showHelp();
        }
        (topics.isEmpty() ? HelpText.brief() : HelpText.whole(topics)).forEach(System.out::println);
    }

    /**
     * Tells whether one of two listings is asked for.
     *
     * @return whether {@link #listFormatsOrCriteria()} has something to list
     */
    public boolean shouldListFormatsOrCriteria() {
        return given(Settings.LIST_CRITERIA).hasValue() || shouldListResultFormats();
    }

    /** Lists the stability criteria, the result formats, or both. */
    public void listFormatsOrCriteria() {
        if (shouldListResultFormats()) {
            listResultFormats();
            ResultFormatFlag.list(System.out);
        }
        if (given(Settings.LIST_CRITERIA).hasValue()) {
            CriteriaListing.print(System.out);
        }
    }
}
