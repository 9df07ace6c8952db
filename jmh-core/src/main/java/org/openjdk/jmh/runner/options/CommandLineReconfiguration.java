package org.openjdk.jmh.runner.options;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import joptsimple.HelpFormatter;
import joptsimple.OptionDescriptor;
import joptsimple.OptionParser;
import joptsimple.OptionSet;
import joptsimple.OptionSpec;
import org.openjdk.jmh.results.reports.Wrapped;
import org.openjdk.jmh.util.Optional;

/** The superclass of {@link CommandLineOptions} with our flags. */
public abstract class CommandLineReconfiguration extends ReconfigurationValues {

    private static final String HELP = "h";

    private transient SettingFlags flags;
    private transient List<String> ignoredFlags;
    private transient List<String> helpTopics;

    /** {@return whether to list the result formats; implemented by upstream's {@link CommandLineOptions}} */
    public abstract boolean shouldListResultFormats();

    /** Prints the result formats; implemented by upstream's {@link CommandLineOptions}. */
    public abstract void listResultFormats();

    /**
     * Prints upstream's help; implemented by upstream's {@link CommandLineOptions}.
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
     * Adds our flags to upstream's parser, and returns the arguments without those that upstream's flags would not
     * understand.
     *
     * @param argv arguments as the user typed them
     */
    String[] prepare(OptionParser parser, String[] argv) throws CommandLineOptionException {
        try {
            return prepared(parser, argv);
        } catch (CommandLineOptionException e) {
            throw wrapped(e);
        }
    }

    /** Wraps a message to the width of a terminal, because upstream prints it as it is. */
    private static CommandLineOptionException wrapped(CommandLineOptionException e) {
        return new CommandLineOptionException(Wrapped.error(e.getMessage()), e);
    }

    /** Rejects an unknown verbosity, for which upstream's message names a class. */
    private static void checkVerbosity(String... arguments) throws CommandLineOptionException {
        for (int i = 0; i + 1 < arguments.length; i++) {
            if (arguments[i].equals("-v")) {
                Verbosity.require(arguments[i + 1]);
            }
        }
    }

    /** A class of its own: to verify this one, a fork would have to load that of all verbosities. */
    private static final class Verbosity {

        static void require(String mode) throws CommandLineOptionException {
            if (Arrays.stream(VerboseMode.values()).noneMatch(known -> known.name().equalsIgnoreCase(mode))) {
                throw new CommandLineOptionException("-v " + mode + ": write SILENT, NORMAL or EXTRA");
            }
        }
    }

    private String[] prepared(OptionParser parser, String... argv) throws CommandLineOptionException {

        Set<String> upstreams = new HashSet<>(parser.recognizedOptions().keySet());
        flags = new SettingFlags(parser, Settings.all());
        parser.formatHelpWith(new UpstreamHelp());
        String[] expanded = new FlagAbbreviations(upstreams, parser.recognizedOptions())
                .expand(withWhyAllJoined(argv));
        checkVerbosity(expanded);
        helpTopics = wordsBehindHelp(expanded);
        ResultFormatFlag resultFormat = new ResultFormatFlag(PrototypeFlags.translate(expanded));
        put(Settings.RECONFIGURATION, resultFormat.reconfiguration().orElse(null));
        put(Settings.RESULT_PAGE, resultFormat.page().orElse(null));
        return resultFormat.remainingArguments();
    }

    private static List<String> wordsBehindHelp(String... argv) {
        List<String> words = new ArrayList<>();
        boolean isBehind = false;
        for (String word : argv) {
            if (isBehind && !word.startsWith("-")) {
                words.add(word);
            }
            isBehind = word.equals("-" + HELP) || word.equals("--" + HELP) || isBehind && !word.startsWith("-");
        }
        return words;
    }

    /** Replaces {@code -why all} by {@code -whyall}, because a flag without an argument takes no value. */
    private static String[] withWhyAllJoined(String... argv) {
        List<String> joined = new ArrayList<>();
        for (int i = 0; i < argv.length; i++) {
            boolean both = argv[i].equals(Settings.WHY.toString()) && i + 1 < argv.length && argv[i + 1].equals("all");
            joined.add(both ? Settings.WHY_ALL.toString() : argv[i]);
            i += both ? 1 : 0;
        }
        return joined.toArray(new String[0]);
    }

    void readReconfiguration(OptionSet set) throws CommandLineOptionException {
        try {
            read(set);
        } catch (CommandLineOptionException e) {
            throw wrapped(e);
        }
    }

    private void read(OptionSet set) throws CommandLineOptionException {

        if (set.has(Settings.RESULT_PAGE.flag()) && own(Settings.RESULT_PAGE).hasValue()) {
            throw new CommandLineOptionException("-rf html and -html both name the page: leave -rf html out");
        }
        for (Map.Entry<Setting<?>, Object> typed : flags.read(set).entrySet()) {
            put(typed.getKey(), typed.getValue());
        }
        if (set.has(HELP)) {
            HelpText.topics(helpTopics);
        }
        OptionRules.checkCommand(this);
        ignoredFlags = shouldOnlyLoad() ? ignored(set, this) : Collections.emptyList();
    }

    /**
     * Returns the result files ({@code -load}) that replace a run, or that plan it if there is a budget or a shard.
     *
     * @return names or patterns; empty if there are none
     */
    public Collection<String> getLoadedResults() {
        return given(Settings.LOADED).orElse(Collections.emptyList());
    }

    /**
     * Returns the jars to bisect ({@code -bisect}), in their order.
     *
     * @return names or patterns; empty if there are none
     */
    public Collection<String> getBisectedJars() {
        return given(Settings.BISECTED).orElse(Collections.emptyList());
    }

    /** {@return whether results are loaded from files instead of running benchmarks} */
    public boolean shouldOnlyLoad() {
        return OptionRules.onlyLoads(this);
    }

    /** {@return the flags without effect, because results are loaded from files; empty if benchmarks run} */
    public List<String> getIgnoredFlags() {
        return ignoredFlags;
    }

    /** {@return the change for which to plan forks and iterations: a share above 0 and below 1} */
    public Optional<Double> getPlannedChange() {
        return given(Settings.PLANNED_CHANGE);
    }

    /** {@return whether to list the benchmarks with their expected times, without running them} */
    public boolean shouldListTimes() {
        return given(Settings.LIST_TIMES).hasValue();
    }

    /** {@return the conditions with an exit code of their own, the most severe first} */
    public Collection<ExitCondition> getExitConditions() {
        return given(Settings.EXIT_CONDITIONS).orElse(Collections.emptyList());
    }

    /**
     * Prints the options that most users need, or all about the topics that the user named.
     *
     * @throws IOException                if upstream's help cannot be written
     * @throws CommandLineOptionException never, because the topics are checked already
     */
    public void showAllHelp() throws IOException, CommandLineOptionException {
        if (helpTopics.isEmpty()) {
            HelpText.brief().forEach(System.out::println);
        }
        for (HelpTopic topic : HelpText.topics(helpTopics)) {
            if (topic == HelpTopic.JMH) {
                showHelp();
            } else {
                HelpText.whole(topic).forEach(System.out::println);
            }
        }
    }

    /** {@return whether {@link #listFormatsOrCriteria()} has something to list} */
    public boolean shouldListFormatsOrCriteria() {
        return given(Settings.LIST_CRITERIA).hasValue() || shouldListResultFormats();
    }

    /** Prints the stability criteria, the result formats, or both. */
    public void listFormatsOrCriteria() {
        if (shouldListResultFormats()) {
            listResultFormats();
            ResultFormatFlag.list(System.out);
        }
        if (given(Settings.LIST_CRITERIA).hasValue()) {
            CriteriaListing.print(System.out);
        }
    }

    /** Formats upstream's help without our settings, which have a help of their own. */
    private static final class UpstreamHelp implements HelpFormatter {

        @Override
        public String format(Map<String, ? extends OptionDescriptor> all) {
            Map<String, OptionDescriptor> upstreams = new LinkedHashMap<>(all);
            for (Setting<?> setting : Settings.all()) {
                upstreams.keySet().removeAll(setting.flags());
            }
            return new OptionFormatter().format(upstreams);
        }
    }

    /** Returns the typed flags without effect, in the order of the command line. */
    private static List<String> ignored(OptionSet set, CommandLineReconfiguration options) {
        List<String> ignored = new ArrayList<>();
        Optional<Reconfiguration> reconfiguration = options.own(Settings.RECONFIGURATION);
        if (reconfiguration.hasValue()) {
            ignored.add(Settings.RECONFIGURATION.typed(reconfiguration.get()));
        }
        // Upstream's. No constant: a fork of a recent JDK initializes this class, and must run nothing of ours.
        Set<String> ofResults = new HashSet<>(Arrays.asList("rf", "rff", "e", "v"));
        for (Setting<?> setting : Settings.all()) {
            if (setting.appliesToLoadedResults(options)) {
                ofResults.add(setting.flag());
            }
        }
        for (OptionSpec<?> spec : set.specs()) {
            String flag = "-" + spec.options().get(0);
            if (Collections.disjoint(spec.options(), ofResults) && !ignored.contains(flag)) {
                ignored.add(flag);
            }
        }
        return ignored;
    }
}
