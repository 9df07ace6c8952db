package org.openjdk.jmh.bridge.probe;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.RepeatedTest;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Makes labels of what JUnit calls parameter sets. */
class LabelsTest {

    private static final String LONG =
            "a name that says so much of each parameter that nobody reads it to its end, where ";

    @Test
    void shortNames_stayAsTheyAre() {
        assertEquals(List.of("[1] one", "[2] two"), Labels.of(List.of("[1] one", "[2] two")));
    }

    @Test
    void namesThatDifferLate_areCutBeforeTheDifference() {
        assertEquals(
                List.of("a name that says so much...where it is one", "a name that says so much...where it is two"),
                Labels.of(List.of(LONG + "it is one", LONG + "it is two")));
    }

    @Test
    void longNameOfItsOwn_isCutAtItsEnd() {
        assertEquals(List.of(LONG.substring(0, 77) + "..."), Labels.of(List.of(LONG + LONG)));
    }

    @Test
    void equalNames_areCounted() {
        assertEquals(List.of("same", "same ~2"), Labels.of(List.of("same", "same")));
    }

    @Test
    void controlCharacters_leaveLabelsDifferent() {
        assertEquals(List.of("a b", "a b ~2"), Labels.of(List.of("a\tb", "a\nb")));
    }

    @Test
    void identitiesOfObjects_areLeftOut_asTheyDifferFromRunToRun() {
        Runnable lambda = () -> {
        };
        List<String> names = List.of("[1] " + new Plain(), "[2] " + new Plain(), "[3] " + lambda, "[4] " + new int[0],
                "[5] " + new String[0] + " and " + new Plain());
        String own = getClass().getName();
        assertEquals(List.of("[1] " + own + "$Plain", "[2] " + own + "$Plain", "[3] " + own + "$$Lambda", "[4] [I",
                "[5] [Ljava.lang.String; and " + own + "$Plain"), Labels.of(names));
    }

    @Test
    void addressesOfPeople_stayAsTheyAre() {
        assertEquals(List.of("me@cafe.org", "my.self@cafe.org", "a@b"),
                Labels.of(List.of("me@cafe.org", "my.self@cafe.org", "a@b")));
    }

    private static final class Plain {
    }

    @Test
    void noNames_haveNoLabels() {
        assertEquals(List.of(), Labels.of(List.of()));
        assertEquals(List.of(""), Labels.of(List.of("")));
    }

    @RepeatedTest(20)
    void namesThatDiffer_haveLabelsThatDiffer(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        List<String> parts = Stream.of("x", "yy", LONG, LONG + "z", "\n").toList();
        List<String> names = IntStream.range(0, 200)
                .mapToObj(i -> IntStream.range(0, random.nextInt(8))
                        .mapToObj(j -> parts.get(random.nextInt(parts.size())))
                        .reduce("", String::concat))
                .distinct().toList();
        List<String> labels = Labels.of(names);
        assertEquals(names.size(), new HashSet<>(labels).size(), () -> "seed " + repetition.getCurrentRepetition());
        assertTrue(labels.stream().allMatch(label -> label.length() <= 90), labels::toString);
    }
}
