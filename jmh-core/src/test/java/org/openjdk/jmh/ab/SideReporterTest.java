package org.openjdk.jmh.ab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.dynreconf.scheduling.Blocks;
import org.openjdk.jmh.dynreconf.scheduling.ForkEstimate;
import org.openjdk.jmh.dynreconf.scheduling.RunProgress;
import org.openjdk.jmh.dynreconf.sequential.SequentialSettings;
import org.openjdk.jmh.dynreconf.sequential.Suite;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

class SideReporterTest {

    private static final int BENCHMARKS = 3;
    /** After these, more would hardly decide anything. */
    private static final int PAIRS = 9;

    /** Returns the lines of a run in which no benchmark is decided. */
    private static List<String> lines(boolean detailed) throws IOException {
        Suite suite = new Suite(SequentialSettings.standard());
        List<MeasuredPair> pairs =
                Stream.of("p.C.one", "p.C.two", "p.C.three").map(name -> Pairs.of(name, suite)).toList();
        List<String> lines = new ArrayList<>();
        SideReporter reporter = new SideReporter(lines::add, false, detailed, false);
        reporter.begin(PairedSuite.of(pairs, SequentialSettings.standard()),
                new RunProgress(new Blocks(BENCHMARKS, 1), 2,
                        Collections.nCopies(BENCHMARKS, new ForkEstimate(1, 0)),
                        Collections.nCopies(BENCHMARKS, 40)));
        for (int number = 0; number < PAIRS; number++) {
            for (MeasuredPair pair : pairs) {
                int noise = number % 2 == 0 ? 50 : 0;
                Pairs.measured(pair, MeasuredPair.BASELINE, json(pair, 100 + noise));
                Pairs.measured(pair, MeasuredPair.CANDIDATE, json(pair, 160 - noise));
                pair.endBlock();
                reporter.blockEnded(pair);
            }
        }
        return lines;
    }

    /** Returns the line about the length of a run of at most so many pairs. */
    private static String announced(int most) throws IOException {
        SequentialSettings settings = SequentialSettings.standard().withMostBlocks(most);
        List<String> lines = new ArrayList<>();
        Options options = new OptionsBuilder().build();
        new SideReporter(lines::add, false, false, true).announce(Side.baseline(options, "old.jar"),
                Side.candidate(options), PairedSuite.of(List.of(Pairs.of("p.C.one", new Suite(settings))), settings),
                List.of(),
                new RunProgress(new Blocks(1, 1), 2, List.of(new ForkEstimate(1, 0)), List.of(2 * most)));
        return lines.stream().filter(line -> line.contains("of forks each")).findFirst().orElse("none of " + lines);
    }

    private static String json(MeasuredPair pair, double score) {
        return "[{\"benchmark\":\"" + pair.params().getBenchmark()
                + "\",\"mode\":\"avgt\",\"primaryMetric\":{\"score\":"
                + score + ",\"scoreUnit\":\"us/op\",\"rawData\":[[" + score + "]]}}]";
    }

    private static long count(List<String> lines, String begin) {
        return lines.stream().filter(line -> line.startsWith(begin)).count();
    }

    @Test
    void undecidedBenchmarks_haveTwoLinesEach_andRoundsOneWheneverTheirNumberDoubles() throws IOException {
        List<String> lines = lines(false);
        assertEquals(2 * BENCHMARKS, lines.stream().filter(line -> line.contains(" C.")).count(), lines::toString);
        assertEquals(1, count(lines, "# Pair 2 of 20 of each; "));
        assertEquals(2, lines.stream().filter(line -> line.contains("undecided after pair")).count(),
                lines::toString);
    }

    @Test
    void announcement_namesTheFewestPairsOnlyIfMoreMayRun() throws IOException {
        assertTrue(announced(3).startsWith("# 1 benchmark, 3 pairs of forks each ("), announced(3));
        assertTrue(announced(4).startsWith("# 1 benchmark, 3 to 4 pairs of forks each ("), announced(4));
    }

    @Test
    void detailedRun_hasALineForEachInterimAnalysis() throws IOException {
        assertEquals(BENCHMARKS * (1 + PAIRS - 2), lines(true).stream().filter(line -> line.contains(" C.")).count());
    }
}
