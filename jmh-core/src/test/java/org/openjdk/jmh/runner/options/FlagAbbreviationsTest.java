package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FlagAbbreviationsTest {

    private static CommandLineOptions parse(String... arguments) throws CommandLineOptionException {
        return new CommandLineOptions(arguments);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-keepForks true", "-keepforks true", "-KEEPFORKS=true", "-keep true"})
    void flag_inAnyCaseOrAbbreviated_isAccepted(String typed) throws CommandLineOptionException {
        CommandLineOptions options = parse(typed.split(" "));

        assertEquals(true, options.getKeepForks().get());
    }

    @Test
    void valueThatLooksLikeAFlag_isNotChanged() throws CommandLineOptionException {
        CommandLineOptions options = parse("-jvmArgs", "-ab", "-rff", "-af");

        assertEquals("[-ab]", options.getJvmArgs().get().toString());
        assertEquals("-af", options.getResult().get());
    }

    @ParameterizedTest
    @CsvSource({"-keepFork5 true, keepFork5 is not a recognized option: did you mean -keepForks?",
        "-reprot a.md, reprot is not a recognized option: did you mean -report?",
        "-sideorders duet, sideorders is not a recognized option: did you mean -sideOrder?",
        "-decisonTimeuot 5s, decisonTimeuot is not a recognized option: did you mean -decisionTimeout?",
        "-jvmArg5=-Da, jvmArg5 is not a recognized option: did you mean -jvmArgs?",
        "-kf true, kf is not a recognized option", "-zzz, z is not a recognized option",
        "-X 1, X is not a recognized option",
        "-budgit 5m, budgit is not a recognized option: did you mean -budget?"})
    void typo_isRejectedWithASuggestion(String typed, String message) {
        assertEquals(message,
                assertThrows(CommandLineOptionException.class, () -> parse(typed.split(" "))).getMessage());
    }

    @Test
    void oneLetterFlag_withItsValue_staysUpstreams() throws CommandLineOptionException {
        CommandLineOptions options = parse("-f5", "-w1min", "-pplan=3", "-oorder2");

        assertEquals(5, options.getForkCount().get());
        assertEquals(TimeValue.minutes(1), options.getWarmupTime().get());
        assertEquals("[3]", options.getParameter("plan").get().toString());
        assertEquals("order2", options.getOutput().get());
    }
}
