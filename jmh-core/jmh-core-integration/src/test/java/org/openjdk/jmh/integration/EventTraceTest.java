package org.openjdk.jmh.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.ab.SideBySideRun;
import org.openjdk.jmh.integration.support.EventTrace;
import org.openjdk.jmh.results.reports.Gate;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;

/**
 * Tests what runs of all kinds announce, decide and write, in which order, with real forks. Expected traces are in
 * {@code golden/trace}; those of the last run are in {@code target/trace}.
 */
class EventTraceTest {

    private static final String SHORT = " -wi 1 -w 5ms -i 1 -r 5ms -foe false ";
    private static final String STABLE = " -sc cv -st 512 -wi 4 -wimin 2 -i 1 -w 5ms -r 5ms -env false ";
    private static final String BOTH = "(Neighbour|Steady)Benchmark";

    @TempDir
    Path folder;

    private EventTrace trace;

    /** Runs with arguments that mark file names by {@code @}. */
    private Runner run(String arguments) {
        try {
            return run(new Runner(new CommandLineOptions(arguments.trim().replace("@", folder + "/").split(" +")),
                    trace = trace == null ? new EventTrace(folder) : trace));
        } catch (CommandLineOptionException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private Runner run(Runner runner) {
        try {
            trace.add("returns: " + EventTrace.results(runner.run()));
        } catch (RunnerException | RuntimeException e) {
            trace.add("throws " + e.getClass().getSimpleName() + ": "
                    + e.getMessage().lines().findFirst().orElse("").replace(folder + "/", ""));
        }
        trace.add("failures: " + runner.failures().entrySet().stream()
                .map(failed -> failed.getKey().getBenchmark().replaceFirst(".*\\.", "") + ": " + failed.getValue())
                .collect(Collectors.joining("; ")));
        return runner;
    }

    private void assertTrace(String name) throws IOException {
        String actual = trace.text();
        Path written = Path.of("target", "trace", name + ".txt");
        Files.createDirectories(written.getParent());
        Files.writeString(written, actual);
        try (InputStream in = EventTraceTest.class.getResourceAsStream("/golden/trace/" + name + ".txt")) {
            assertEquals(in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8), actual,
                    () -> "now in " + written.toAbsolutePath());
        }
    }

    @Test
    void staticRun() throws IOException {
        run("SteadyBenchmark -f 2 -wf 1 -rff @result.json -rf json" + SHORT);
        assertTrace("static");
    }

    @Test
    void dynamicRun() throws IOException {
        run(BOTH + STABLE + "-f 3 -fmin 2 -wf 1 -rff @result.json -rf json");
        assertTrace("dynamic");
    }

    @Test
    void watchedRun() throws IOException {
        run("SteadyBenchmark -f 1 -env true -rff @result.json -rf json" + SHORT);
        assertTrace("watched");
    }

    @Test
    void runWithoutForks() throws IOException {
        run(BOTH + STABLE + "-f 0 -rff @result.json -rf json");
        run(BOTH + SHORT + "-f 0 -rff @result.json -rf json -order rounds");
        assertTrace("embedded");
    }

    @Test
    void rounds() throws IOException {
        run(BOTH + SHORT + "-f 2 -order rounds -rff @result.json -rf json");
        assertTrace("rounds");
    }

    @Test
    void budget() throws IOException {
        run("SteadyBenchmark" + SHORT + "-f 2 -budget 1m -rff @result.json -rf json");
        run("SteadyBenchmark -f 2 -wi 1 -i 1 -r 1m -budget 1s");
        assertTrace("budget");
    }

    /** The budget is long enough for the VM of the fork to start on a busy machine. */
    @Test
    void forkThatOutlastsItsTime() throws IOException {
        String hanging = "HangingBenchmark -wi 1 -i 2 -w 5ms -r 5ms -f 1 -budget 15s -journal @run.journal";
        run(hanging);
        run(hanging + " -resume");
        assertTrace("cut");
    }

    /** Returns the journal as if the host was killed while the fourth fork ran. */
    @Test
    void journal_andResumeAfterAKill() throws IOException {
        journal_andResumeAfterAKill("journal", "");
    }

    @Tag("nightly")
    @Test
    void journalOfRounds_andResumeAfterAKill() throws IOException {
        journal_andResumeAfterAKill("journal-rounds", "-order rounds");
    }

    private void journal_andResumeAfterAKill(String name, String order) throws IOException {
        String journaled = BOTH + STABLE + "-f 2 -fmin 2 " + order + " -rff @result.json -rf json -journal @";
        trace = new EventTrace(folder);
        trace.at("# Fork: 2 of 2", 2, () -> copy("run.journal", "killed.journal"));
        run(journaled + "run.journal");
        run(journaled + "killed.journal -resume");
        run(journaled + "killed.journal -resume");
        run(journaled.replace("-fmin 2", "-fmin 1") + "killed.journal -resume");
        assertTrace(name);
    }

    private void copy(String file, String to) {
        try {
            Files.copy(folder.resolve(file), folder.resolve(to));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void lostForks_keptInADynamicRun() throws IOException {
        run("FickleBenchmark -p folder=@ -p lost=2" + STABLE + "-f 3 -fmin 3 -rff @result.json -rf json");
        assertTrace("lost");
    }

    @Test
    void lostFork_endsItsBenchmarkInAStaticRun() throws IOException {
        String both = "(Fickle|Steady)Benchmark -p folder=@ -p lost=2 -f 2 -order rounds -rff @result.json -rf json"
                + " -wi 1 -i 2 -w 5ms -r 5ms -journal @run.journal";
        run(both);
        run(both + " -resume");
        assertTrace("dropped");
    }

    @Test
    void lostFork_failsTheRunOnError() throws IOException {
        run("FickleBenchmark -p folder=@ -p lost=1 -f 2 -keepForks true -rff @result.json -rf json -foe true -wi 1 -i 2"
                + " -w 5ms -r 5ms");
        assertTrace("failed");
    }

    /** One fork of each side decides nothing. */
    @Test
    void orderByAssertions() throws IOException {
        run("AssertedBenchmark" + SHORT + "-f 1 -bm avgt -order assertions -rff @result.json -rf json");
        assertTrace("ordered");
    }

    @Test
    void shards() throws IOException {
        run(BOTH + SHORT + "-f 1 -shard 1/2 -rff @first.json -rf json");
        run("SteadyBenchmark" + SHORT + "-f 3 -shard 1/2:forks -rff @spread.json -rf json");
        assertTrace("shards");
    }

    @Test
    void assertionsAndComparison() throws IOException {
        run("SteadyBenchmark" + SHORT + "-f 1 -rff @old.json -rf json");
        run("AssertedBenchmark" + SHORT + "-f 1 -bm avgt -rff @result.json -rf json");
        run("SteadyBenchmark" + SHORT + "-f 1 -vs @old.json -rff @result.json -rf json");
        assertTrace("assertions");
    }

    @Test
    void history() throws IOException {
        run("SteadyBenchmark" + SHORT + "-f 1 -env false -hist @runs.hist");
        run("SteadyBenchmark" + STABLE + "-f 1 -hist @runs.hist -rff @result.json -rf json");
        run("SteadyBenchmark" + SHORT + "-f 1 -hist @runs.hist -journal @run.journal");
        assertTrace("history");
    }

    @Test
    void runsThatAreRefused() throws IOException {
        run("SteadyBenchmark" + SHORT + "-f 1 -rff @same -rf json -journal @same");
        run("SteadyBenchmark" + SHORT + "-f 1 -rff @absent/result.json -rf json");
        run("SteadyBenchmark" + SHORT + "-f 1 -vs @absent.json");
        run("SteadyBenchmark" + SHORT + "-f 1 -vsJvmArgs -Da=b");
        run("SteadyBenchmark" + SHORT + "-f 0 -budget 1m -journal @run.journal");
        assertTrace("refused");
    }

    private void compare(String arguments) {
        try {
            SideBySideRun run = new SideBySideRun(
                    new CommandLineOptions(arguments.trim().replace("@", folder + "/").split(" +")), trace::println);
            trace.add("returns: " + run.run(Gate.stopping()).metrics().size() + " compared");
            trace.add("failures: " + run.failed());
        } catch (RunnerException | CommandLineOptionException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void twoSides_andResumeAfterAKill() throws IOException {
        twoSides_andResumeAfterAKill("interleaved");
    }

    @Tag("nightly")
    @Test
    void duet_andResumeAfterAKill() throws IOException {
        Assumptions.assumeTrue(Runtime.getRuntime().availableProcessors() > 1, "a duet needs two cores");
        twoSides_andResumeAfterAKill("duet");
    }

    /** Returns the journal as if the host was killed while the second block ran. */
    private void twoSides_andResumeAfterAKill(String order) throws IOException {
        String both =
                "SteadyBenchmark -wi 1 -i 1 -w 5ms -r 5ms -f 3 -tol 0.1% -vsJvmArgs -Dside=old -sideOrder " + order
                        + " -env false -rf json -rff @result.json -journal @";
        trace = new EventTrace(folder);
        trace.at("# Pair 1,", 1, () -> copy("run.journal", "killed.journal"));
        compare(both + "run.journal");
        compare(both + "killed.journal -resume");
        assertTrace(order);
    }
}
