package org.openjdk.jmh.why;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CompilerDifferencesTest {

    private static final String METHOD = "sample.Doc.work()V";

    private static List<Map<String, Long>> forks(long... times) {
        List<Map<String, Long>> forks = new ArrayList<>();
        Arrays.stream(times).forEach(count -> forks
                .add(count == 0 ? Collections.emptyMap() : Collections.singletonMap(METHOD, count)));
        return forks;
    }

    private static List<String> notes(List<Map<String, Long>> with, List<Map<String, Long>> without) {
        return CompilerDifferences.givenUp(with, without, "candidate");
    }

    @Test
    void methodThatOneSideKeepsGivingUp_isNamed() {
        assertEquals(Collections.singletonList(
                "compiled code of Doc.work is discarded again and again: 7 times or more in each fork of the candidate, never in the others"),
                notes(forks(9, 7, 12), forks(0, 0, 0)));
    }

    @Test
    void compilationsOfASingleFork_areNotNamed() {
        assertEquals(Collections.emptyList(), notes(forks(9, 0, 12), forks(0, 0, 0)));
        assertEquals(Collections.emptyList(), notes(forks(9, 7, 12), forks(0, 1, 0)));
    }

    /** The last compilation of a warmup gives up the one before it. */
    @Test
    void codeThatIsGivenUpOnce_isNotNamed() {
        assertEquals(Collections.emptyList(), notes(forks(1, 1, 1), forks(0, 0, 0)));
    }

    /** That of JMH's own loop is no method of the benchmark. */
    @Test
    void namelessFrames_areNotNamed() {
        assertEquals(Collections.emptyList(), CompilerDifferences.givenUp(
                Collections.singletonList(Collections.singletonMap("", 5L)),
                Collections.singletonList(Collections.emptyMap()), "candidate"));
    }
}
