package org.openjdk.jmh.reconfiguration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.Checkpoint;
import org.openjdk.jmh.dynreconf.ReconfigurationSession;
import org.openjdk.jmh.dynreconf.ReconfigurationSettings;
import org.openjdk.jmh.dynreconf.criteria.catalog.StabilityCriteria;
import org.openjdk.jmh.dynreconf.measurement.ForkRole;
import org.openjdk.jmh.dynreconf.measurement.Iteration;
import org.openjdk.jmh.dynreconf.measurement.Sample;
import org.openjdk.jmh.reconfiguration.OptionNames.Option;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Rules of console output: its width, its repetitions, and the names of options. */
class ConsoleTextTest {

    @Test
    void lines_wrapBetweenWordsAt80Columns() {
        String word = "0123456789012345678";
        String line = "# " + word + " " + word + " " + word + " " + word.substring(1);
        assertEquals(80, line.length());
        assertEquals(List.of(line), ConsoleLines.of(line));
        assertEquals(List.of(line, "#     end"), ConsoleLines.of(line + " end"));
        assertEquals(List.of(line, "#     7 % end"), ConsoleLines.of(line + " 7 % end"));
        assertEquals(List.of(line.substring(0, 78), "#     7 %"), ConsoleLines.of(line.substring(0, 78) + " 7 %"));
        String long1 = word + word + word + word + word;
        assertEquals(List.of("# so:", "#     " + long1, "#     there"), ConsoleLines.of("# so: " + long1 + " there"));
    }

    @Test
    void warning_ofAKnownKind_isPrintedAtTheEnd() {
        RunWarnings warnings = new RunWarnings();
        assertTrue(warnings.add("forks not stable", "A.a", "forks not stable: 0.3"));
        assertTrue(warnings.add("warmup not stable", "B.b", "warmup not stable"));
        assertEquals(List.of(), warnings.unprinted());
        assertFalse(warnings.add("forks not stable", "A.a", "forks not stable: 0.4"));
        assertFalse(warnings.add("forks not stable", "B.b", "forks not stable: 0.4"));
        assertFalse(warnings.add("forks not stable", "B.b", "forks not stable: 0.5"));
        assertEquals(List.of("forks not stable: 0.4 (2 times, in A.a, B.b)", "forks not stable: 0.5 (B.b)"),
                warnings.unprinted());
    }

    @Test
    void warnings_ofManyBenchmarks_listSome() {
        RunWarnings warnings = new RunWarnings();
        for (int i = 1; i <= 42; i++) {
            warnings.add("forks not stable", "B" + i, "forks not stable");
        }
        assertEquals(List.of("forks not stable (42 times, in B1, B2, B3, B4, B5, B6, B7, B8 and 34 more)"),
                warnings.unprinted());
    }

    @Test
    void load_farAboveTheProcessors_warns() {
        assertEquals(List.of("# WARNING: load 15.0 on 2 processors: forks vary while other programs use the",
                "#     machine; stop them, or wait for their end"),
                SystemLoad.warning(15, 2, false));
        assertEquals(List.of("# WARNING: load 15.0 on 2 processors: waiting for a processor does not count,",
                "#     but sharing its caches does: expect other scores than on a quiet machine"),
                SystemLoad.warning(15, 2, true));
        assertEquals(1,
                SystemLoad.warning(1.5, 1, false).stream().filter(line -> line.contains("1 processor:")).count());
        assertEquals(List.of(), SystemLoad.warning(2.9, 2, true));
        assertEquals(List.of(), SystemLoad.warning(-1, 2, false));
        assertEquals(Optional
                .of("Load 15.0 on 2 processors: the run takes longer than on a quiet machine, but counts are the same"),
                SystemLoad.warningOfTime(15, 2));
        assertEquals(Optional.empty(), SystemLoad.warningOfTime(2.9, 2));
        assertEquals(Optional.empty(), SystemLoad.warningOfTime(-1, 2));
    }

    /** Two forks on two idle processors run at full speed; with ten other threads, they take six times as long. */
    @Test
    void slowdown_isTheNumberOfThreadsPerProcessor() {
        assertEquals(1, SystemLoad.slowdown(0, 2, 2), 0);
        assertEquals(6, SystemLoad.slowdown(10, 2, 2), 0);
        assertEquals(1, SystemLoad.slowdown(3, 1, 8), 0);
        assertEquals(1, SystemLoad.slowdown(-1, 2, 1), 0);
    }

    private static Checkpoint checkpointOfForks(double... means) {
        ReconfigurationSession session = new ReconfigurationSession(ReconfigurationSettings.builder()
                .criteria(StabilityCriteria.builtIn().parse("steady")).warmupIterations(0, 0)
                .measurementIterations(1, 1)
                .forks(2, means.length).build());
        Checkpoint last = null;
        for (double mean : means) {
            session.startFork(ForkRole.measured());
            session.mayMeasurementEnd();
            session.measurementIteration(Iteration.of(Sample.of(mean)));
            last = session.endFork();
        }
        return last;
    }

    /** Two forks that agree by chance end a run, but are not called as precise as wanted. */
    @Test
    void forksThatAgree_areNotCalledStable_withoutTheWantedPrecision() {
        assertEquals("# Stability: good to ± 6.5 % (wanted 2 %): forks agree and end after 2 of 2",
                CheckpointText.plainLine(checkpointOfForks(1, 1.001)).replace(" + 2 % of warmup", ""));
        assertTrue(CheckpointText.plainLine(checkpointOfForks(1, 1.5)).endsWith("not stable, forks end after all 2"));
    }

    @Test
    void remedy_whenMoreForksDoNotHelp_suggestsNoForks() throws CommandLineOptionException {
        Checkpoint last = checkpointOfForks(1, 1000);
        String warning = CheckpointText.warning(List.of(last), 1, "fork", new OptionNames(new CommandLineOptions()));
        assertTrue(warning.endsWith("(needs <= 0.02); find out why forks vary, or loosen -st for steady"), warning);
    }

    @Test
    void options_areNamedByFlagOrByMethod() throws CommandLineOptionException {
        OptionNames typed = new OptionNames(new CommandLineOptions("-wi", "3"));
        assertEquals("-wi", typed.of(Option.WARMUP_ITERATIONS));
        assertEquals("-sc kld", typed.with(Option.CRITERION, "kld"));
        OptionNames written = new OptionNames(new OptionsBuilder().forks(3).build());
        assertEquals("option forks()", written.place(Option.FORKS));
        assertEquals("stabilityCriterion(kld)", written.with(Option.CRITERION, "kld"));
        OptionNames both = new OptionNames(new OptionsBuilder().parent(new CommandLineOptions("-wi", "3")).build());
        assertEquals("option -f", both.place(Option.FORKS));
    }
}
