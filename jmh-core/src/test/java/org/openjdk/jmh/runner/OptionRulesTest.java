package org.openjdk.jmh.runner;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.ab.SideBySideRun;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.ForkOrder;
import org.openjdk.jmh.runner.options.OptionRules;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.Shard;
import org.openjdk.jmh.runner.options.TimeValue;

/** Contradictory options are rejected before anything runs, from a command line and from a program. */
class OptionRulesTest {

    private static ChainedOptionsBuilder budgetInRounds() {
        return new OptionsBuilder().budget(TimeValue.minutes(1)).forkOrder(ForkOrder.ROUNDS);
    }

    private static void assertRefused(String expected, Executable run) {
        String message = assertThrows(RunnerException.class, run).getMessage();
        assertTrue(message.contains(expected), message);
    }

    private static void assertRefused(String expected, Options options) {
        assertRefused(expected, () -> new Runner(options).wanted(Collections.emptySortedSet()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "-budget 1m -order rounds     | -order rounds and -budget: a budget decides the order of forks",
        "-lt -budget 1m               | -lt and -budget: the list shows the time of all forks",
        "-budget 1m -order assertions | -order assertions and -budget: a budget decides the order of forks",
        "-resume                      | -resume needs the journal of the interrupted run: name it with -journal",
        "-vsall                       | -vsall applies to runs of two sides: name the baseline with -vs JAR",
        "-why                         | -why applies to runs of two sides: name the baseline with -vs JAR",
        "-auto -sc kld             | -auto and -sc kld: only the criterion steady computes how precise",
        "-auto -f 1                | -auto and -f 1: one fork does not show how much forks vary",
        "-auto -f 0                | -auto and -f 0: one fork does not show how much forks vary",
        "-auto -wi 0               | -auto and -wi 0: JMH decides how long to warm up",
        "-auto -wm BULK            | -auto and -wm BULK: JMH needs the warmup and the measurement of each",
        "-auto -wmb other          | -auto and -wmb: JMH needs the warmup and the measurement of each",
        "-auto -shard 2/5:forks    | -auto and -shard 2/5:forks: the number of forks to spread is unknown",
        "-auto -order assertions   | -auto and -order assertions: one gives forks to imprecise benchmarks",
        "-sideOrder duet                     | -sideOrder duet applies to runs of two sides: name the baseline with -vs JAR"})
    void commandLine_contradictory_isRejected(String arguments, String expected) throws Exception {
        assertRefused(expected, new CommandLineOptions(arguments.split(" ")));
    }

    @Test
    void program_contradictory_isRejectedLikeTheCommandLine() {
        assertRefused("-order rounds and -budget: a budget decides", budgetInRounds().build());
        assertRefused("-resume needs the journal", new OptionsBuilder().resume(true).build());
        assertRefused("-tol applies to comparisons", new OptionsBuilder().comparisonTolerance(0.03).build());
        assertRefused("-report applies to comparisons", new OptionsBuilder().comparisonReport("c.md").build());
        assertRefused("-vsn old -vsn new applies to runs of two sides",
                new OptionsBuilder().sideNames("old", "new").build());
        assertRefused("-interpretation quick and -order assertions: this order stops forks as soon as",
                new OptionsBuilder().interpretation("quick").forkOrder(ForkOrder.ASSERTIONS).build());
    }

    /** A user's class that says one thing by overriding a getter, past the builder's checks. */
    private static Options naming(String... reports) {
        return (Options) Proxy.newProxyInstance(Options.class.getClassLoader(), new Class<?>[] {Options.class},
                (proxy, method, arguments) -> method.getName().equals("getComparisonReports") ? List.of(reports)
                        : method.getName().equals("getBaselines") ? List.of("before.json")
                                : InvocationHandler.invokeDefault(proxy, method, arguments));
    }

    @Test
    void reportOfUnknownType_inForeignOptions_isRejected() {
        assertRefused("-report c.docx: ", () -> OptionRules.check(naming("c.html", "c.docx")));
        assertDoesNotThrow(() -> OptionRules.check(naming("c.html")));
    }

    @Test
    void shard_contradictory_isRejectedBeforeBenchmarksAreListed() {
        ChainedOptionsBuilder second = new OptionsBuilder().shard(Shard.of(2, 5).ofForks());
        assertRefused("-budget and -shard 2/5:forks: with a budget, the number of forks to spread is unknown; "
                + "spread benchmarks with -shard 2/5", second.budget(TimeValue.minutes(1)).build());
        assertRefused(
                "-order assertions and -shard 2/5: assertions are judged after the results of all shards are merged",
                new OptionsBuilder().shard(Shard.of(2, 5)).forkOrder(ForkOrder.ASSERTIONS).build());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-auto", "-auto -f 2 -wi 1 -st 1%", "-rf auto -budget 10m", "-rf auto -shard 2/5",
        "-rf auto -order rounds", "-rf dynamic -f 1 -wi 0 -sc kld -wm BULK"})
    void autoRun_withUpperBounds_isAccepted(String arguments) throws Exception {
        OptionRules.check(new CommandLineOptions(arguments.split(" ")));
    }

    @Test
    void flagExplicitlyOff_isAccepted() throws Exception {
        Options off = new OptionsBuilder().compareAll(false).resume(false).build();
        OptionRules.check(off);
        OptionRules.checkOneSide(off);
    }

    @Test
    void loadedResults_followTheRulesOfTheirUse() throws Exception {
        OptionRules.checkLoaded(new CommandLineOptions("-load", "a.json", "-resume"));
        assertRefused("-interpretation quick and -order assertions: ", () -> OptionRules.checkLoaded(
                new CommandLineOptions("-load", "a.json", "-interpretation", "quick", "-order", "assertions")));
    }

    @Test
    void twoSides_followTheSameRules() {
        assertRefused("-order rounds and -budget: a budget decides",
                () -> new SideBySideRun(budgetInRounds().baselineJvm("java").build(), line -> {
                }));
    }

    static Stream<Executable> nothings() {
        return Stream.of(() -> new OptionsBuilder().compareWith((String) null),
                () -> new OptionsBuilder().compareWith((String[]) null),
                () -> new OptionsBuilder().comparisonReport((String) null),
                () -> new OptionsBuilder().assertionReport((String) null),
                () -> new OptionsBuilder().baselineJvmArgs((String) null));
    }

    @ParameterizedTest
    @MethodSource("nothings")
    void builder_null_namesValidValues(Executable call) {
        String message = assertThrows(IllegalArgumentException.class, call).getMessage();
        assertTrue(message.contains("(null): give "), message);
    }
}
