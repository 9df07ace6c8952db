package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.reports.Wrapped;

/** Formats the help: one line for each option that most users need, or the full text of some topics. */
final class HelpText {

    private static final String ALL = "all";
    private static final String INDENT = "  ";
    private static final String TEXT = "        ";
    /** Column of the text; longer flags get a line of their own. */
    private static final int COLUMN = 32;
    /** Upstream's options that most users need. Upstream's own text of each fills a paragraph. */
    private static final String[][] UPSTREAMS = {
        {"-f <int>", "forks (default: 5)"},
        {"-wi <int>, -w <time>", "warmup iterations, time of each (5, 10 s)"},
        {"-i <int>, -r <time>", "measured iterations, time of each (5, 10 s)"},
        {"-bm <mode>", "thrpt, avgt, sample or ss (default: thrpt)"},
        {"-t <int>", "threads (default: 1)"},
        {"-tu <unit>", "time unit of scores: s, ms, us or ns"},
        {"-p <param=value,...>", "values of a parameter"},
        {"-prof <profiler>", "add a profiler, as in gc (-lprof lists them)"},
        {"-rf <format>, -rff <file>", "write results, as in json (-lrf lists formats)"},
        {"-l, -lp", "list benchmarks (-lp: with parameters), and exit"}};

    private HelpText() {
    }

    /** Returns one line for each option that most users need, and how to see more. */
    static List<String> brief() {
        List<String> lines = new ArrayList<>(Arrays.asList("Usage: java -jar benchmarks.jar [regexp*] [options]",
                "Run the benchmarks whose names match (default: all). Options beat annotations."));
        List<String> others = new ArrayList<>();
        for (HelpTopic topic : HelpTopic.values()) {
            List<String> rows = rows(topic);
            if (rows.isEmpty()) {
                add("-h " + topic.id(), topic.title(), others);
            } else {
                lines.addAll(Arrays.asList("", topic.title() + " (-h " + topic.id() + ")"));
                lines.addAll(rows);
            }
        }
        lines.addAll(Arrays.asList("", "More"));
        lines.addAll(others);
        add("-h " + ALL, "all options", lines);
        return lines;
    }

    private static List<String> rows(HelpTopic topic) {
        List<String> rows = new ArrayList<>();
        if (topic == HelpTopic.JMH) {
            Arrays.stream(UPSTREAMS).forEach(row -> add(row[0], row[1], rows));
        }
        of(topic).stream().filter(setting -> setting.brief() != null).forEach(setting -> addBrief(setting, rows));
        return rows;
    }

    private static void addBrief(Setting<?> setting, List<String> lines) {
        if (!setting.has(SettingTrait.OF_UPSTREAMS_FLAG)) {
            add(flag(setting), setting.brief(), lines);
            return;
        }
        for (String row : setting.brief().split("\n")) {
            String[] cells = row.split(INDENT, 2);
            add(cells[0], cells[1], lines);
        }
    }

    private static void add(String flag, String text, List<String> lines) {
        String start = INDENT + flag + INDENT;
        if (start.length() > COLUMN) {
            lines.add(INDENT + flag);
            start = "";
        }
        lines.add(String.format(Locale.ROOT, "%-" + COLUMN + "s%s", start, text));
    }

    /**
     * Returns the topics with these names.
     *
     * @throws CommandLineOptionException if there is no such topic; the message lists all topics
     */
    static List<HelpTopic> topics(Collection<String> names) throws CommandLineOptionException {
        List<HelpTopic> topics = new ArrayList<>();
        for (String name : names) {
            List<HelpTopic> named = Arrays.stream(HelpTopic.values())
                    .filter(topic -> name.equalsIgnoreCase(ALL) || name.equalsIgnoreCase(topic.id()))
                    .collect(Collectors.toList());
            if (named.isEmpty()) {
                throw new CommandLineOptionException("-h " + name + ": there is no such topic. Topics are "
                        + Arrays.stream(HelpTopic.values()).map(HelpTopic::id).collect(Collectors.joining(", "))
                        + " and " + ALL + ".");
            }
            topics.removeAll(named);
            topics.addAll(named);
        }
        return topics;
    }

    /** Returns the full text of our settings of a topic. */
    static List<String> whole(HelpTopic topic) {
        List<String> lines = new ArrayList<>(Collections.singletonList(topic.title()));
        for (Setting<?> setting : of(topic)) {
            lines.add("");
            lines.add(INDENT + flag(setting));
            lines.addAll(Wrapped.lines(TEXT + setting.help(), TEXT));
        }
        lines.add("");
        return lines;
    }

    private static List<Setting<?>> of(HelpTopic topic) {
        return Settings.all().stream().filter(setting -> setting.topic() == topic).collect(Collectors.toList());
    }

    static String flag(Setting<?> setting) {
        String flags = setting.flags().stream().map(flag -> "-" + flag).collect(Collectors.joining(", "));
        return setting.argument() == null || setting.has(SettingTrait.OF_UPSTREAMS_FLAG) ? flags
                : flags + " <" + setting.argument() + ">";
    }
}
