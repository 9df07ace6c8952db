package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTextTest {

    private static final int WIDTH = 80;
    /** A screen and a half, and the blank lines between topics. */
    private static final int MOST_LINES = 44;

    private static String whole() {
        return Arrays.stream(HelpTopic.values()).flatMap(topic -> HelpText.whole(topic).stream())
                .collect(Collectors.joining("\n")).replaceAll("\\s+", " ");
    }

    @Test
    void shortHelp_hasOneLineForEachCommonOption() {
        List<String> lines = HelpText.brief();
        for (Setting<?> setting : Settings.all()) {
            long expected = setting.brief() == null ? 0 : 1;
            setting.flags().forEach(flag -> assertEquals(expected,
                    lines.stream().filter(line -> line.startsWith("  -" + flag + " ")).count(), flag));
        }
        for (HelpTopic topic : HelpTopic.values()) {
            assertEquals(1, lines.stream().filter(line -> line.endsWith("(-h " + topic.id() + ")")
                    || line.startsWith("  -h " + topic.id() + " ")).count(),
                    topic::id);
        }
    }

    @Test
    void shortHelp_fitsAScreenAndAHalf() {
        assertTrue(HelpText.brief().size() <= MOST_LINES, () -> String.join("\n", HelpText.brief()));
    }

    @Test
    void fullText_coversAllSettings() {
        for (Setting<?> setting : Settings.all()) {
            assertTrue(whole().contains(setting.help().replaceAll("\\s+", " ")), setting::toString);
        }
    }

    @Test
    void lines_fitATerminal() {
        List<String> lines = new ArrayList<>(HelpText.brief());
        Arrays.stream(HelpTopic.values()).forEach(topic -> lines.addAll(HelpText.whole(topic)));
        lines.forEach(line -> assertTrue(line.length() <= WIDTH, line));
    }

    @Test
    void topics_areFoundByTheirNames() throws CommandLineOptionException {
        assertEquals(List.of(HelpTopic.TWO_SIDES, HelpTopic.DYNAMIC), HelpText.topics(List.of("two-sides", "Dynamic")));
        assertEquals(Arrays.asList(HelpTopic.values()), HelpText.topics(List.of("all")));
        assertEquals(List.of(), HelpText.topics(List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-h nonsense", "-h dynamic nonsense -f 1", "MyBenchmark -h nonsense"})
    void unknownTopic_isRejected(String line) {
        assertEquals("-h nonsense: there is no such topic. Topics are jmh, dynamic, compare, two-sides, count, time, "
                + "files, assertions and all.",
                assertThrows(CommandLineOptionException.class, () -> new CommandLineOptions(line.split(" ")))
                        .getMessage().replaceAll("\\s+", " "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"MyBenchmark -h", "-h -f 1 MyBenchmark", "-jvmArgs -h MyBenchmark"})
    void benchmarkNames_areNotTopics(String line) throws CommandLineOptionException {
        assertEquals(List.of("MyBenchmark"), new CommandLineOptions(line.split(" ")).getIncludes());
    }
}
