package org.openjdk.jmh.dynreconf.sequential;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.comparison.Direction;
import org.openjdk.jmh.dynreconf.comparison.Verdict;
import org.openjdk.jmh.dynreconf.statistics.Interval;

class DifferenceRulesTest {

    /** A rule of somebody else's: four blocks, and the last word. */
    public static class LastWord implements DifferenceRule {

        @Override
        public String name() {
            return "last-word";
        }

        @Override
        public String description() {
            return "the fourth block decides";
        }

        @Override
        public DifferenceJudge judge(SequentialSettings settings, Direction direction) {
            int[] blocks = {0};
            return block -> {
                Interval ratio = Interval.of(0, block.candidate() / block.baseline(), Double.POSITIVE_INFINITY);
                Look look = Look.of(++blocks[0], blocks[0], Verdict.UNDECIDED, ratio);
                return blocks[0] < 4 ? look : look.stopping(Stop.BOUND);
            };
        }
    }

    /** Whose name is taken. */
    public static final class Usurper extends LastWord {

        @Override
        public String name() {
            return "Group-Sequential";
        }
    }

    /** A class path whose only services file has this content. */
    private static ClassLoader providing(String content) {
        return new ClassLoader(DifferenceRulesTest.class.getClassLoader()) {
            @Override
            public Enumeration<URL> getResources(String name) throws java.io.IOException {
                return name.endsWith(DifferenceRule.class.getName())
                        ? Collections.enumeration(List.of(new URL(null, "memory:services", handler(content))))
                        : super.getResources(name);
            }
        };
    }

    private static URLStreamHandler handler(String content) {
        return new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                return new URLConnection(url) {
                    @Override
                    public void connect() {
                        // there already
                    }

                    @Override
                    public InputStream getInputStream() {
                        return new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8));
                    }
                };
            }
        };
    }

    @Test
    void builtIn_isOneRule_theDefault() {
        assertEquals(List.of("group-sequential"), DifferenceRules.builtIn().all().stream().map(DifferenceRule::name)
                .toList());
        assertEquals("group-sequential", DifferenceRules.standard().name());
    }

    @Test
    void pluggedIn_isFoundByName_andJudges() {
        DifferenceRules rules = DifferenceRules.load(providing(LastWord.class.getName()));
        assertEquals(List.of(), rules.problems());
        DifferenceJudge judge = rules.find(" LAST-word ").judge(SequentialSettings.standard(),
                Direction.LOWER_IS_BETTER);
        Look look = judge.endBlock(Block.of(2, 3));
        assertEquals(1.5, look.ratio().point());
        assertSame(look.ratio(), look.equivalence());
        assertTrue(Double.isNaN(look.chance()));
    }

    @Test
    void whatCannotBeLoaded_isSaid_andKeepsNobodyOut() {
        DifferenceRules rules = DifferenceRules.load(providing("no.such.Rule\n" + Usurper.class.getName() + "\n"
                + LastWord.class.getName()));
        assertEquals(2, rules.all().size());
        assertEquals(2, rules.problems().size());
        assertTrue(rules.problems().get(0).contains("no.such.Rule"), rules.problems()::toString);
        assertTrue(rules.problems().get(1).contains("the name belongs to"), rules.problems()::toString);
        String message = assertThrows(IllegalArgumentException.class, () -> rules.find("pocock")).getMessage();
        assertTrue(message.startsWith("unknown rule of differences 'pocock'; known: group-sequential, last-word; could "
                + "not be loaded: "), message);
    }

    @Test
    void settings_outOfRange_areRefused() {
        SequentialSettings settings = SequentialSettings.standard();
        assertThrows(IllegalArgumentException.class, () -> settings.withFirstLook(2));
        assertThrows(IllegalArgumentException.class, () -> settings.withMostBlocks(2));
        assertThrows(IllegalArgumentException.class, () -> settings.withFutility(1));
        assertThrows(IllegalArgumentException.class, () -> settings.withFutility(-0.1));
        assertThrows(IllegalArgumentException.class, () -> settings.withFutility(Double.NaN));
    }
}
