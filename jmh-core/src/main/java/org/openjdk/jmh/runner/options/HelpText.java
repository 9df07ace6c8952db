package org.openjdk.jmh.runner.options;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openjdk.jmh.results.reports.Wrapped;

/** Formats the help of our settings: one line for each, or the full text of some topics. */
final class HelpText {

    private static final String INDENT = "  ";
    private static final String TEXT = "        ";
    /** Column of the text; longer flags get a line of their own. */
    private static final int COLUMN = 30;

    private HelpText() {
    }

    /** Returns one line for each setting, and how to see more. */
    static List<String> brief() {
        List<String> lines = new ArrayList<>();
        lines.add("Of this JMH besides, a line each; -h TOPIC says all of those of a topic:");
        for (HelpTopic topic : HelpTopic.values()) {
            lines.add("");
            lines.add(topic.title() + " (-h " + topic.id() + ")");
            for (Setting<?> setting : of(topic)) {
                String flag = INDENT + flag(setting) + INDENT;
                if (flag.length() > COLUMN) {
                    lines.add(flag.replaceAll(" +$", ""));
                    flag = "";
                }
                lines.add(String.format(Locale.ROOT, "%-" + COLUMN + "s%s", flag, setting.brief()));
            }
        }
        return lines;
    }

    /** Returns the topics among the words that the user typed. */
    static List<HelpTopic> topics(Collection<String> names) {
        return Arrays.stream(HelpTopic.values()).filter(topic -> names.contains(topic.id()))
                .collect(Collectors.toList());
    }

    /** Returns the full text of the settings of some topics. */
    static List<String> whole(Collection<HelpTopic> topics) {
        List<String> lines = new ArrayList<>();
        for (HelpTopic topic : topics) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            lines.addAll(whole(topic));
        }
        return lines;
    }

    private static List<String> whole(HelpTopic topic) {
        List<String> lines = new ArrayList<>();
        lines.add(topic.title());
        for (Setting<?> setting : of(topic)) {
            lines.add("");
            lines.add(INDENT + flag(setting));
            lines.addAll(Wrapped.lines(TEXT + setting.help(), TEXT));
        }
        return lines;
    }

    private static List<Setting<?>> of(HelpTopic topic) {
        return Settings.all().stream().filter(setting -> setting.topic() == topic).collect(Collectors.toList());
    }

    private static String flag(Setting<?> setting) {
        String argument = setting.argument();
        return setting + (argument == null ? "" : " <" + argument + ">");
    }
}
