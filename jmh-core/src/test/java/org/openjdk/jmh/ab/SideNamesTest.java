package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.comparison.StoredBaseline;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionRuleException;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

class SideNamesTest {

    private static String baseline(Options options) {
        return Side.baseline(options, "old.jar").name();
    }

    @Test
    void firstName_isTheBaselinesAndSecondTheCandidates() throws Exception {
        Options one = new CommandLineOptions("-vs", "old.jar", "-vsn", "main", "-vsJvmArgs", "-Xint");
        assertEquals("main", baseline(one));
        assertTrue(Side.candidate(one).name().contains("class path"), Side.candidate(one)::name);

        Options both = new CommandLineOptions("-vs", "old.jar", "-vsn", "main", "-vsn", "here");
        assertEquals("main", baseline(both));
        assertEquals("here", Side.candidate(both).name());
    }

    @Test
    void withoutNames_sidesAreCalledByTheirClassPaths() throws Exception {
        assertEquals("old.jar", baseline(new CommandLineOptions("-vs", "old.jar")));
    }

    @Test
    void longClassPaths_areShortened_inNamesAndMessages() throws Exception {
        String element = "/libraries/" + "x".repeat(60) + ".jar";
        String classPath = String.join(File.pathSeparator, Collections.nCopies(3000, element));
        String shown = "x".repeat(60) + ".jar and other elements of a class path";
        assertEquals(shown, Side.baseline(new OptionsBuilder().build(), classPath).name());
        assertEquals(element, Side.baseline(new OptionsBuilder().build(), element).name());
        Options missing = new CommandLineOptions("-vs", classPath);
        assertEquals(shown + ": no such file",
                assertThrows(RunnerException.class, () -> StoredBaseline.check(missing)).getMessage());
    }

    @Test
    void names_areInheritedUnlessTheChildHasItsOwn() {
        Options parent = new OptionsBuilder().sideNames("main", "here").build();
        assertEquals("main", baseline(new OptionsBuilder().parent(parent).build()));
        assertEquals("1.4", baseline(new OptionsBuilder().parent(parent).sideNames("1.4", "here").build()));
    }

    @Test
    void thirdName_isRefused() {
        assertThrows(CommandLineOptionException.class,
                () -> new CommandLineOptions("-vs", "old.jar", "-vsn", "a", "-vsn", "b", "-vsn", "c"));
    }

    @Test
    void sideName_withoutABaseline_isRejected() throws Exception {
        Options alone = new CommandLineOptions("-vsn", "main");
        Exception refused = assertThrows(OptionRuleException.class, () -> OptionRules.checkOneSide(alone));
        assertTrue(refused.getMessage().startsWith("-vsn main applies to runs of two sides"), refused::getMessage);
    }
}
