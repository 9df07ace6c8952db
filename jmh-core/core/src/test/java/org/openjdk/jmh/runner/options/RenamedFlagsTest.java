package org.openjdk.jmh.runner.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RenamedFlagsTest {

    private static CommandLineOptions parse(String... arguments) throws CommandLineOptionException {
        return new CommandLineOptions(arguments);
    }

    @ParameterizedTest
    @CsvSource({"-sto 5s, -decisionTimeout", "-kf true, -keepForks", "-vs a.json -vsf a.md, -report",
        "-vsJvm java -ab duet, -sideOrder", "-af a.json, -assertionReport", "-ai quick, -interpretation",
        "--kf=true, -keepForks"})
    void oldName_isUnderstood_andNoticed(String typed, String now) throws CommandLineOptionException {
        CommandLineOptions options = parse(typed.split(" "));

        assertEquals(1, options.getNotices().size());
        String notice = options.getNotices().get(0);
        assertTrue(notice.endsWith(" is now " + now + "; the old name goes with the next release"), notice);
        assertTrue("WARNING: ".length() + notice.length() <= 80, notice);
        assertTrue(Settings.all().stream().anyMatch(each -> each.toString().equals(now)
                && each.of(options).hasValue()), typed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-keepForks true", "-keepforks true", "-KEEPFORKS=true", "-keep true"})
    void newName_inAnyCaseOrAbbreviated_isUnderstood(String typed) throws CommandLineOptionException {
        CommandLineOptions options = parse(typed.split(" "));

        assertEquals(true, options.getKeepForks().get());
        assertEquals(Collections.emptyList(), options.getNotices());
    }

    @Test
    void oldName_asTheValueOfAnotherFlag_staysAsItIs() throws CommandLineOptionException {
        CommandLineOptions options = parse("-jvmArgs", "-ab", "-rff", "-af");

        assertEquals("[-ab]", options.getJvmArgs().get().toString());
        assertEquals("-af", options.getResult().get());
        assertEquals(Collections.emptyList(), options.getNotices());
    }

    @Test
    void oldNameTypedTwice_isNoticedOnce() throws CommandLineOptionException {
        CommandLineOptions options = parse("-vs", "a.json", "-vsf", "a.md", "-vsf", "a.html");

        assertEquals(1, options.getNotices().size());
        assertEquals(Arrays.asList("a.md", "a.html"), options.getComparisonReports());
    }

    @ParameterizedTest
    @CsvSource({"-keepFork5 true, keepFork5 is not a recognized option: did you mean -keepForks?",
        "-reprot a.md, reprot is not a recognized option: did you mean -report?",
        "-sideorders duet, sideorders is not a recognized option: did you mean -sideOrder?",
        "-decisonTimeuot 5s, decisonTimeuot is not a recognized option: did you mean -decisionTimeout?",
        "-jvmArg5=-Da, jvmArg5 is not a recognized option: did you mean -jvmArgs?",
        "-kfx true, kfx is not a recognized option", "-zzz, z is not a recognized option",
        "-X 1, X is not a recognized option",
        "-budgit 5m, budgit is not a recognized option: did you mean -budget?"})
    void typo_isRefused_andNamesWhatWasMeant(String typed, String message) {
        assertEquals(message,
                assertThrows(CommandLineOptionException.class, () -> parse(typed.split(" "))).getMessage());
    }

    @Test
    void flagOfOneLetter_withItsValueBehindIt_staysUpstreams() throws CommandLineOptionException {
        CommandLineOptions options = parse("-f5", "-w1min", "-pplan=3", "-oorder2");

        assertEquals(5, options.getForkCount().get());
        assertEquals(TimeValue.minutes(1), options.getWarmupTime().get());
        assertEquals("[3]", options.getParameter("plan").get().toString());
        assertEquals("order2", options.getOutput().get());
    }
}
