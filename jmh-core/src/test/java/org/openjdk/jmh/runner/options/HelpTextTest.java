package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class HelpTextTest {

    private static final int WIDTH = 80;

    private static final List<HelpTopic> ALL = Arrays.asList(HelpTopic.values());

    @Test
    void everySetting_hasALineInItsTopic() {
        List<String> lines = HelpText.brief();
        for (Setting<?> setting : Settings.all()) {
            assertEquals(Settings.all().stream().filter(each -> each.flag().equals(setting.flag())).count(),
                    lines.stream().filter(line -> line.startsWith("  " + setting + " ")).count(), setting::toString);
            assertEquals(1, lines.stream().filter(line -> line.endsWith("  " + setting.brief())).count(),
                    setting::brief);
        }
        ALL.forEach(topic -> assertEquals(1,
                lines.stream().filter(line -> line.endsWith("(-h " + topic.id() + ")")).count(), topic::id));
    }

    @Test
    void fullText_coversAllSettings() {
        String text = String.join("\n", HelpText.whole(ALL)).replaceAll("\\s+", " ");
        for (Setting<?> setting : Settings.all()) {
            assertTrue(text.contains(setting.help().replaceAll("\\s+", " ")), setting::toString);
        }
    }

    @Test
    void lines_fitATerminal() {
        List<String> lines = new ArrayList<>(HelpText.brief());
        lines.addAll(HelpText.whole(ALL));
        lines.forEach(line -> assertTrue(line.length() <= WIDTH, line));
    }

    @Test
    void unknownTopics_areNamesOfBenchmarks() {
        assertEquals(List.of(HelpTopic.DYNAMIC, HelpTopic.TWO_SIDES),
                HelpText.topics(List.of("two-sides", "MyBenchmark", "dynamic")));
        assertEquals(List.of(), HelpText.topics(List.of("MyBenchmark")));
    }
}
