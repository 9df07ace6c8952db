package org.openjdk.jmh.weaver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.openjdk.jmh.weaver.FixtureClasses.FIXTURE;
import static org.openjdk.jmh.weaver.FixtureClasses.HOOKS;
import static org.openjdk.jmh.weaver.Snippet.code;

import java.util.List;
import org.junit.jupiter.api.Test;

class HookCheckTest {

    @Test
    void check_publicStaticHook_isAccepted() {
        assertEquals(List.of(), problems("atMostThree", "(I)I"));
    }

    @Test
    void check_missingHook_isReported() {
        assertProblem(problems("atMostFour", "(I)I"), "atMostFour(I)I", "does not exist");
    }

    @Test
    void check_privateHook_isReported() {
        assertProblem(problems("hidden", "(I)I"), "hidden(I)I", "is private");
    }

    private static void assertProblem(List<String> problems, String hook, String reason) {
        assertEquals(1, problems.size(), problems.toString());
        assertTrue(problems.get(0).contains(hook) && problems.get(0).contains(reason), problems.toString());
    }

    private static List<String> problems(String hook, String descriptor) {
        byte[] woven = FixtureClasses.woven(new Insertion(FIXTURE, "count", "", Site.beforeComparison("i", "limit"),
                code().load("limit").callStatic(HOOKS, hook, descriptor).store("limit"), "limit the loop"));
        return new HookCheck(name -> name.equals(FIXTURE) ? woven : FixtureClasses.bytes(name), FixtureClasses::bytes)
                .problemsOf(FIXTURE);
    }
}
